-- Who has a draft open, and on which page.
create table course_draft_people (
  owner_domain_id bigint,
  draft_id bigint not null,
  person_domain_id bigint not null,
  person_id bigint not null,
  piece text,
  seen_at timestamptz not null,
  constraint course_draft_people_pkey primary key (draft_id, person_domain_id, person_id),
  constraint course_draft_people_draft_id_fkey foreign key (draft_id) references course_drafts(id) on delete cascade,
  constraint course_draft_people_owner_domain_id_fkey foreign key (owner_domain_id) references domains(id)
);
alter table course_draft_people enable row level security, force row level security;
create policy read on course_draft_people for select using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and nullif(current_setting('app.domain_id', true), '') is not null);
create policy make on course_draft_people for insert with check (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy change on course_draft_people for update using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy remove on course_draft_people for delete using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
grant select, insert, update, delete on course_draft_people to vigil_app;
