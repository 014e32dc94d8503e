-- A page read is the call of training that comes most often. What its save holds and looks at lives in one function, as decisions and answers
-- do: the open run of the course is looked up once instead of four times, and the database keeps the plans. Who works elsewhere is told so and
-- holds nothing. The section is locked before its course, as whatever else writes to both; the other sections are read once the course is held,
-- so none saved meanwhile is missed. Between looking and locking an administrator may have closed the run, or begun another one: then `held` is
-- false.
create function hold_section(domain bigint, learner bigint, program bigint, of_course bigint, unit bigint, section bigint, browser bigint, tab text,
  lease interval, let_go interval) returns table (
  elsewhere boolean, held boolean, section_status text, pages jsonb, seconds double precision, free_seconds double precision, sections json,
  program_complete boolean, domain_id bigint, id bigint, program_status_id bigint, user_id bigint, course_id bigint, content_id bigint, run integer,
  status text, complete boolean, bookmark jsonb, progress integer, duration integer, total_duration integer, failed_attempts integer,
  final_exam_locked boolean, reset_at timestamptz, closed_at timestamptz
) language plpgsql set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
declare
  begun timestamptz;
  spent timestamptz;
begin
  elsewhere := works_elsewhere(domain, learner, browser, tab, lease, let_go, durable => true);
  if elsewhere then
    return next;
    return;
  end if;
  select c.id into id from program_statuses p
    join course_statuses c on c.domain_id = p.domain_id and c.program_status_id = p.id
    where p.domain_id = domain and p.user_id = learner and p.program_id = program and p.closed_at is null
      and c.course_id = of_course and c.closed_at is null;
  if not found then return; end if;
  for attempt in 1..2 loop
    select s.status, s.pages, s.started_at into section_status, pages, begun
      from section_statuses s where s.domain_id = domain and s.course_status_id = hold_section.id and s.unit_id = unit and s.section_id = section
      for update;
    exit when found;
    insert into section_statuses (domain_id, course_status_id, unit_id, section_id) values (domain, hold_section.id, unit, section)
      on conflict do nothing;
  end loop;
  select c.domain_id, c.program_status_id, c.user_id, c.course_id, c.content_id, c.run, c.status, c.complete, c.bookmark, c.progress, c.duration,
      c.total_duration, c.failed_attempts, c.final_exam_locked, c.reset_at, c.closed_at
    into domain_id, program_status_id, user_id, course_id, content_id, run, status, complete, bookmark, progress, duration,
      total_duration, failed_attempts, final_exam_locked, reset_at, closed_at
    from course_statuses c where c.domain_id = domain and c.id = hold_section.id for update;
  select p.complete into program_complete from program_statuses p
    where p.domain_id = domain and p.id = hold_section.program_status_id and p.user_id = learner and p.program_id = program and p.closed_at is null;
  held := found and hold_section.closed_at is null and pages is not null;
  for attempt in 1..2 loop
    select k.spent_until into spent from page_clocks k where k.domain_id = domain and k.user_id = learner for update;
    exit when found;
    insert into page_clocks (domain_id, user_id) values (domain, learner) on conflict do nothing;
  end loop;
  seconds := extract(epoch from clock_timestamp() - begun);
  free_seconds := extract(epoch from clock_timestamp() - greatest(begun, spent));
  -- only locks and progress are asked for: a complete section needs no pages
  select coalesce(json_agg(json_build_array(s.unit_id, s.section_id, s.status, case when s.status = 'C' then '[]' else s.pages end)), '[]')
    into sections from section_statuses s where s.domain_id = domain and s.course_status_id = hold_section.id;
  return next;
end $$;
