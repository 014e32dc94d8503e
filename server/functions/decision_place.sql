-- A decision is the call that comes most often, so what judging one needs lives in a function, whose plans the database keeps: the session's
-- rules and clock, the image's row, and when the image before it was decided. They are single looks by key, for which there is no better plan
-- with the values in hand. It names the domain itself, for its own transaction; row security then shows that domain alone.
create function decision_place(domain bigint, learner bigint, session bigint, image integer, browser bigint, tab text, lease interval, let_go interval) returns table (
  settings jsonb, started_month date, sealed boolean, elapsed_ms integer, image_id bigint, shown_ms integer, decided_ms integer,
  decision text, category text, confidence smallint, marks jsonb, opened boolean, found boolean, credit text, previous_ms integer, view_count integer, elsewhere boolean
) language plpgsql set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
declare
  month date;
begin
  perform set_config('app.domain_id', domain::text, true);
  select s.settings, s.started_month, s.sealed_at is not null, elapsed_ms(s.started_at) into settings, month, sealed, elapsed_ms
    from simulator_sessions s where s.domain_id = domain and s.id = session and s.user_id = learner;
  if not found then return; end if;
  started_month := month;
  elsewhere := works_elsewhere(domain, learner, browser, tab, lease, let_go);
  select d.image_id, d.shown_ms, d.decided_ms, d.decision, d.category, d.confidence, d.marks, d.opened, d.found, d.credit, jsonb_array_length(i.views)
    into image_id, shown_ms, decided_ms, decision, category, confidence, marks, opened, found, credit, view_count
    from simulator_decisions d join images i on i.id = d.image_id
    where d.domain_id = domain and d.started_month = month and d.session_id = session and d.position = image;
  if image_id is null then return; end if;
  if image > 0 then
    select d.decided_ms into previous_ms from simulator_decisions d
      where d.domain_id = domain and d.started_month = month and d.session_id = session and d.position = image - 1;
  end if;
  return next;
end $$;
