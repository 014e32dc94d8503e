-- Stores what several answered, in the order of attempts and places, as each stays locked until all are stored; answers which of them it took. One
-- statement for each, whose plan is kept: one that was made while the table was empty must not go through it from end to end. Open is who has no
-- sealed_by: by sealed_at an index of all that is open would offer itself, and statistics say that nothing is while an exam begins. Only a newer
-- revision, only while the attempt is open and the answer neither locked nor marked, which a seal does to all.
create function store_answers(domain bigint, month date, calls jsonb) returns setof integer language plpgsql
  set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
declare
  seen constant text := set_config('app.domain_id', domain::text, true);
  call record;
begin
  for call in
    select c.* from jsonb_to_recordset(calls) as c (number integer, attempt bigint, at integer, newer integer, chosen jsonb, elapsed integer,
      shown integer, took integer, out_of_time boolean, flag boolean, closing boolean) order by c.attempt, c.at
  loop
    update exam_answers e
      set value = call.chosen, revision = call.newer, elapsed_ms = call.elapsed, shown_ms = coalesce(e.shown_ms, call.shown),
          duration_ms = greatest(e.duration_ms, call.took), timeout = call.out_of_time, flagged = call.flag, locked = call.closing,
          answered_at = clock_timestamp()
      from exam_attempts a
      where e.domain_id = domain and e.started_month = month and e.attempt_id = call.attempt and e.position = call.at
        and e.revision < call.newer and not e.locked and e.credit is null
        and a.domain_id = domain and a.id = call.attempt and a.sealed_by is null;
    if found then return next call.number; end if;
  end loop;
end $$;
