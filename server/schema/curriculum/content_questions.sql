-- The key columns (answer_key, feedback) are read by marking and review only.
create table content_questions (
  owner_domain_id bigint,
  content_id bigint not null,
  question_id bigint not null,
  objective text not null default '',
  kind text not null,
  body jsonb not null,
  answer_key jsonb not null,
  feedback jsonb not null default '{}',
  editions jsonb not null default '{}', -- by locale: the same in another language
  constraint content_questions_pkey primary key (content_id, question_id),
  constraint content_questions_content_id_fkey foreign key (content_id) references course_contents(id),
  constraint content_questions_owner_domain_id_fkey foreign key (owner_domain_id) references domains(id),
  constraint content_questions_question_id_check check (question_id >= 0)
);
alter table content_questions enable row level security, force row level security;
create policy read on content_questions for select using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and nullif(current_setting('app.domain_id', true), '') is not null);
create policy make on content_questions for insert with check (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy change on content_questions for update using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy remove on content_questions for delete using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
grant select, insert, update, delete on content_questions to vigil_app;
