-- A page read is the call of training that comes most often. What its save holds and looks at lives in one function, as decisions and answers
-- do: the open run of the course is looked up once instead of four times, and the database keeps the plans. The section is locked before its
-- course, as whatever else writes to both; the other sections are read once the course is held, so none saved meanwhile is missed.
create function hold_section(domain bigint, learner bigint, program bigint, of_course bigint, unit bigint, section bigint) returns table (
  run bigint, status text, pages jsonb, seconds double precision, free_seconds double precision, sections json
) language plpgsql set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
declare
  begun timestamptz;
  spent timestamptz;
begin
  select c.id into run from program_statuses p
    join course_statuses c on c.domain_id = p.domain_id and c.program_status_id = p.id
    where p.domain_id = domain and p.user_id = learner and p.program_id = program and p.closed_at is null
      and c.course_id = of_course and c.closed_at is null;
  if not found then return; end if;
  for attempt in 1..2 loop
    select s.status, s.pages, s.started_at into status, pages, begun
      from section_statuses s where s.domain_id = domain and s.course_status_id = run and s.unit_id = unit and s.section_id = section
      for update;
    exit when found;
    insert into section_statuses (domain_id, course_status_id, unit_id, section_id) values (domain, run, unit, section)
      on conflict do nothing;
  end loop;
  perform from course_statuses c where c.domain_id = domain and c.id = hold_section.run for update; -- the table has a column of that name
  for attempt in 1..2 loop
    select k.spent_until into spent from page_clocks k where k.domain_id = domain and k.user_id = learner for update;
    exit when found;
    insert into page_clocks (domain_id, user_id) values (domain, learner) on conflict do nothing;
  end loop;
  seconds := extract(epoch from clock_timestamp() - begun);
  free_seconds := extract(epoch from clock_timestamp() - greatest(begun, spent));
  -- only locks and progress are asked for: a complete section needs no pages
  select coalesce(json_agg(json_build_array(s.unit_id, s.section_id, s.status, case when s.status = 'C' then '[]' else s.pages end)), '[]')
    into sections from section_statuses s where s.domain_id = domain and s.course_status_id = run;
  return next;
end $$;
