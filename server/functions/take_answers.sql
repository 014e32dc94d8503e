-- What several answered at places of papers that the caller knows, in one statement instead of two: nobody has to look a place up to judge it. An
-- answer is taken where it counts as it was claimed, or now where that is still to come, neither longer ago than `lag`, by its own learner, where
-- they may work; what is not taken is to be looked up (answer_places) and judged by that. Leases come first, in the order of their learners, then
-- answers in the order of attempts and places, as answer_places and store_answers lock them. The rest is as in store_answers.
create function take_answers(domain bigint, month date, calls jsonb, lag integer, tick integer, lease interval, let_go interval)
  returns setof integer language plpgsql set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
declare
  seen constant text := set_config('app.domain_id', domain::text, true);
  here constant integer[] := array(
    select c.number from (
        select r.number, r.learner, r.browser, r.tab from jsonb_to_recordset(calls) as r (number integer, learner bigint, browser bigint, tab text)
         order by r.learner, r.number offset 0) c
     where not works_elsewhere(domain, c.learner, c.browser, c.tab, lease, let_go, true));
  call record;
begin
  for call in
    select c.* from jsonb_to_recordset(calls) as c (number integer, learner bigint, attempt bigint, at integer, newer integer, chosen jsonb,
      claimed float8, elapsed integer, took integer, out_of_time boolean, flag boolean) where c.number = any (here) order by c.attempt, c.at, c.newer
  loop
    update exam_answers e
      set value = call.chosen, revision = call.newer, elapsed_ms = least(call.elapsed, a.elapsed - a.elapsed % tick),
          duration_ms = greatest(e.duration_ms, least(call.took, a.elapsed)), timeout = call.out_of_time, flagged = call.flag,
          answered_at = clock_timestamp()
      from (
        select elapsed_ms(own.started_at) as elapsed from exam_attempts own
         where own.domain_id = domain and own.id = call.attempt and own.user_id = call.learner and own.sealed_by is null offset 0) a
      where e.domain_id = domain and e.started_month = month and e.attempt_id = call.attempt and e.position = call.at
        and call.claimed >= a.elapsed - lag and e.revision < call.newer and not e.locked and e.credit is null;
    if found then return next call.number; end if;
  end loop;
end $$;
