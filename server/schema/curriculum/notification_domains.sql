-- For which domains a shared notice is. What is written for some is no other's business: only they and the system domain read it.
create table notification_domains (
  owner_domain_id bigint,
  notification_id bigint not null,
  to_domain_id bigint not null,
  constraint notification_domains_pkey primary key (notification_id, to_domain_id),
  constraint notification_domains_notification_id_fkey foreign key (notification_id) references notifications(id) on delete cascade,
  constraint notification_domains_owner_domain_id_fkey foreign key (owner_domain_id) references domains(id),
  constraint notification_domains_to_domain_id_fkey foreign key (to_domain_id) references domains(id)
);
create index notification_domains_by_domain on notification_domains (to_domain_id);
alter table notification_domains enable row level security, force row level security;
create policy read on notification_domains for select using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and (nullif(current_setting('app.domain_id', true), '')::bigint = to_domain_id or nullif(current_setting('app.domain_id', true), '')::bigint = 1));
create policy make on notification_domains for insert with check (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy change on notification_domains for update using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy remove on notification_domains for delete using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
grant select, insert, update, delete on notification_domains to vigil_app;
