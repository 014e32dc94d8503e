-- Stores what several decided, as store_answers does. One statement each: only while the session is open and the image has neither decision nor
-- credit, which a seal gives every image. A decision with a trace asks for its session first: the trace's foreign key locks the session anyway, and
-- locked behind the decision it would wait for a seal that waits for the decision.
create function store_decisions(domain bigint, month date, calls jsonb) returns setof integer language plpgsql
  set plan_cache_mode = 'force_generic_plan' as $$
declare
  seen constant text := set_config('app.domain_id', domain::text, true);
  call record;
begin
  for call in
    select c.* from jsonb_to_recordset(calls) as c (number integer, attempt bigint, at integer, code text, chosen text, places jsonb, shown integer,
      decided integer, done text, sure integer) order by c.attempt, c.at
  loop
    if call.done is not null then
      perform from simulator_sessions s where s.domain_id = domain and s.id = call.attempt and s.sealed_by is null for key share;
      continue when not found;
    end if;
    update simulator_decisions d
      set decision = call.code, category = call.chosen, marks = call.places, shown_ms = call.shown, decided_ms = call.decided, confidence = call.sure,
          received_at = clock_timestamp(), revision = d.revision + 1
      from simulator_sessions s
      where d.domain_id = domain and d.started_month = month and d.session_id = call.attempt and d.position = call.at
        and d.decision is null and d.credit is null
        and s.domain_id = domain and s.id = call.attempt and s.sealed_by is null;
    continue when not found;
    if call.done is not null then
      insert into simulator_traces values (domain, month, call.attempt, call.at, convert_to(call.done, 'UTF8')) on conflict do nothing;
    end if;
    return next call.number;
  end loop;
end $$;
