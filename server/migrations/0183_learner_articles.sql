-- How many different articles somebody met in a period was counted from a row for each article, month and course: of a hundred thousand people that was
-- nearly all of the time of a rule's preview. Their numbers stand in one row a month.
create table learner_articles (
  domain_id bigint not null,
  user_id bigint not null,
  at timestamptz not null, -- as in learner_measures
  articles bigint[] not null, -- hashtextextended of what learner_measures calls them
  primary key (domain_id, user_id, at)
);
alter table learner_measures disable row level security;
insert into learner_articles (domain_id, user_id, at, articles)
  select m.domain_id, m.user_id, m.at, array_agg(distinct hashtextextended(m.value collate "C", 0)) from learner_measures m where m.dimension = 'article' group by 1, 2, 3;
alter table learner_measures enable row level security;
select protect_tenant('learner_articles');
analyze learner_articles;
