-- The questions of a multiple-choice quiz; a version that somebody has begun keeps its own.
create table quiz_questions (
  domain_id bigint not null,
  quiz_id bigint not null,
  "position" integer not null,
  text text not null,
  correct jsonb not null, -- texts of the right answers, one at least
  incorrect jsonb not null,
  feedback text not null default '',
  media_id bigint, -- a picture beside the question
  asks jsonb,
  number integer not null,
  truth boolean,
  said jsonb not null default '[]',
  film jsonb,
  constraint quiz_questions_pkey primary key (domain_id, quiz_id, "position"),
  constraint quiz_questions_number unique (domain_id, quiz_id, number),
  constraint quiz_questions_domain_id_quiz_id_fkey foreign key (domain_id, quiz_id) references quizzes(domain_id, id) on delete cascade,
  constraint quiz_questions_media_id_fkey foreign key (media_id) references media(id),
  constraint quiz_questions_position_check check ("position" >= 0)
);
create index quiz_questions_by_media on quiz_questions (media_id) where (media_id is not null);
alter table quiz_questions enable row level security, force row level security;
create policy own on quiz_questions using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on quiz_questions to vigil_app;
