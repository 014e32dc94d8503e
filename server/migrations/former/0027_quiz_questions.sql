-- The questions of a multiple-choice quiz; a version that somebody has begun keeps its own.
create table quiz_questions (
  domain_id bigint not null,
  quiz_id bigint not null,
  position integer not null check (position >= 0),
  text text not null,
  correct jsonb not null, -- texts of the right answers, one at least
  incorrect jsonb not null,
  feedback text not null default '',
  primary key (domain_id, quiz_id, position),
  foreign key (domain_id, quiz_id) references quizzes on delete cascade
);
select protect_tenant('quiz_questions');
