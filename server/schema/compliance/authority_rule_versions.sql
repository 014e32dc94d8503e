-- What a rule asks for, each version from its day on: a period is judged by what held when it began.
create table authority_rule_versions (
  domain_id bigint not null,
  authority_rule_id bigint not null,
  valid_from date not null,
  asks jsonb not null,
  created_at timestamptz not null default now(),
  created_by bigint,
  constraint authority_rule_versions_pkey primary key (domain_id, authority_rule_id, valid_from),
  constraint authority_rule_versions_domain_id_authority_rule_id_fkey foreign key (domain_id, authority_rule_id) references authority_rules(domain_id, id)
);
alter table authority_rule_versions enable row level security, force row level security;
create policy own on authority_rule_versions using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on authority_rule_versions to vigil_app;
