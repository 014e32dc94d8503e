-- Since when somebody is switched off, whoever switches them: retention counts from there.
create function keep_deactivation() returns trigger language plpgsql as $$
begin
  new.deactivated_at := case when not new.active then now() end;
  return new;
end $$;
create trigger deactivation_of_new before insert on users for each row when (not new.active and new.deactivated_at is null) execute function keep_deactivation();
create trigger deactivation before update of active on users for each row when (new.active is distinct from old.active) execute function keep_deactivation();
