-- What was done to the picture, compressed.
-- Partitions: one for each month, made ahead (make_partitions_ahead), and simulator_traces_other for any other month.
create table simulator_traces (
  domain_id bigint not null,
  started_month date not null,
  session_id bigint not null,
  "position" integer not null,
  trace bytea not null,
  constraint simulator_traces_pkey primary key (domain_id, started_month, session_id, "position"),
  constraint simulator_traces_domain_id_session_id_fkey foreign key (domain_id, session_id) references simulator_sessions(domain_id, id),
  constraint simulator_traces_position_check check ("position" >= 0)
) partition by range (started_month);
alter table simulator_traces enable row level security, force row level security;
create policy own on simulator_traces using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on simulator_traces to vigil_app;
