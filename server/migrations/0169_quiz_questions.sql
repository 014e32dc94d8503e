-- A question of a quiz has a number that stays from version to version, may be true or false, and says something to who chose an answer.
alter table quiz_questions disable row level security;
alter table quiz_questions add column number integer;
update quiz_questions set number = position;
alter table quiz_questions alter column number set not null;
alter table quiz_questions add constraint quiz_questions_number unique (domain_id, quiz_id, number);
alter table quiz_questions add column truth boolean;
alter table quiz_questions add column said jsonb not null default '[]';
alter table quiz_questions enable row level security;
