-- The different articles that somebody met in a month, as numbers, and how many images were decided on: what is counted of a period where a rule asks for them. Kept by triggers on learner_measures.
create table learner_articles (
  domain_id bigint not null,
  user_id bigint not null,
  at timestamptz not null,
  articles tsvector not null,
  images integer not null default 0,
  constraint learner_articles_pkey primary key (domain_id, user_id, at)
);
alter table learner_articles enable row level security, force row level security;
create policy own on learner_articles using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on learner_articles to vigil_app;
