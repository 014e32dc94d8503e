-- Details of what was sealed go month by month, and a month of which nobody keeps anything goes at once, with its partition, instead of row by row.
-- What is in it of whom, and how much; no rows at all where anything in it is kept: by a domain that keeps longer, for ever, under a legal hold or is
-- no more, for somebody whose data are held, or because it is not sealed. Nobody writes to the month until the transaction ends.
create function month_to_drop(parent text, month_of date, today date) returns table (domain_id bigint, months integer, rows bigint)
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '500ms' as $$
declare
  here text := current_setting('app.domain_id', true);
  part text := parent || to_char(month_of, '_YYYY_MM');
  sealed text := case parent when 'exam_answers' then 'exam_attempts' when 'simulator_decisions' then 'simulator_sessions' when 'simulator_traces' then 'simulator_sessions' end;
  key text := case parent when 'exam_answers' then 'attempt_id' else 'session_id' end;
  domain bigint;
  keep record;
  kept boolean;
begin
  if sealed is null then raise exception 'The months of % do not go at once.', parent; end if;
  if to_regclass(part) is null then return; end if;
  execute format('lock table %I in share mode', part);
  for domain in select ever_domains() loop
    perform set_config('app.domain_id', domain::text, true);
    execute format('select exists (select from %I where domain_id = $1)', part) into kept using domain;
    if kept then
      select case when parent = 'simulator_traces' then d.keep_traces_months else d.keep_answers_months end as months, d.legal_hold into keep
        from domains d where d.id = domain;
      kept := not found or keep.legal_hold or keep.months = 0
        or month_of >= date_trunc('month', least(today, (now() at time zone 'UTC')::date)) - make_interval(months => keep.months);
      if not kept then
        execute format('select exists (select from %I t left join %I x on x.domain_id = t.domain_id and x.id = t.%I
            left join users u on u.domain_id = t.domain_id and u.id = x.user_id
          where t.domain_id = $1 and (x.sealed_at is null or coalesce(u.retained, true)))', part, sealed, key) into kept using domain;
      end if;
      exit when kept;
      execute format('select $1, $2, count(*) from %I where domain_id = $1', part) into domain_id, months, rows using domain, keep.months;
      return next;
    end if;
  end loop;
  perform set_config('app.domain_id', coalesce(here, ''), true);
  -- what was told by then counts for nothing: who asks gets all of it or nothing
  if kept then raise exception 'kept' using errcode = 'P0002'; end if;
end $$;

-- Drops such a month: looked at once more, as whoever calls may have looked at another.
create function drop_month(parent text, month_of date, today date) returns void
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '500ms' as $$
begin
  perform from month_to_drop(parent, month_of, today);
  execute format('lock table only %I in access exclusive mode', parent);
  execute format('drop table %I', parent || to_char(month_of, '_YYYY_MM'));
end $$;

-- What the coming nights would take of tables that are parted by months, as it was counted last: of each month how many rows, and whether all of it.
create function ending_months(today date) returns table (name text, month date, rows bigint, whole boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  here text := current_setting('app.domain_id', true);
  domain bigint;
  found jsonb := '[]';
begin
  for domain in select ever_domains() loop
    perform set_config('app.domain_id', domain::text, true);
    found := found || coalesce((
      select jsonb_agg(jsonb_build_object('kind', k.kind, 'month', k.month, 'rows', k.rows, 'goes',
          not d.legal_hold and k.kept_because is null and n.months > 0 and k.month < date_trunc('month', today) - make_interval(months => n.months)))
        from kept_months k join domains d on d.id = k.domain_id
        cross join lateral (select case k.kind when 'events' then d.keep_events_months when 'traces' then d.keep_traces_months else d.keep_answers_months end as months) n
       where k.domain_id = domain and k.rows > 0 and k.kind in ('events', 'answers', 'decisions', 'traces')), '[]');
  end loop;
  perform set_config('app.domain_id', coalesce(here, ''), true);
  return query
    select case e.kind when 'answers' then 'exam_answers' when 'decisions' then 'simulator_decisions' when 'traces' then 'simulator_traces' else e.kind end,
        e.month, (sum(e.rows) filter (where e.goes))::bigint, bool_and(e.goes)
      from jsonb_to_recordset(found) e (kind text, month date, rows bigint, goes boolean)
     group by 1, 2 having bool_or(e.goes) order by 1, 2;
end $$;
