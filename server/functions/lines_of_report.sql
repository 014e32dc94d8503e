-- The lines of a report go with their run: a reference that is checked for each of them would cost nearly as much as writing them.
create function forget_lines() returns trigger language plpgsql as $$
begin
  delete from report_lines l using gone where l.domain_id = gone.domain_id and l.run_id = gone.id;
  return null;
end $$;
create trigger lines_gone after delete on report_runs referencing old table as gone for each statement execute function forget_lines();
