-- One statement: only while the session is open and the image has neither decision nor credit, which a seal gives every image. A decision with
-- a trace asks for its session first: the trace's foreign key locks the session anyway, and locked behind the decision it would wait for a seal
-- that waits for the decision.
create function store_decision(domain bigint, month date, session bigint, image integer,
  code text, chosen text, places jsonb, shown integer, decided integer, done text, sure integer) returns boolean language plpgsql
  set plan_cache_mode = 'force_generic_plan' as $$
begin
  perform set_config('app.domain_id', domain::text, true);
  if done is not null then
    perform from simulator_sessions s where s.domain_id = domain and s.id = session and s.sealed_by is null for key share;
    if not found then return false; end if;
  end if;
  update simulator_decisions d
    set decision = code, category = chosen, marks = places, shown_ms = shown, decided_ms = decided, confidence = sure, received_at = clock_timestamp(), revision = d.revision + 1
    from simulator_sessions s
    where d.domain_id = domain and d.started_month = month and d.session_id = session and d.position = image
      and d.decision is null and d.credit is null
      and s.domain_id = domain and s.id = session and s.sealed_by is null;
  if not found then return false; end if;
  if done is not null then
    insert into simulator_traces values (domain, month, session, image, convert_to(done, 'UTF8')) on conflict do nothing;
  end if;
  return true;
end $$;
