-- How these learners stand in each program that they are assigned to or have begun: the newest of its runs, and by when they are to have done it by
-- their assignments alone (the day the program ends stands with the program). Who is erased is counted nowhere.
create function learner_programs_of(domain bigint, learners bigint[]) returns table (
  user_id bigint, program_id bigint, company_id bigint, active boolean, assigned boolean, begins_on date, assigned_due date, run_open boolean, status text,
  due_at timestamptz, valid_until timestamptz, undated boolean) language sql stable as $$
  select u.id, k.program_id, u.company_id, u.active, coalesce(k.assigned, false), k.begins_on, k.assigned_due, k.run_open, k.status, k.due_at, k.valid_until,
      coalesce(k.undated, false)
    from (
      (select a.user_id, a.program_id, true as assigned, max(a.starts_on) as begins_on,
          least(min(a.due_on), case when bool_and(a.ends_on is not null) then max(a.ends_on) end) as assigned_due,
          bool_or(a.starts_on is null and a.ends_on is null) as undated
        from program_assignments a where a.domain_id = domain and a.user_id = any(learners) group by a.user_id, a.program_id) a
      full join
      (select distinct on (s.user_id, s.program_id) s.user_id, s.program_id, s.closed_at is null as run_open, s.status, s.due_at,
          least(s.expiry_at, s.revoked_at - interval '1 day') as valid_until
        from program_statuses s where s.domain_id = domain and s.user_id = any(learners) order by s.user_id, s.program_id, s.sequence desc) s
      using (user_id, program_id)) k
    join users u on u.domain_id = domain and u.id = any(learners) and u.id = k.user_id and u.erased_at is null
$$;

-- Works it out anew for these learners. Whoever changes something of the same learner at the same time waits, then sees what the other has written:
-- nobody waits for anybody else's learner.
-- Right after thousands were brought in the database takes its tables for small: joined in loops, each would be looked for among all (12 s of 6,000).
create function keep_learner_programs(domain bigint, learners bigint[]) returns void language plpgsql set enable_nestloop = off as $$
begin
  perform from users u where u.domain_id = domain and u.id = any(learners) order by u.id for no key update;
  -- `not in`, which is looked up in a hash whatever is believed of the tables: thousands may have come a moment ago
  delete from learner_programs p where p.domain_id = domain and p.user_id = any(learners)
    and (p.user_id, p.program_id) not in (select n.user_id, n.program_id from learner_programs_of(domain, learners) n);
  insert into learner_programs as p select domain, n.* from learner_programs_of(domain, learners) n
    on conflict (domain_id, user_id, program_id) do update set company_id = excluded.company_id, active = excluded.active, assigned = excluded.assigned,
      begins_on = excluded.begins_on, assigned_due = excluded.assigned_due, run_open = excluded.run_open, status = excluded.status,
      due_at = excluded.due_at, valid_until = excluded.valid_until, undated = excluded.undated
    where p is distinct from excluded;
end $$;

create function learner_programs_of_changed() returns trigger language plpgsql as $$
declare
  each record;
begin
  for each in select c.domain_id, array_agg(distinct c.user_id) as learners from changed c group by c.domain_id loop
    perform keep_learner_programs(each.domain_id, each.learners);
  end loop;
  return null;
end $$;
create trigger standing_of_added after insert on program_assignments referencing new table as changed for each statement
  execute function learner_programs_of_changed();
create trigger standing_of_changed after update on program_assignments referencing new table as changed for each statement
  execute function learner_programs_of_changed();
create trigger standing_of_left after update on program_assignments referencing old table as changed for each statement
  execute function learner_programs_of_changed();
create trigger standing_of_removed after delete on program_assignments referencing old table as changed for each statement
  execute function learner_programs_of_changed();
create trigger standing_of_begun after insert on program_statuses referencing new table as changed for each statement
  execute function learner_programs_of_changed();
create trigger standing_of_taken_back after delete on program_statuses referencing old table as changed for each statement
  execute function learner_programs_of_changed();

-- A run is saved with every page: only what says how somebody stands is looked at, and only the newest run of a program says it. Runs are closed
-- and completed by the thousand, row by row: what the run says is written, and nothing else looked up.
create function learner_programs_of_run() returns trigger language plpgsql as $$
begin
  if (old.user_id, old.program_id, old.sequence) is distinct from (new.user_id, new.program_id, new.sequence) then
    perform keep_learner_programs(new.domain_id, array[old.user_id, new.user_id]);
    return null;
  end if;
  perform from users u where u.domain_id = new.domain_id and u.id = new.user_id for no key update;
  update learner_programs p set run_open = new.closed_at is null, status = new.status, due_at = new.due_at,
      valid_until = least(new.expiry_at, new.revoked_at - interval '1 day')
    where p.domain_id = new.domain_id and p.user_id = new.user_id and p.program_id = new.program_id
      and not exists (select from program_statuses s where s.domain_id = new.domain_id and s.user_id = new.user_id and s.program_id = new.program_id
        and s.sequence > new.sequence);
  return null;
end $$;
create trigger standing_of_run after update of status, due_at, expiry_at, revoked_at, closed_at, sequence, user_id, program_id on program_statuses for each row
  when ((old.status, old.due_at, old.expiry_at, old.revoked_at, old.closed_at is null, old.sequence, old.user_id, old.program_id)
    is distinct from (new.status, new.due_at, new.expiry_at, new.revoked_at, new.closed_at is null, new.sequence, new.user_id, new.program_id))
  execute function learner_programs_of_run();

create function learner_programs_of_user() returns trigger language plpgsql as $$
begin
  perform keep_learner_programs(new.domain_id, array[new.id]);
  return null;
end $$;
create trigger standing_of_user after update of company_id, active, erased_at on users for each row
  when ((old.company_id, old.active, old.erased_at is null) is distinct from (new.company_id, new.active, new.erased_at is null))
  execute function learner_programs_of_user();
