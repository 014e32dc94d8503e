-- One row per question, made at the start: together they are the paper. The month is the attempt's, so that a retry finds the same row.
-- Partitions: one for each month, made ahead (make_partitions_ahead), and exam_answers_other for any other month.
create table exam_answers (
  domain_id bigint not null,
  started_month date not null,
  attempt_id bigint not null,
  "position" integer not null,
  question_id bigint not null,
  kind text not null,
  option_order jsonb not null, -- ids of the options as they are shown
  value jsonb, -- ids of the options chosen
  revision integer not null default 0,
  shown_ms integer,
  elapsed_ms integer,
  answered_at timestamptz,
  duration_ms integer not null default 0,
  timeout boolean not null default false,
  flagged boolean not null default false,
  locked boolean not null default false,
  claimed_correct boolean,
  credit text,
  asked_id bigint, -- what the question is called in this attempt; null where it began before questions had such numbers
  asked_options jsonb, -- beside option_order, place by place
  points integer,
  constraint exam_answers_pkey primary key (domain_id, started_month, attempt_id, "position"),
  constraint exam_answers_domain_id_attempt_id_fkey foreign key (domain_id, attempt_id) references exam_attempts(domain_id, id),
  constraint exam_answers_credit_check check (credit in ('none', 'part', 'full', 'out')),
  constraint exam_answers_kind_check check (kind in ('single', 'multiple', 'numeric', 'text', 'match', 'order', 'hotspot', 'findThreat')),
  constraint exam_answers_points_check check (points > 0 and points < 10000),
  constraint exam_answers_position_check check ("position" >= 0)
) partition by range (started_month);
alter table exam_answers enable row level security, force row level security;
create policy own on exam_answers using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on exam_answers to vigil_app;
