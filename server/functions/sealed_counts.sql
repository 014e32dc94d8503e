-- Whether somebody decided on a bag, or its own time ran out: `wasDecided` of the model says so too.
create function was_decided(decision text) returns boolean language sql immutable parallel safe as $$
  select coalesce(decision ~ '[PHR]|V.*T', false)
$$;

-- What is counted of a sealed session, from its decisions: its threats by category, the library's beside what its course calls it. Of one session,
-- or of all that began in the month. Miscalled is what was stopped
-- and given another category than its course calls it by, where one was asked for. Not of watches: their threats are few, and people decide otherwise where threats are rare. An image that was taken out of results is in none of these.
create function threats_of(domain bigint, month date, session bigint default null)
  returns table (session_id bigint, category text, image_category text, sealed_at timestamptz, threats integer, missed integer, half_credit integer,
    full_credit integer, time_ms bigint, timed integer, miscalled integer) language sql stable as $$
  select x.id, coalesce(x.settings -> 'threatCategoryOverrides' ->> n.category, n.category), n.category, x.sealed_at,
      n.threats::integer, n.missed::integer, n.half_credit::integer, n.full_credit::integer, n.time_ms::bigint, n.timed::integer, n.miscalled::integer
    from (
      select d.session_id, i.category, count(*) as threats,
          count(*) filter (where not (coalesce(d.decision, '') ~ '[HR]' and coalesce(d.decision, '') !~ 'T')) as missed,
          count(*) filter (where d.credit = 'half') as half_credit, count(*) filter (where d.credit = 'full') as full_credit,
          coalesce(sum(d.decided_ms - d.shown_ms), 0) as time_ms, count(d.decided_ms - d.shown_ms) as timed,
          count(*) filter (where d.credit in ('half', 'full') and (s.settings ->> 'categoryRequired')::boolean
            and d.category is distinct from coalesce(s.settings -> 'threatCategoryOverrides' ->> i.category, i.category)) as miscalled
        from simulator_decisions d join images i on i.id = d.image_id and i.kind = 'threat'
        join simulator_sessions s on s.domain_id = domain and s.id = d.session_id
       where d.domain_id = domain and d.started_month = month and (session is null or d.session_id = session) and d.credit is distinct from 'out'
         and was_decided(d.decision)
       group by d.session_id, i.category) n
    join simulator_sessions x on x.domain_id = domain and x.id = n.session_id and x.sealed_by is not null and not x.watch
$$;

-- The same of a sealed exam of a course: its questions by objective, and what they earned, a question that was answered right being one. What was
-- taken out afterwards is no question of it.
create function objectives_of(domain bigint, month date, attempt bigint default null)
  returns table (attempt_id bigint, objective text, questions integer, correct float8) language sql stable as $$
  select e.id, q.objective, count(*)::integer, sum(case a.credit when 'full' then 10000 when 'part' then a.points else 0 end)::float8 / 10000
    from exam_answers a
    join exam_attempts e on e.domain_id = domain and e.id = a.attempt_id and e.sealed_by is not null
    join content_questions q on q.content_id = e.content_id and q.question_id = a.question_id
   where a.domain_id = domain and a.started_month = month and (attempt is null or a.attempt_id = attempt) and a.credit is distinct from 'out'
   group by e.id, q.objective
$$;

-- Its answers, threats and innocent bags, by what was shown and how long it took: the article and the level of the image, how narrow the threat
-- looks from its best side in thirds of `narrowest`, the time in so many steps an octave from one second on, what a false alarm was
-- called, the console, how sure the learner was, and threats that were stopped with no mark on them. Of a watch also whether threats were rare or
-- the bag was one of a burst, and for rare ones which ten minutes of the watch it was and, behind the point, in how many steps an octave it was decided.
-- An innocent bag whose time ran out is neither alarm nor rejection, and what the session's end overtook is no answer at all.
create function measures_of(domain bigint, month date, steps integer, narrowest float8, session bigint default null)
  returns table (session_id bigint, sealed_at timestamptz, dimension text, value text, hits integer, misses integer, false_alarms integer,
    correct_rejections integer) language sql stable as $$
  select n.session_id, x.sealed_at, n.dimension, case n.dimension when 'console' then x.settings ->> 'model' else n.value end,
      n.hits::integer, n.misses::integer, n.false_alarms::integer, n.correct_rejections::integer
    from (
      select a.session_id, v.dimension, v.value, count(*) filter (where a.outcome = 'hit') as hits, count(*) filter (where a.outcome = 'miss') as misses,
          count(*) filter (where a.outcome = 'alarm') as false_alarms, count(*) filter (where a.outcome = 'rejection') as correct_rejections
        from (
          select d.session_id, d.image_id, d.decision, d.category, d.confidence, d.found, d.decided_ms, d.decided_ms - d.shown_ms as ms, i.kind, i.article, coalesce(d.level, i.difficulty) as difficulty,
              case when i.kind = 'threat' then case d.credit when 'none' then 'miss' when 'out' then null else 'hit' end when d.credit = 'full' then 'rejection'
                when d.credit <> 'out' and coalesce(d.decision, 'T') !~ 'T' then 'alarm' end as outcome
              , s.watch, coalesce(d.position % nullif((s.settings -> 'watch' ->> 'burstEvery')::integer, 0) < (s.settings -> 'watch' ->> 'burstImages')::integer, false) as burst
            from simulator_decisions d join images i on i.id = d.image_id join simulator_sessions s on s.domain_id = domain and s.id = d.session_id
           where d.domain_id = domain and d.started_month = month and (session is null or d.session_id = session) and was_decided(d.decision)) a
        left join lateral (select min((view -> 'threat' ->> 'viewDifficulty')::float8) as narrow from image_truths t
          cross join lateral jsonb_array_elements(case jsonb_typeof(t.measures -> 'views') when 'array' then t.measures -> 'views' else '[]' end) view
          where a.kind = 'threat' and t.image_id = a.image_id) seen on true
        cross join lateral (values
          ('article', case when a.kind = 'threat' then a.article end),
          ('level', a.difficulty::text),
          ('console', ''),
          ('mark', case when a.outcome = 'hit' and not a.found then 'beside' end),
          ('view', least(3, 1 + floor(3 * seen.narrow / narrowest))::integer::text),
          ('seconds', case when a.decision ~ '[PHR]' then floor(steps * log(2, greatest(a.ms, 250) / 1000.0))::integer::text end),
          ('confidence', a.confidence::text),
          ('prevalence', case when not a.watch then null when a.burst then 'burst' else 'rare' end),
          ('stretch', case when a.watch and not a.burst and a.decision ~ '[PHR]' then concat(least(11, floor(a.decided_ms / 600000.0)), ':',
            floor(steps * log(2, greatest(a.ms, 250) / 1000.0))::integer) end),
          ('taken', case when a.outcome = 'alarm' then a.category end)) v (dimension, value)
       where a.outcome is not null and v.value is not null
       group by a.session_id, v.dimension, v.value) n
    join simulator_sessions x on x.domain_id = domain and x.id = n.session_id and x.sealed_by is not null
   where n.dimension <> 'console' or x.settings ->> 'model' is not null
$$;
