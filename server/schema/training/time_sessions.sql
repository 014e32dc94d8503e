-- Stretches of time in a program, as the page told and the server capped them.
create table time_sessions (
  domain_id bigint not null,
  program_status_id bigint not null,
  number integer not null,
  started_at timestamptz not null default now(),
  last_update_at timestamptz not null default now(),
  seconds integer not null default 0,
  lag integer not null default 0,
  closed_at timestamptz,
  constraint time_sessions_pkey primary key (domain_id, program_status_id, number),
  constraint time_sessions_domain_id_program_status_id_fkey foreign key (domain_id, program_status_id) references program_statuses(domain_id, id),
  constraint time_sessions_number_check check (number > 0)
);
create unique index time_sessions_open on time_sessions (domain_id, program_status_id) where (closed_at is null);
alter table time_sessions enable row level security, force row level security;
create policy own on time_sessions using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on time_sessions to vigil_app;
