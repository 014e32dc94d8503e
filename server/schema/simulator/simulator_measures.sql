-- Answers of a sealed session by what was shown and how long it took, written with its seal: what measures of learners and groups add up, without the decisions.
create table simulator_measures (
  domain_id bigint not null,
  session_id bigint not null,
  sealed_at timestamptz not null,
  dimension text not null,
  value text not null,
  hits integer not null,
  misses integer not null,
  false_alarms integer not null,
  correct_rejections integer not null,
  constraint simulator_measures_pkey primary key (domain_id, session_id, dimension, value),
  constraint simulator_measures_domain_id_session_id_fkey foreign key (domain_id, session_id) references simulator_sessions(domain_id, id)
);
create index simulator_measures_by_seal on simulator_measures (domain_id, dimension, sealed_at) include (session_id, value, hits, misses, false_alarms, correct_rejections);
create trigger measures_added after insert on simulator_measures referencing new table as changed for each statement execute function add_counted_measures('come');
create trigger measures_changed after update on simulator_measures referencing new table as changed for each statement execute function add_counted_measures('come');
create trigger measures_left after update on simulator_measures referencing old table as changed for each statement execute function add_counted_measures('gone');
create trigger measures_removed after delete on simulator_measures referencing old table as changed for each statement execute function add_counted_measures('gone');
alter table simulator_measures enable row level security, force row level security;
create policy own on simulator_measures using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on simulator_measures to vigil_app;
