-- The end of a month's chain, signed: the events that nobody follows. Who takes one of them out is missed here.
create table event_heads (
  domain_id bigint not null,
  month date not null,
  last_id bigint not null,
  leaves jsonb not null, -- [[id, digest], …]
  lost jsonb not null default '[]', -- those that were in a head once and are gone or changed
  signed_at timestamptz not null default now(),
  signature text not null,
  taken jsonb,
  constraint event_heads_pkey primary key (domain_id, month),
  constraint event_heads_domain_id_fkey foreign key (domain_id) references domains(id)
);
alter table event_heads enable row level security, force row level security;
create policy own on event_heads using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on event_heads to vigil_app;
