-- What is counted of a sealed session, from its decisions: its threats by category, the library's beside what its course calls it. Of one session,
-- or of all that began in the month.
create function threats_of(domain bigint, month date, session bigint default null)
  returns table (session_id bigint, category text, image_category text, sealed_at timestamptz, threats integer, missed integer, half_credit integer,
    full_credit integer, time_ms bigint, timed integer) language sql stable as $$
  select x.id, coalesce(x.settings -> 'threatCategoryOverrides' ->> n.category, n.category), n.category, x.sealed_at,
      n.threats::integer, n.missed::integer, n.half_credit::integer, n.full_credit::integer, n.time_ms::bigint, n.timed::integer
    from (
      select d.session_id, i.category, count(*) as threats,
          count(*) filter (where not (coalesce(d.decision, '') ~ '[HR]' and coalesce(d.decision, '') !~ 'T')) as missed,
          count(*) filter (where d.credit = 'half') as half_credit, count(*) filter (where d.credit = 'full') as full_credit,
          coalesce(sum(d.decided_ms - d.shown_ms), 0) as time_ms, count(d.decided_ms - d.shown_ms) as timed
        from simulator_decisions d join images i on i.id = d.image_id and i.kind = 'threat'
       where d.domain_id = domain and d.started_month = month and (session is null or d.session_id = session)
       group by d.session_id, i.category) n
    join simulator_sessions x on x.domain_id = domain and x.id = n.session_id and x.sealed_by is not null
$$;

-- The same of a sealed exam of a course: its questions by objective.
create function objectives_of(domain bigint, month date, attempt bigint default null)
  returns table (attempt_id bigint, objective text, questions integer, correct integer) language sql stable as $$
  select e.id, q.objective, count(*)::integer, (count(*) filter (where a.credit = 'full'))::integer
    from exam_answers a
    join exam_attempts e on e.domain_id = domain and e.id = a.attempt_id and e.sealed_by is not null
    join content_questions q on q.content_id = e.content_id and q.question_id = a.question_id
   where a.domain_id = domain and a.started_month = month and (attempt is null or a.attempt_id = attempt)
   group by e.id, q.objective
$$;
