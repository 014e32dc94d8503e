-- The tags of a question.
create table bank_question_tags (
  domain_id bigint not null,
  question_id bigint not null,
  tag_id bigint not null,
  constraint bank_question_tags_pkey primary key (domain_id, question_id, tag_id),
  constraint bank_question_tags_domain_id_question_id_fkey foreign key (domain_id, question_id) references bank_questions(domain_id, id) on delete cascade,
  constraint bank_question_tags_domain_id_tag_id_fkey foreign key (domain_id, tag_id) references question_tags(domain_id, id) on delete cascade
);
create index bank_question_tags_by_tag on bank_question_tags (domain_id, tag_id);
alter table bank_question_tags enable row level security, force row level security;
create policy own on bank_question_tags using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on bank_question_tags to vigil_app;
