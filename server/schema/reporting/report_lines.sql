-- The lines of a report: numbers, dates and the numbers of records, never a name. They go with their run.
create table report_lines (
  domain_id bigint not null,
  run_id bigint not null,
  "position" bigint not null,
  cells jsonb not null, -- in the order of the report's columns
  constraint report_lines_pkey primary key (domain_id, run_id, "position")
);
alter table report_lines enable row level security, force row level security;
create policy own on report_lines using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on report_lines to vigil_app;
