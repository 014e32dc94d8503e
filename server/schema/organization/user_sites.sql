-- permissionData: the companies a user manages beside the own one.
create table user_sites (
  domain_id bigint not null,
  user_id bigint not null,
  company_id bigint not null,
  constraint user_sites_pkey primary key (domain_id, user_id, company_id),
  constraint user_sites_domain_id_company_id_fkey foreign key (domain_id, company_id) references companies(domain_id, id),
  constraint user_sites_domain_id_user_id_fkey foreign key (domain_id, user_id) references users(domain_id, id) on delete cascade
);
create index user_sites_by_company on user_sites (domain_id, company_id);
create trigger tell_rights after insert or delete or update on user_sites for each row execute function tell_domain();
alter table user_sites enable row level security, force row level security;
create policy own on user_sites using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on user_sites to vigil_app;
