-- How each learner stands in each program, beside the assignments and runs that say it: what reports and dashboards count, read from one narrow
-- table instead of being put together of four. And who is counted, and where, from an index.
alter table users disable row level security;
alter table program_assignments disable row level security;
alter table program_statuses disable row level security;

create table learner_programs (
  domain_id bigint not null,
  user_id bigint not null,
  program_id bigint not null,
  company_id bigint not null,
  active boolean not null,
  assigned boolean not null,
  begins_on date,
  assigned_due date,
  run_open boolean,
  status text,
  due_at timestamptz,
  valid_until timestamptz,
  primary key (domain_id, user_id, program_id)
);
insert into learner_programs
  select u.domain_id, u.id, k.program_id, u.company_id, u.active, coalesce(k.assigned, false), k.begins_on, k.assigned_due, k.run_open, k.status, k.due_at,
      k.valid_until
    from (
      (select a.domain_id, a.user_id, a.program_id, true as assigned, max(a.starts_on) as begins_on,
          least(min(a.due_on), case when bool_and(a.ends_on is not null) then max(a.ends_on) end) as assigned_due
        from program_assignments a group by a.domain_id, a.user_id, a.program_id) a
      full join
      (select distinct on (s.domain_id, s.user_id, s.program_id) s.domain_id, s.user_id, s.program_id, s.closed_at is null as run_open, s.status, s.due_at,
          least(s.expiry_at, s.revoked_at - interval '1 day') as valid_until
        from program_statuses s order by s.domain_id, s.user_id, s.program_id, s.sequence desc) s using (domain_id, user_id, program_id)) k
    join users u on u.domain_id = k.domain_id and u.id = k.user_id and u.erased_at is null;
create index learner_programs_by_company on learner_programs (domain_id, company_id);
create index learner_programs_beginning on learner_programs (domain_id, begins_on) where (begins_on is not null);
select protect_tenant('learner_programs');

create index users_reach on users (domain_id, id) include (company_id, active) where (erased_at is null);

alter table users enable row level security;
alter table program_assignments enable row level security;
alter table program_statuses enable row level security;
analyze learner_programs;
