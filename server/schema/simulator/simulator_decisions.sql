-- One row per image, made at the start: together they are the paper. The month is the session's, so that a retry finds the same row.
-- Partitions: one for each month, made ahead (make_partitions_ahead), and simulator_decisions_other for any other month.
create table simulator_decisions (
  domain_id bigint not null,
  started_month date not null,
  session_id bigint not null,
  "position" integer not null,
  image_id bigint not null,
  shown_ms integer,
  decided_ms integer,
  received_at timestamptz,
  decision text,
  category text,
  marks jsonb not null default '[]', -- [{ view, x, y }], pixels of that view's image
  opened boolean not null default false,
  opened_ms integer,
  found boolean,
  credit text,
  revision integer not null default 0,
  issued_at timestamptz, -- when a picture of it was first handed out
  reason text, -- why it was chosen for its learner; null where no choice was made for them
  confidence smallint,
  level smallint,
  constraint simulator_decisions_pkey primary key (domain_id, started_month, session_id, "position"),
  constraint simulator_decisions_domain_id_session_id_fkey foreign key (domain_id, session_id) references simulator_sessions(domain_id, id),
  constraint simulator_decisions_image_id_fkey foreign key (image_id) references images(id),
  constraint simulator_decisions_confidence_check check (confidence >= 1 and confidence <= 4),
  constraint simulator_decisions_credit_check check (credit in ('none', 'half', 'full', 'out')),
  constraint simulator_decisions_decision_check check (decision ~ '^[VIPHRT]{1,6}$'),
  constraint simulator_decisions_level_check check (level >= 1 and level <= 5),
  constraint simulator_decisions_position_check check ("position" >= 0),
  constraint simulator_decisions_reason_check check (reason in ('missed', 'missedHard', 'weak', 'unmet', 'level'))
) partition by range (started_month);
create index simulator_decisions_by_image on simulator_decisions (domain_id, image_id);
alter table simulator_decisions enable row level security, force row level security;
create policy own on simulator_decisions using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on simulator_decisions to vigil_app;
