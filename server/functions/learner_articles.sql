-- By what an article is known in a set of articles: 64 bits in eleven letters.
create function article_key(article text) returns text language sql immutable parallel safe as $$
  select left(encode(int8send(hashtextextended(article collate "C", 0)), 'base64'), 11)
$$;

-- Sets put together: each article once.
create aggregate all_articles(tsvector) (sfunc = tsvector_concat, stype = tsvector, parallel = safe);

-- Of these learners, the articles and images of `learner_measures` by month: what `learner_articles` is compared with.
create function learner_articles_of(domain bigint, learners bigint[]) returns table (domain_id bigint, user_id bigint, at timestamptz, articles tsvector, images integer) language sql stable as $$
  select domain, m.user_id, m.at, coalesce(array_to_tsvector(array_agg(article_key(m.value)) filter (where m.dimension = 'article')), ''),
      coalesce(sum(m.hits + m.misses + m.false_alarms + m.correct_rejections) filter (where m.dimension = 'seconds'), 0)::integer
    from learner_measures m where m.domain_id = domain and m.dimension in ('article', 'seconds') and m.user_id = any(learners) group by m.user_id, m.at
$$;

-- What comes is added to the row of its month, which two who seal at once wait for.
create function add_learner_articles() returns trigger language plpgsql as $$
begin
  insert into learner_articles as l (domain_id, user_id, at, articles, images)
    select c.domain_id, c.user_id, c.at, coalesce(array_to_tsvector(array_agg(article_key(c.value)) filter (where c.dimension = 'article')), ''),
        coalesce(sum(c.hits + c.misses + c.false_alarms + c.correct_rejections) filter (where c.dimension = 'seconds'), 0)
      from changed c where c.dimension in ('article', 'seconds') group by 1, 2, 3 order by 1, 2, 3
    on conflict (domain_id, user_id, at) do update set images = l.images + excluded.images, articles = l.articles || excluded.articles;
  return null;
end $$;
create trigger articles_come after insert on learner_measures referencing new table as changed for each statement execute function add_learner_articles();

-- Of rows that say more or less than before, the images. An article that is met again is there already, and where a row has come to nothing it goes.
create function change_learner_images() returns trigger language plpgsql as $$
begin
  insert into learner_articles as l (domain_id, user_id, at, articles, images)
    select c.domain_id, c.user_id, c.at, '', sum(c.images) from (
        select n.domain_id, n.user_id, n.at, n.hits + n.misses + n.false_alarms + n.correct_rejections as images from now_there n where n.dimension = 'seconds'
        union all
        select w.domain_id, w.user_id, w.at, -(w.hits + w.misses + w.false_alarms + w.correct_rejections) from was_there w where w.dimension = 'seconds') c
     group by 1, 2, 3 having sum(c.images) <> 0 order by 1, 2, 3
    on conflict (domain_id, user_id, at) do update set images = l.images + excluded.images;
  return null;
end $$;
create trigger images_change after update on learner_measures referencing old table as was_there new table as now_there for each statement
  execute function change_learner_images();

-- Where an article goes, what is left is counted anew, as it may have been met in two courses: behind the lock of its row, and by a statement of its own,
-- which sees what others wrote while it waited. Of images what goes is taken off.
create function take_learner_articles() returns trigger language plpgsql as $$
begin
  perform from learner_articles l where (l.domain_id, l.user_id, l.at) in (select c.domain_id, c.user_id, c.at from changed c where c.dimension in ('article', 'seconds'))
    order by l.domain_id, l.user_id, l.at for update;
  update learner_articles l set images = l.images - gone.images, articles = case when not gone.met then l.articles else array_to_tsvector(array(
      select article_key(m.value) from learner_measures m
       where m.domain_id = l.domain_id and m.dimension = 'article' and m.user_id = l.user_id and m.at = l.at)) end
    from (select c.domain_id, c.user_id, c.at, bool_or(c.dimension = 'article') as met,
        coalesce(sum(c.hits + c.misses + c.false_alarms + c.correct_rejections) filter (where c.dimension = 'seconds'), 0) as images
      from changed c where c.dimension in ('article', 'seconds') group by 1, 2, 3) gone
    where l.domain_id = gone.domain_id and l.user_id = gone.user_id and l.at = gone.at;
  delete from learner_articles l where l.articles = '' and l.images = 0
    and (l.domain_id, l.user_id, l.at) in (select c.domain_id, c.user_id, c.at from changed c where c.dimension in ('article', 'seconds'));
  return null;
end $$;
create trigger articles_go after delete on learner_measures referencing old table as changed for each statement execute function take_learner_articles();
