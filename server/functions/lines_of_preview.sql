-- Lines of a rule's preview go with it, as those of reports do.
create function forget_preview_lines() returns trigger language plpgsql as $$
begin
  delete from rule_preview_lines l using gone where l.domain_id = gone.domain_id and l.preview_id = gone.id;
  return null;
end $$;
create trigger lines_gone after delete on rule_previews referencing old table as gone for each statement execute function forget_preview_lines();
