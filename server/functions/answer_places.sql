-- An answer is saved every few seconds by everybody in an exam, so what judging one needs lives in a function, as with decisions. What a crowd asks
-- for at the same time is looked up in one statement, for each by single looks by key as it would be alone (behind `offset 0`), in the order of the
-- learners, as what is written of their leases stays locked until all have been asked. Of attempts whose month the caller knows, or guesses, only that
-- partition is opened, and attempts of other months are not found; else they are asked for month by month, nearly always one. Settings never change,
-- and are not told again of an attempt that is known. Where nothing hangs on what is locked (`alone`) it is not looked for. Whose tab has just
-- renewed its lease is not asked whether somebody works elsewhere.
create function answer_places(domain bigint, of_month date, calls jsonb, lease interval, let_go interval) returns table (
  number integer, settings text, started_month date, sealed boolean, elapsed_ms integer, question_id bigint, kind text, option_order jsonb,
  asked_options jsonb, value jsonb, revision integer, answered_ms integer, shown_ms integer, locked boolean, before_index integer, before_ms integer,
  elsewhere boolean
) language plpgsql set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
#variable_conflict use_column
declare
  seen constant text := set_config('app.domain_id', domain::text, true);
  month date;
begin
  foreach month in array case when of_month is not null then array[of_month] else array(
    select distinct attempt.started_month from jsonb_to_recordset(calls) as call (learner bigint, attempt bigint)
      cross join lateral (
        select a.started_month from exam_attempts a where a.domain_id = domain and a.id = call.attempt and a.user_id = call.learner offset 0) attempt) end
  loop return query
    select place.number, place.settings, place.started_month, place.sealed, place.elapsed_ms, place.question_id, place.kind, place.option_order,
        place.asked_options, place.value, place.revision, place.answered_ms, place.shown_ms, place.locked, place.before_index, place.before_ms,
        case when place.asks then works_elsewhere(domain, place.learner, place.browser, place.tab, lease, let_go, saves => true) else false end
      from (
        select call.number, call.learner, call.browser, call.tab, coalesce(not own.settled, false) as asks,
            case when call.known is not true then attempt.settings::text end as settings, attempt.started_month, attempt.sealed_at is not null as sealed, elapsed_ms(attempt.started_at) as elapsed_ms, answer.question_id,
            answer.kind, answer.option_order, answer.asked_options, answer.value, answer.revision, answer.elapsed_ms as answered_ms, answer.shown_ms,
            answer.locked, earlier.position as before_index, earlier.elapsed_ms as before_ms
          from jsonb_to_recordset(calls) as call (
            number integer, known boolean, alone boolean, learner bigint, attempt bigint, at integer, browser bigint, tab text)
          cross join lateral (
            select a.settings, a.started_month, a.started_at, a.sealed_at from exam_attempts a
             where a.domain_id = domain and a.id = call.attempt and a.user_id = call.learner and a.started_month = month offset 0) attempt
          cross join lateral (
            select e.question_id, e.kind, e.option_order, e.asked_options, e.value, e.revision, e.elapsed_ms, e.shown_ms, e.locked
              from exam_answers e
             where e.domain_id = domain and e.started_month = month and e.attempt_id = call.attempt and e.position = call.at
             offset 0) answer
          left join lateral (
            select e.position, e.elapsed_ms from exam_answers e
             where call.alone is not true and e.domain_id = domain and e.started_month = month and e.attempt_id = call.attempt
               and e.position < call.at and e.locked
             order by e.position desc limit 1) earlier on true
          left join lateral (
            select l.session_id = call.browser and l.tab_id = call.tab
                and l.expires_at not between clock_timestamp() + let_go and clock_timestamp() + lease - 2 * let_go as settled
              from training_leases l where l.domain_id = domain and l.user_id = call.learner offset 0) own on true
         order by call.learner offset 0) place;
  end loop;
end $$;
