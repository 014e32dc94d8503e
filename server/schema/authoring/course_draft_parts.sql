-- What a draft consists of: units, sections, pages, blocks, labs, questions, terms, each saved by itself; with a locale the same in another language.
-- `translated` is the revision of the source that was translated. What is gone stays, so that it can be brought back and its key is nobody else's.
create table course_draft_parts (
  owner_domain_id bigint,
  draft_id bigint not null,
  locale text not null,
  key text collate "C" not null,
  piece text collate "C" not null,
  "position" double precision not null,
  revision integer not null,
  placed integer not null,
  translated integer,
  gone boolean not null default false,
  file text,
  block jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  changed_by_domain_id bigint,
  translated_from jsonb,
  constraint course_draft_parts_pkey primary key (draft_id, locale, key),
  constraint course_draft_parts_draft_id_fkey foreign key (draft_id) references course_drafts(id) on delete cascade,
  constraint course_draft_parts_owner_domain_id_fkey foreign key (owner_domain_id) references domains(id)
);
create index course_draft_parts_by_revision on course_draft_parts (draft_id, revision);
alter table course_draft_parts enable row level security, force row level security;
create policy read on course_draft_parts for select using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and nullif(current_setting('app.domain_id', true), '') is not null);
create policy make on course_draft_parts for insert with check (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy change on course_draft_parts for update using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy remove on course_draft_parts for delete using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
grant select, insert, update, delete on course_draft_parts to vigil_app;
