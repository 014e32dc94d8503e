-- What a look at how people stand found goes with it, as lines of previews do.
create function forget_standing_lines() returns trigger language plpgsql as $$
begin
  delete from standing_lines l using gone where l.domain_id = gone.domain_id and l.look_id = gone.id;
  return null;
end $$;
create trigger lines_gone after delete on standing_looks referencing old table as gone for each statement execute function forget_standing_lines();
