-- How many images somebody decided on in a period was added up of some twenty rows of each person and month: of a hundred thousand people most of what was
-- left of a rule's preview. They stand beside the articles of the month.
alter table learner_articles add column images integer not null default 0; -- answers that learner_measures counts by seconds
alter table learner_measures disable row level security;
alter table learner_articles disable row level security;
insert into learner_articles (domain_id, user_id, at, articles, images)
  select m.domain_id, m.user_id, m.at, '{}', sum(m.hits + m.misses + m.false_alarms + m.correct_rejections) from learner_measures m where m.dimension = 'seconds' group by 1, 2, 3
  on conflict (domain_id, user_id, at) do update set images = excluded.images;
alter table learner_articles enable row level security;
alter table learner_measures enable row level security;
analyze learner_articles;
