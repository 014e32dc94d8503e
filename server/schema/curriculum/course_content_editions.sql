-- The same content in other languages: the ids inside are those of the content.
create table course_content_editions (
  owner_domain_id bigint,
  content_id bigint not null,
  locale text not null,
  content jsonb not null,
  constraint course_content_editions_pkey primary key (content_id, locale),
  constraint course_content_editions_content_id_fkey foreign key (content_id) references course_contents(id),
  constraint course_content_editions_owner_domain_id_fkey foreign key (owner_domain_id) references domains(id)
);
alter table course_content_editions enable row level security, force row level security;
create policy read on course_content_editions for select using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and nullif(current_setting('app.domain_id', true), '') is not null);
create policy make on course_content_editions for insert with check (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy change on course_content_editions for update using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy remove on course_content_editions for delete using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
grant select, insert, update, delete on course_content_editions to vigil_app;
