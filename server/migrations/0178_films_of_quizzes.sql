-- A question of a quiz shows a film as well as a picture: what it is of, and what is said in it, language by language.
alter table quiz_questions add column film jsonb;
