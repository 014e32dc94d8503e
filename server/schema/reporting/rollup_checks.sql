-- When what reports add up was last compared with its facts, and how many rows said something else.
create table rollup_checks (
  domain_id bigint not null,
  checked_at timestamptz not null default now(),
  faults bigint not null,
  constraint rollup_checks_pkey primary key (domain_id),
  constraint rollup_checks_domain_id_fkey foreign key (domain_id) references domains(id)
);
alter table rollup_checks enable row level security, force row level security;
create policy own on rollup_checks using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on rollup_checks to vigil_app;
