-- Images that were rendered elsewhere are put together by hand: until one was approved for the first time nobody has been trained with it.
alter table images add column fixed boolean not null default true; -- those that are there were made whole
alter table images alter column fixed set default false;

create function fix_approved_image() returns trigger language plpgsql as $$
begin
  new.fixed := true;
  return new;
end $$;
create trigger images_fixed before insert or update of state on images for each row when (new.state = 'approved') execute function fix_approved_image();

-- An image that was never used goes with its truth.
alter table image_truths drop constraint image_truths_image_id_fkey;
alter table image_truths add constraint image_truths_image_id_fkey foreign key (image_id) references images on delete cascade;
