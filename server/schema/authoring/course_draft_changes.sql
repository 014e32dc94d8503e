-- The history of a draft: what a part was before one person changed it within ten minutes.
create table course_draft_changes (
  owner_domain_id bigint,
  draft_id bigint not null,
  slot timestamptz not null,
  person_domain_id bigint not null,
  person_id bigint not null,
  locale text not null,
  key text collate "C" not null,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  before jsonb,
  constraint course_draft_changes_pkey primary key (draft_id, slot, person_domain_id, person_id, locale, key),
  constraint course_draft_changes_draft_id_fkey foreign key (draft_id) references course_drafts(id) on delete cascade,
  constraint course_draft_changes_owner_domain_id_fkey foreign key (owner_domain_id) references domains(id)
);
alter table course_draft_changes enable row level security, force row level security;
create policy read on course_draft_changes for select using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and nullif(current_setting('app.domain_id', true), '') is not null);
create policy make on course_draft_changes for insert with check (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy change on course_draft_changes for update using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy remove on course_draft_changes for delete using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
grant select, insert, update, delete on course_draft_changes to vigil_app;
