-- What a package calls this content; contents from before have neither.
alter table course_contents add column version text not null default '', add column title text not null default '';

-- The same content in other languages: the ids inside are those of the content.
create table course_content_editions (
  owner_domain_id bigint references domains,
  content_id bigint not null references course_contents,
  locale text not null,
  content jsonb not null,
  primary key (content_id, locale)
);
select protect_catalogue('course_content_editions');

-- Pictures, videos, attachments and pages of external labs, by their paths in the package.
create table course_content_files (
  owner_domain_id bigint references domains,
  content_id bigint not null references course_contents,
  path text not null,
  file_hash text not null references files,
  size integer not null check (size >= 0),
  media_type text not null,
  primary key (content_id, path)
);
create index course_content_files_by_file on course_content_files (file_hash);
select protect_catalogue('course_content_files');

create index course_statuses_by_content on course_statuses (domain_id, content_id, id);
