-- The view of a list that somebody sees first.
create table list_view_standards (
  domain_id bigint not null,
  home_domain_id bigint not null,
  user_id bigint not null,
  list text not null,
  list_view_id bigint not null,
  constraint list_view_standards_pkey primary key (domain_id, home_domain_id, user_id, list),
  constraint list_view_standards_domain_id_list_view_id_fkey foreign key (domain_id, list_view_id) references list_views(domain_id, id) on delete cascade,
  constraint list_view_standards_home_domain_id_fkey foreign key (home_domain_id) references domains(id)
);
create index list_view_standards_by_view on list_view_standards (domain_id, list_view_id);
alter table list_view_standards enable row level security, force row level security;
create policy own on list_view_standards using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on list_view_standards to vigil_app;
