-- A category that goes takes nothing but itself: its questions stand without one. A key that empties single columns could not be spread over nodes.
create function empty_question_category() returns trigger language plpgsql as $$
begin
  update bank_questions set category_id = null where domain_id = old.domain_id and category_id = old.id;
  return old;
end $$;
create trigger question_categories_emptied before delete on question_categories for each row execute function empty_question_category();
