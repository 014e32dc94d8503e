-- Pictures, films, attachments, folders of labs, and whatever else a package brought that the editor does not show.
create table course_draft_files (
  owner_domain_id bigint,
  draft_id bigint not null,
  path text collate "C" not null,
  file_hash text not null,
  size integer not null,
  media_type text not null,
  constraint course_draft_files_pkey primary key (draft_id, path),
  constraint course_draft_files_draft_id_fkey foreign key (draft_id) references course_drafts(id) on delete cascade,
  constraint course_draft_files_file_hash_fkey foreign key (file_hash) references files(hash),
  constraint course_draft_files_owner_domain_id_fkey foreign key (owner_domain_id) references domains(id),
  constraint course_draft_files_size_check check (size >= 0)
);
create index course_draft_files_by_file on course_draft_files (file_hash);
alter table course_draft_files enable row level security, force row level security;
create policy read on course_draft_files for select using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and nullif(current_setting('app.domain_id', true), '') is not null);
create policy make on course_draft_files for insert with check (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy change on course_draft_files for update using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy remove on course_draft_files for delete using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
grant select, insert, update, delete on course_draft_files to vigil_app;
