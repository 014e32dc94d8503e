-- Sessions end with what made them possible, however it was switched off: one record, many, a template, a move, a provider's rule.
create function end_sessions_of_user() returns trigger language plpgsql as $$
begin
  if not new.active or new.locked_at is not null
    or (new.company_id <> old.company_id and not (select c.active from companies c where c.domain_id = new.domain_id and c.id = new.company_id)) then
    update sessions set ended_at = now(), ended_reason = case when new.locked_at is null then 'deactivated' else 'locked' end
      where domain_id = new.domain_id and user_id = new.id and ended_at is null;
  end if;
  return null;
end $$;
create trigger end_sessions after update of active, locked_at, company_id on users for each row execute function end_sessions_of_user();

create function end_sessions_of_company() returns trigger language plpgsql as $$
begin
  update sessions s set ended_at = now(), ended_reason = 'deactivated' from users u
    where u.domain_id = new.domain_id and u.company_id = new.id
      and s.domain_id = u.domain_id and s.user_id = u.id and s.ended_at is null;
  return null;
end $$;
create trigger end_sessions after update of active on companies for each row when (old.active and not new.active) execute function end_sessions_of_company();
