-- One-time links that were mailed.
create table recoveries (
  domain_id bigint not null,
  token_hash bytea not null, -- SHA-256 of the link's 256 random bits
  user_id bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  invitation boolean not null default false,
  constraint recoveries_pkey primary key (domain_id, token_hash),
  constraint recoveries_domain_id_fkey foreign key (domain_id) references domains(id),
  constraint recoveries_domain_id_user_id_fkey foreign key (domain_id, user_id) references users(domain_id, id)
);
create index recoveries_by_expiry on recoveries (domain_id, expires_at);
create index recoveries_by_user on recoveries (domain_id, user_id);
alter table recoveries enable row level security, force row level security;
create policy own on recoveries using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on recoveries to vigil_app;
