-- What a learner's and a group's measures are added up from, beside the threats by category: answers of each sealed session by what was shown
-- and how long it took (measures_of), written with the seal. And what a learner wants to reach.
create table simulator_measures (
  domain_id bigint not null,
  session_id bigint not null,
  sealed_at timestamptz not null,
  dimension text not null,
  value text not null,
  hits integer not null,
  misses integer not null,
  false_alarms integer not null,
  correct_rejections integer not null,
  primary key (domain_id, session_id, dimension, value),
  foreign key (domain_id, session_id) references simulator_sessions (domain_id, id)
);
create index simulator_measures_by_seal on simulator_measures (domain_id, dimension, sealed_at)
  include (session_id, value, hits, misses, false_alarms, correct_rejections);

create table detection_goals (
  domain_id bigint not null,
  user_id bigint not null,
  hit_rate integer not null check (hit_rate between 1 and 100),
  false_alarm_rate integer not null check (false_alarm_rate between 0 and 99),
  updated_at timestamptz not null default now(),
  primary key (domain_id, user_id),
  foreign key (domain_id, user_id) references users (domain_id, id) on delete cascade
);

-- As measures_of of server/functions counts them, which a new database has not yet: of what was sealed before.
alter table simulator_sessions disable row level security;
alter table simulator_decisions disable row level security;
alter table images disable row level security;
alter table image_truths disable row level security;
insert into simulator_measures (domain_id, session_id, sealed_at, dimension, value, hits, misses, false_alarms, correct_rejections)
  select a.domain_id, a.session_id, a.sealed_at, v.dimension, v.value, count(*) filter (where a.outcome = 'hit'),
      count(*) filter (where a.outcome = 'miss'), count(*) filter (where a.outcome = 'alarm'), count(*) filter (where a.outcome = 'rejection')
    from (
      select d.domain_id, d.session_id, x.sealed_at, x.console, d.image_id, d.decision, d.category, d.decided_ms - d.shown_ms as ms, i.kind, i.article, i.difficulty,
          case when i.kind = 'threat' then case when d.credit = 'none' then 'miss' else 'hit' end when d.credit = 'full' then 'rejection'
            when coalesce(d.decision, 'T') !~ 'T' then 'alarm' end as outcome
        from simulator_decisions d
        join (select one.domain_id, one.id, one.sealed_at, one.settings ->> 'model' as console from simulator_sessions one
          where one.sealed_at is not null offset 0) x on x.domain_id = d.domain_id and x.id = d.session_id
        join images i on i.id = d.image_id) a
    left join lateral (select min((view -> 'threat' ->> 'viewDifficulty')::float8) as narrow from image_truths t
      cross join lateral jsonb_array_elements(case jsonb_typeof(t.measures -> 'views') when 'array' then t.measures -> 'views' else '[]' end) view
      where a.kind = 'threat' and t.image_id = a.image_id) seen on true
    cross join lateral (values
      ('article', case when a.kind = 'threat' then a.article end),
      ('level', a.difficulty::text),
      ('console', a.console),
      ('view', least(3, 1 + floor(3 * seen.narrow / 0.8))::int::text),
      ('seconds', case when a.decision ~ '[PHR]' then floor(4 * log(2, greatest(a.ms, 250) / 1000.0))::int::text end),
      ('taken', case when a.outcome = 'alarm' then a.category end)) v (dimension, value)
   where a.outcome is not null and v.value is not null
   group by a.domain_id, a.session_id, a.sealed_at, v.dimension, v.value;
alter table simulator_sessions enable row level security;
alter table simulator_decisions enable row level security;
alter table images enable row level security;
alter table image_truths enable row level security;

select protect_tenant('simulator_measures');
select protect_tenant('detection_goals');
analyze simulator_measures;
