-- In an attempt questions and options are called by numbers of this attempt alone, drawn with its paper: those of the bank follow its order,
-- in which what is right may come first. Null: the attempt began before, and goes on under the numbers it began with.
alter table exam_answers
  add column asked_id bigint,
  add column asked_options jsonb; -- beside option_order, place by place
-- The paper is written down as it was drawn; nothing draws it again from 32 bits that a few known answers would betray.
alter table exam_attempts drop column seed;

-- As 0026, with the numbers of the attempt and the clock of 0085.
drop function answer_place(bigint, bigint, bigint, integer, bigint, text);
create function answer_place(domain bigint, learner bigint, attempt bigint, place integer, browser bigint, tab text) returns table (
  settings jsonb, started_month date, sealed boolean, elapsed_ms integer, question_id bigint, kind text, option_order jsonb, asked_options jsonb,
  value jsonb, revision integer, answered_ms integer, shown_ms integer, locked boolean, before_index integer, before_ms integer, elsewhere boolean
) language plpgsql as $$
#variable_conflict use_column
declare
  month date;
begin
  perform set_config('app.domain_id', domain::text, true);
  select a.settings, a.started_month, a.sealed_at is not null, elapsed_ms(a.started_at) into settings, month, sealed, elapsed_ms
    from exam_attempts a where a.domain_id = domain and a.id = attempt and a.user_id = learner;
  if not found then return; end if;
  started_month := month;
  elsewhere := works_elsewhere(domain, learner, browser, tab);
  select e.question_id, e.kind, e.option_order, e.asked_options, e.value, e.revision, e.elapsed_ms, e.shown_ms, e.locked
    into question_id, kind, option_order, asked_options, value, revision, answered_ms, shown_ms, locked
    from exam_answers e where e.domain_id = domain and e.started_month = month and e.attempt_id = attempt and e.position = place;
  if question_id is null then return; end if;
  select e.position, e.elapsed_ms into before_index, before_ms from exam_answers e
    where e.domain_id = domain and e.started_month = month and e.attempt_id = attempt and e.position < place and e.locked
    order by e.position desc limit 1;
  return next;
end $$;
