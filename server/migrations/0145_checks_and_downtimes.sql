-- When what reports add up was last compared with its facts, and how many rows said something else.
create table rollup_checks (
  domain_id bigint primary key references domains (id),
  checked_at timestamptz not null default now(),
  faults bigint not null
);
select protect_tenant('rollup_checks');

-- Times in which no server ran: what was open meanwhile goes on where it stood. Each node says every ten seconds that one is alive.
alter table installation add column alive_at timestamptz;
grant update (alive_at) on installation to vigil_app;
create table downtimes (
  from_at timestamptz primary key,
  until_at timestamptz not null
);
grant select, insert, update, delete on downtimes to vigil_app;
alter table simulator_sessions add column forgiven_at timestamptz;
alter table exam_attempts add column forgiven_at timestamptz;
