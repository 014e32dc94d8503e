-- An answer is saved every few seconds by everybody in an exam, so what judging one needs lives in a function, as with decisions.
create function answer_place(domain bigint, learner bigint, attempt bigint, place integer, browser bigint, tab text, lease interval, let_go interval) returns table (
  settings jsonb, started_month date, sealed boolean, elapsed_ms integer, question_id bigint, kind text, option_order jsonb, asked_options jsonb,
  value jsonb, revision integer, answered_ms integer, shown_ms integer, locked boolean, before_index integer, before_ms integer, elsewhere boolean
) language plpgsql set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
#variable_conflict use_column
declare
  month date;
begin
  perform set_config('app.domain_id', domain::text, true);
  select a.settings, a.started_month, a.sealed_at is not null, elapsed_ms(a.started_at) into settings, month, sealed, elapsed_ms
    from exam_attempts a where a.domain_id = domain and a.id = attempt and a.user_id = learner;
  if not found then return; end if;
  started_month := month;
  elsewhere := works_elsewhere(domain, learner, browser, tab, lease, let_go);
  select e.question_id, e.kind, e.option_order, e.asked_options, e.value, e.revision, e.elapsed_ms, e.shown_ms, e.locked
    into question_id, kind, option_order, asked_options, value, revision, answered_ms, shown_ms, locked
    from exam_answers e where e.domain_id = domain and e.started_month = month and e.attempt_id = attempt and e.position = place;
  if question_id is null then return; end if;
  select e.position, e.elapsed_ms into before_index, before_ms from exam_answers e
    where e.domain_id = domain and e.started_month = month and e.attempt_id = attempt and e.position < place and e.locked
    order by e.position desc limit 1;
  return next;
end $$;
