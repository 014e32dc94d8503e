-- Search: one row per word of a question.
create table bank_question_words (
  domain_id bigint not null,
  word text collate "C" not null,
  id bigint not null,
  constraint bank_question_words_pkey primary key (domain_id, word, id),
  constraint bank_question_words_domain_id_id_fkey foreign key (domain_id, id) references bank_questions(domain_id, id) on delete cascade
);
create index bank_question_words_by_id on bank_question_words (domain_id, id);
alter table bank_question_words enable row level security, force row level security;
create policy own on bank_question_words using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on bank_question_words to vigil_app;
