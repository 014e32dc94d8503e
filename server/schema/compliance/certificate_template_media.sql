-- Which media a template shows, so that none goes that a page needs. Written beside the page, by whoever writes it.
create table certificate_template_media (
  owner_domain_id bigint,
  template_id bigint not null,
  media_id bigint not null,
  constraint certificate_template_media_pkey primary key (template_id, media_id),
  constraint certificate_template_media_media_id_fkey foreign key (media_id) references media(id),
  constraint certificate_template_media_owner_domain_id_fkey foreign key (owner_domain_id) references domains(id),
  constraint certificate_template_media_template_id_fkey foreign key (template_id) references certificate_templates(id) on delete cascade
);
create index certificate_template_media_by_media on certificate_template_media (media_id);
alter table certificate_template_media enable row level security, force row level security;
create policy read on certificate_template_media for select using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and nullif(current_setting('app.domain_id', true), '') is not null);
create policy make on certificate_template_media for insert with check (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy change on certificate_template_media for update using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy remove on certificate_template_media for delete using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
grant select, insert, update, delete on certificate_template_media to vigil_app;
