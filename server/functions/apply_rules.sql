-- Whom conditions fit: each kind that names something has to hold. A field is the person's own, else their company's. `people` narrows; null means
-- everybody. Who is switched off, erased or merged belongs to no rule.
create function people_of_conditions(domain bigint, companies bigint[], groups bigint[], levels bigint[], field text, wanted text, people bigint[])
  returns table (user_id bigint) language sql stable as $$
  select u.id from users u join companies c on c.domain_id = u.domain_id and c.id = u.company_id
   where u.domain_id = domain and (people is null or u.id = any(people))
     and u.active and u.erased_at is null and u.merged_into is null and c.kind <> 'deleted'
     and (companies = '{}' or u.company_id = any(companies))
     and (levels = '{}' or u.access_level_id = any(levels))
     and (groups = '{}' or exists (select from group_members m where m.domain_id = domain and m.user_id = u.id and m.group_id = any(groups)))
     and (field = '' or coalesce(u.data ->> field, c.data ->> field) = wanted)
$$;

-- Whether a company may use a program: its domain code, else its domain's, is the program's, or a copy of the same.
create function fits_company(domain bigint, company bigint, program bigint) returns boolean language sql stable as $$
  select wanted.id is null or coalesce(wanted.original_id, wanted.id) is not distinct from coalesce(own.original_id, own.id)
    from companies c join domains d on d.id = c.domain_id
    cross join programs p
    left join domain_codes wanted on wanted.id = p.domain_code_id
    left join domain_codes own on own.id = coalesce(c.domain_code_id, d.domain_code_id)
   where c.domain_id = domain and c.id = company and p.id = program
$$;

-- Brings what rules assign to these people to what the rules say now: of one rule, or of all. The day somebody joined a rule stays theirs as long as
-- they belong to it; days that are counted are counted from it, behind the start from the start. A due day behind the end is the end.
create function apply_rules(domain bigint, people bigint[], only_rule bigint, out gained integer, out lost integer)
  language plpgsql set plan_cache_mode = 'force_custom_plan' as $$
#variable_conflict use_column
begin
  with rule as materialized (
    select r.*,
        array(select company_id from assignment_rule_companies l where l.domain_id = domain and l.assignment_rule_id = r.id) as companies,
        array(select group_id from assignment_rule_groups l where l.domain_id = domain and l.assignment_rule_id = r.id) as groups,
        array(select access_level_id from assignment_rule_levels l where l.domain_id = domain and l.assignment_rule_id = r.id) as levels
      from assignment_rules r where r.domain_id = domain and r.active and (only_rule is null or r.id = only_rule)),
  joined as (
    select r.id as rule_id, m.program_id, f.user_id,
        coalesce(a.joined_on, (now() at time zone coalesce(c.sound_zone, d.sound_zone))::date) as joined_on,
        r.starts_on, r.starts_after, r.due_on, r.due_after, r.ends_on, r.ends_after
      from rule r
      cross join lateral people_of_conditions(domain, r.companies, r.groups, r.levels, r.field, r.value, people) f
      join assignment_rule_programs m on m.domain_id = domain and m.assignment_rule_id = r.id
      join users u on u.domain_id = domain and u.id = f.user_id
      join companies c on c.domain_id = domain and c.id = u.company_id
      join domains d on d.id = domain
      left join program_assignments a on a.domain_id = domain and a.user_id = f.user_id and a.program_id = m.program_id
        and a.source = 'rule' and a.source_id = r.id
     where fits_company(domain, u.company_id, m.program_id)),
  started as (select *, coalesce(starts_on, joined_on + starts_after) as starts from joined),
  ended as (select *, coalesce(ends_on, greatest(joined_on, starts) + ends_after) as ends from started),
  wanted as materialized (
    select rule_id, program_id, user_id, joined_on, starts, ends,
        case when due_on is not null or due_after is not null then least(coalesce(due_on, greatest(joined_on, starts) + due_after), ends) end as due
      from ended),
  gone as (
    delete from program_assignments a
     where a.domain_id = domain and a.source = 'rule' and a.user_id = any(people) and (only_rule is null or a.source_id = only_rule)
       and not exists (select from wanted w where w.user_id = a.user_id and w.program_id = a.program_id and w.rule_id = a.source_id)
    returning 1),
  written as (
    insert into program_assignments as a (domain_id, user_id, program_id, source, source_id, joined_on, starts_on, due_on, ends_on)
    select domain, user_id, program_id, 'rule', rule_id, joined_on, starts, due, ends from wanted order by user_id, program_id, rule_id
    on conflict (domain_id, user_id, program_id, source, source_id) do update
      set starts_on = excluded.starts_on, due_on = excluded.due_on, ends_on = excluded.ends_on, updated_at = now(), revision = a.revision + 1
      where (a.starts_on, a.due_on, a.ends_on) is distinct from (excluded.starts_on, excluded.due_on, excluded.ends_on)
    returning a.revision)
  select (select count(*) from written where revision = 1), (select count(*) from gone) into gained, lost;
