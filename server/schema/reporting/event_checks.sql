-- What the last look at a month found.
create table event_checks (
  domain_id bigint not null,
  month date not null,
  checked_at timestamptz not null default now(),
  events bigint not null,
  broken jsonb not null, -- ids, the first hundred
  broken_count bigint not null,
  lost jsonb not null, -- ids of anchored events that are gone or changed
  head text not null,
  constraint event_checks_pkey primary key (domain_id, month),
  constraint event_checks_domain_id_fkey foreign key (domain_id) references domains(id),
  constraint event_checks_head_check check (head in ('none', 'sound', 'forged'))
);
alter table event_checks enable row level security, force row level security;
create policy own on event_checks using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on event_checks to vigil_app;
