-- What a group's measures are added up from: what the seals of simulator_sessions, simulator_measures and simulator_categories counted, by learner and
-- month. Where two thousand people took fifty sessions each, a page read the sessions and their counts one by one.
create table learner_measures (
  domain_id bigint not null,
  user_id bigint not null,
  dimension text not null,
  at timestamptz not null,
  course_status_id bigint not null default 0, -- 0: of no course, a quiz
  value text not null,
  sessions integer not null default 0, -- counted where the dimension is the kind of session
  hits integer not null,
  misses integer not null,
  false_alarms integer not null,
  correct_rejections integer not null,
  primary key (domain_id, dimension, user_id, at, course_status_id, value) include (sessions, hits, misses, false_alarms, correct_rejections)
);

-- As learner_measures_of of server/functions counts them, which a new database has not yet: of what was sealed before.
alter table simulator_sessions disable row level security;
alter table simulator_measures disable row level security;
alter table simulator_categories disable row level security;
insert into learner_measures (domain_id, user_id, dimension, at, course_status_id, value, sessions, hits, misses, false_alarms, correct_rejections)
  select f.domain_id, f.user_id, f.dimension,
      case when f.sealed_at - interval '12 hours' >= m.first and f.sealed_at + interval '14 hours' < m.next then m.first + interval '12 hours'
        else date_bin('15 minutes', f.sealed_at, timestamptz '2000-01-01 00:00Z') end,
      f.course_status_id, f.value, sum(f.sessions), sum(f.hits), sum(f.misses), sum(f.false_alarms), sum(f.correct_rejections)
    from (
      select x.domain_id, x.user_id, 'kind' as dimension, x.sealed_at, coalesce(x.course_status_id, 0) as course_status_id,
          case when x.quiz_id is not null then 'quiz' when x.type = 'Exam' then 'exam' else 'practice' end as value, 1 as sessions,
          x.hits, x.misses, x.false_alarms, x.correct_rejections
        from simulator_sessions x where x.sealed_at is not null and not x.watch
      union all
      select x.domain_id, x.user_id, k.dimension, k.sealed_at, coalesce(x.course_status_id, 0), k.value, 0, k.hits, k.misses, k.false_alarms, k.correct_rejections
        from simulator_measures k join simulator_sessions x on x.domain_id = k.domain_id and x.id = k.session_id
       where x.watch = (k.dimension in ('prevalence', 'stretch'))
      union all
      select x.domain_id, x.user_id, n.dimension, k.sealed_at, coalesce(x.course_status_id, 0), n.value, 0, k.threats - k.missed, k.missed, 0, 0
        from simulator_categories k join simulator_sessions x on x.domain_id = k.domain_id and x.id = k.session_id and not x.watch
        cross join lateral (values ('category', k.category), ('family', k.image_category)) n (dimension, value)) f
    cross join lateral (select date_trunc('month', f.sealed_at at time zone 'UTC') at time zone 'UTC' as first,
      (date_trunc('month', f.sealed_at at time zone 'UTC') + interval '1 month') at time zone 'UTC' as next) m
   group by 1, 2, 3, 4, 5, 6;
alter table simulator_sessions enable row level security;
alter table simulator_measures enable row level security;
alter table simulator_categories enable row level security;

select protect_tenant('learner_measures');
analyze learner_measures;
