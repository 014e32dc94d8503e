/** What says how somebody stands in a program, changed many at once, as rules, transfers, revocations and merges do it; $2 is a day from today. */
export const standingChanges = [
  `insert into program_assignments (domain_id, user_id, program_id, source, starts_on, due_on)
   select $1, u.id, p.program_id, 'user', case when u.id % 2 = 0 then current_date + $2::int end, current_date + $2::int + 10
     from users u, (select min(program_id) as program_id from program_assignments where domain_id = $1) p where u.domain_id = $1 on conflict do nothing`,
  "update program_assignments set due_on = current_date + $2::int, ends_on = case when id % 3 = 0 then current_date + 90 end where domain_id = $1",
  "update program_assignments a set user_id = user_id + 1 where a.domain_id = $1 and $2::int > 20 and exists (select from users u where u.domain_id = $1 and u.id = a.user_id + 1) and not exists (select from program_assignments o where o.domain_id = $1 and o.user_id = a.user_id + 1)",
  "delete from program_assignments where domain_id = $1 and id % 4 = abs($2::int) % 4 and program_id <> (select min(program_id) from program_assignments where domain_id = $1)",
  "update program_statuses set revoked_at = case when revoked_at is null then now() + $2::int * interval '1 day' end, expiry_at = now() + $2::int * interval '2 days' where domain_id = $1",
  "update program_statuses set closed_at = case when closed_at is null then now() end, status = case when $2::int < 0 then 'a' else 'n' end where domain_id = $1 and not exists (select from program_statuses o where o.domain_id = $1 and o.user_id = program_statuses.user_id and o.id <> program_statuses.id)",
  "update users set active = not active where domain_id = $1 and username like 'ins%' and $2::int is not null",
  "insert into program_statuses (domain_id, user_id, program_id, sequence, closed_at) select domain_id, user_id, program_id, max(sequence) + 1, now() + $2::int * interval '1 second' from program_statuses where domain_id = $1 group by 1, 2, 3 having max(sequence) < 9",
  "update users set erased_at = case when erased_at is null then now() end where domain_id = $1 and username like 'usr.s%' and $2::int is not null",
  // a course with sessions goes along to a run of another program, as in a transfer
  `update course_statuses c set program_status_id = o.id from (
     select mine.id as course, max(r.id) as id from course_statuses mine join program_statuses s on s.domain_id = $1 and s.id = mine.program_status_id
       join program_statuses r on r.domain_id = $1 and r.user_id = s.user_id and r.program_id <> s.program_id
      where mine.domain_id = $1 and mine.id = (select max(x.course_status_id) from simulator_sessions x where x.domain_id = $1)
        and not exists (select from course_statuses t where t.domain_id = $1 and t.program_status_id = r.id and t.course_id = mine.course_id) group by mine.id) o
    where c.domain_id = $1 and c.id = o.course and $2::int is not null`,
];
