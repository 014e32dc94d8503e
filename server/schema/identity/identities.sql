-- Who a provider's subject is here.
create table identities (
  domain_id bigint not null,
  provider_id bigint not null,
  subject text collate "C" not null,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  provisioned_at timestamptz not null default now(),
  constraint identities_pkey primary key (domain_id, provider_id, subject),
  constraint identities_domain_id_provider_id_user_id_key unique (domain_id, provider_id, user_id),
  constraint identities_domain_id_provider_id_fkey foreign key (domain_id, provider_id) references identity_providers(domain_id, id),
  constraint identities_domain_id_user_id_fkey foreign key (domain_id, user_id) references users(domain_id, id)
);
create index identities_by_user on identities (domain_id, user_id);
alter table identities enable row level security, force row level security;
create policy own on identities using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on identities to vigil_app;
