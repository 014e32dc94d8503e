-- One statement, whose plan is kept: one that was made while the table was empty must not go through it from end to end. Open is who has no sealed_by: by sealed_at an index of all that is open would offer itself, and statistics say
-- that nothing is while an exam begins. Only a newer revision, only while the attempt is open and the answer neither locked nor marked, which a seal does to all.
create function store_answer(domain bigint, month date, attempt bigint, place integer, newer integer, chosen jsonb, elapsed integer,
  shown integer, took integer, out_of_time boolean, flag boolean, closing boolean) returns boolean language plpgsql
  set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
begin
  perform set_config('app.domain_id', domain::text, true);
  update exam_answers e
    set value = chosen, revision = newer, elapsed_ms = elapsed, shown_ms = coalesce(e.shown_ms, shown), duration_ms = greatest(e.duration_ms, took),
        timeout = out_of_time, flagged = flag, locked = closing, answered_at = clock_timestamp()
    from exam_attempts a
    where e.domain_id = domain and e.started_month = month and e.attempt_id = attempt and e.position = place
      and e.revision < newer and not e.locked and e.credit is null
      and a.domain_id = domain and a.id = attempt and a.sealed_by is null;
  return found;
end $$;