end $$;

-- People who change are looked at in the transaction that changes them, whoever writes it: a form, an import, a merge, a provider. The lock is shared
-- among them; a rule that was changed waits for those who may not have seen it (applyRule.ts).
create function apply_rules_to(domain bigint, people bigint[]) returns void language plpgsql as $$
begin
  if people is null or not exists (select from assignment_rules r where r.domain_id = domain) then return; end if;
  perform pg_advisory_xact_lock_shared(7203, domain::integer);
  perform from users u where u.domain_id = domain and u.id = any(people) order by u.id for no key update;
  perform apply_rules(domain, people, null);
end $$;

create function rules_of_new_users() returns trigger language plpgsql as $$
declare
  each record;
begin
  for each in select domain_id, array_agg(id) as people from changed group by domain_id loop
    perform apply_rules_to(each.domain_id, each.people);
  end loop;
  return null;
end $$;
create trigger rules_of_new_users after insert on users referencing new table as changed for each statement execute function rules_of_new_users();

create function rules_of_changed_users() returns trigger language plpgsql as $$
declare
  each record;
begin
  for each in
    select n.domain_id, array_agg(n.id) as people from changed n join before o on o.domain_id = n.domain_id and o.id = n.id
     where (n.company_id, n.access_level_id, n.active, n.data, n.erased_at, n.merged_into)
       is distinct from (o.company_id, o.access_level_id, o.active, o.data, o.erased_at, o.merged_into)
     group by n.domain_id
  loop
    perform apply_rules_to(each.domain_id, each.people);
  end loop;
  return null;
end $$;
create trigger rules_of_changed_users after update on users referencing old table as before new table as changed
  for each statement execute function rules_of_changed_users();

create function rules_of_members() returns trigger language plpgsql as $$
declare
  each record;
begin
  for each in select domain_id, array_agg(distinct user_id) as people from changed group by domain_id loop
    perform apply_rules_to(each.domain_id, each.people);
  end loop;
  return null;
end $$;
create trigger rules_of_new_members after insert on group_members referencing new table as changed for each statement execute function rules_of_members();
create trigger rules_of_moved_members after update on group_members referencing new table as changed for each statement execute function rules_of_members();
create trigger rules_of_members_before after update on group_members referencing old table as changed for each statement execute function rules_of_members();
create trigger rules_of_former_members after delete on group_members referencing old table as changed for each statement execute function rules_of_members();

create function rules_of_company() returns trigger language plpgsql as $$
begin
  perform apply_rules_to(new.domain_id, (select array_agg(u.id) from users u where u.domain_id = new.domain_id and u.company_id = new.id));
  return null;
end $$;
create trigger rules_of_company after update of data, domain_code_id on companies for each row
  when ((old.data, old.domain_code_id) is distinct from (new.data, new.domain_code_id)) execute function rules_of_company();
