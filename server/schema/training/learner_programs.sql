-- How each learner stands in each program, beside the assignments and runs that say it (`keep_learner_programs`): what reports and dashboards count.
-- Without references: its rows come and go with those of the assignments and runs, which have them.
create table learner_programs (
  domain_id bigint not null,
  user_id bigint not null,
  program_id bigint not null,
  company_id bigint not null,
  active boolean not null,
  assigned boolean not null, -- by any way, from whatever day on
  begins_on date, -- the last of its assignments
  assigned_due date, -- by the assignments alone, not by the end of the program
  run_open boolean, -- of the newest run, as what follows; null without one
  status text,
  due_at timestamptz,
  valid_until timestamptz,
  undated boolean not null,
  constraint learner_programs_pkey primary key (domain_id, user_id, program_id)
);
create index learner_programs_beginning on learner_programs (domain_id, begins_on) where (begins_on is not null);
create index learner_programs_by_company on learner_programs (domain_id, company_id);
create index learner_programs_by_program on learner_programs (domain_id, program_id) include (user_id, company_id, active, assigned, undated);
alter table learner_programs enable row level security, force row level security;
create policy own on learner_programs using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on learner_programs to vigil_app;
