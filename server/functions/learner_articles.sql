-- Of these learners, the articles of `learner_measures` by month: what `learner_articles` is compared with.
create function learner_articles_of(domain bigint, learners bigint[]) returns table (domain_id bigint, user_id bigint, at timestamptz, articles bigint[]) language sql stable as $$
  select domain, m.user_id, m.at, array_agg(distinct hashtextextended(m.value collate "C", 0))
    from learner_measures m where m.domain_id = domain and m.dimension = 'article' and m.user_id = any(learners) group by m.user_id, m.at
$$;

-- What comes is added to the row of its month, which two who seal at once wait for.
create function add_learner_articles() returns trigger language plpgsql as $$
begin
  insert into learner_articles as l (domain_id, user_id, at, articles)
    select c.domain_id, c.user_id, c.at, array_agg(distinct hashtextextended(c.value collate "C", 0)) from changed c where c.dimension = 'article' group by 1, 2, 3 order by 1, 2, 3
    on conflict (domain_id, user_id, at) do update set articles = array(select distinct unnest(l.articles || excluded.articles) order by 1);
  return null;
end $$;
create trigger articles_come after insert on learner_measures referencing new table as changed for each statement execute function add_learner_articles();

-- Where one goes, what is left is counted anew, as it may have been met in two courses: behind the lock of its row, and by a statement of its own, which
-- sees what others wrote while it waited.
create function take_learner_articles() returns trigger language plpgsql as $$
begin
  perform from learner_articles l where (l.domain_id, l.user_id, l.at) in (select c.domain_id, c.user_id, c.at from changed c where c.dimension = 'article')
    order by l.domain_id, l.user_id, l.at for update;
  update learner_articles l set articles = array(
      select distinct hashtextextended(m.value collate "C", 0) from learner_measures m
       where m.domain_id = l.domain_id and m.dimension = 'article' and m.user_id = l.user_id and m.at = l.at order by 1)
    where (l.domain_id, l.user_id, l.at) in (select c.domain_id, c.user_id, c.at from changed c where c.dimension = 'article');
  delete from learner_articles l
    where l.articles = '{}' and (l.domain_id, l.user_id, l.at) in (select c.domain_id, c.user_id, c.at from changed c where c.dimension = 'article');
  return null;
end $$;
create trigger articles_go after delete on learner_measures referencing old table as changed for each statement execute function take_learner_articles();
