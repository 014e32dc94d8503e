-- An image that was approved once may have trained somebody: from then on it stays as it is.
create function fix_approved_image() returns trigger language plpgsql as $$
begin
  new.fixed := true;
  return new;
end $$;
create trigger images_fixed before insert or update of state on images for each row when (new.state = 'approved') execute function fix_approved_image();
