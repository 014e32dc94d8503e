-- A decision is the call that comes most often, so what judging one needs lives in a function, whose plans the database keeps: the session's
-- rules and clock, the image's row, and when the image before it was decided. They are single looks by key, for which there is no better plan
-- with the values in hand; of several calls as answer_places does it. It names the domain itself, for its own transaction; row security then shows
-- that domain alone.
create function decision_places(domain bigint, of_month date, calls jsonb, lease interval, let_go interval) returns table (
  number integer, settings text, started_month date, sealed boolean, elapsed_ms integer, image_id bigint, shown_ms integer, decided_ms integer,
  decision text, category text, confidence smallint, marks jsonb, opened boolean, found boolean, credit text, previous_ms integer, view_count integer,
  elsewhere boolean
) language plpgsql set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
declare
  seen constant text := set_config('app.domain_id', domain::text, true);
  month date;
begin
  foreach month in array case when of_month is not null then array[of_month] else array(
    select distinct session.started_month from jsonb_to_recordset(calls) as call (learner bigint, attempt bigint)
      cross join lateral (
        select s.started_month from simulator_sessions s where s.domain_id = domain and s.id = call.attempt and s.user_id = call.learner offset 0) session) end
  loop return query
    select place.number, place.settings, place.started_month, place.sealed, place.elapsed_ms, place.image_id, place.shown_ms, place.decided_ms,
        place.decision, place.category, place.confidence, place.marks, place.opened, place.found, place.credit, place.previous_ms, place.view_count,
        case when place.asks then works_elsewhere(domain, place.learner, place.browser, place.tab, lease, let_go, saves => true) else false end
      from (
        select call.number, call.learner, call.browser, call.tab, coalesce(not own.settled, false) as asks,
            case when call.known is not true then session.settings::text end as settings, session.started_month, session.sealed_at is not null as sealed, elapsed_ms(session.started_at) as elapsed_ms, image.*,
            earlier.decided_ms as previous_ms
          from jsonb_to_recordset(calls) as call (
            number integer, known boolean, learner bigint, attempt bigint, at integer, browser bigint, tab text)
          cross join lateral (
            select s.settings, s.started_month, s.started_at, s.sealed_at from simulator_sessions s
             where s.domain_id = domain and s.id = call.attempt and s.user_id = call.learner and s.started_month = month offset 0) session
          cross join lateral (
            select d.image_id, d.shown_ms, d.decided_ms, d.decision, d.category, d.confidence, d.marks, d.opened, d.found, d.credit,
                jsonb_array_length(i.views) as view_count
              from simulator_decisions d join images i on i.id = d.image_id
             where d.domain_id = domain and d.started_month = month and d.session_id = call.attempt and d.position = call.at
             offset 0) image
          left join lateral (
            select d.decided_ms from simulator_decisions d
             where d.domain_id = domain and d.started_month = month and d.session_id = call.attempt and d.position = call.at - 1
             limit 1) earlier on true
          left join lateral (
            select l.session_id = call.browser and l.tab_id = call.tab
                and l.expires_at not between clock_timestamp() + let_go and clock_timestamp() + lease - 2 * let_go as settled
              from training_leases l where l.domain_id = domain and l.user_id = call.learner offset 0) own on true
         order by call.learner offset 0) place;
  end loop;
end $$;
