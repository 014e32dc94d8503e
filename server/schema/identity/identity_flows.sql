-- Sign-ins that are at the provider: taken up once, by the browser that began them.
create table identity_flows (
  domain_id bigint not null,
  state_hash bytea not null,
  provider_id bigint not null,
  browser_hash bytea not null, -- of the visitor's cookie
  sealed text not null, -- verifier and nonce
  expires_at timestamptz not null,
  constraint identity_flows_pkey primary key (domain_id, state_hash),
  constraint identity_flows_domain_id_provider_id_fkey foreign key (domain_id, provider_id) references identity_providers(domain_id, id) on delete cascade
);
create index identity_flows_by_expiry on identity_flows (domain_id, expires_at);
alter table identity_flows enable row level security, force row level security;
create policy own on identity_flows using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on identity_flows to vigil_app;
