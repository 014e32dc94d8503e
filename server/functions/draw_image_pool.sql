-- At random, and yet never more than one image away from the share: chance alone would leave small libraries without an exam. One bag is one
-- bag: what is made from another image stays where that one is.
create function draw_image_pool() returns trigger language plpgsql as $$
declare
  share float8;
  drawn bigint;
  kept bigint;
begin
  select image.pool into new.pool from images image where image.id = coalesce(new.supersedes_id, new.source_id);
  if new.pool is not null then return new; end if;
  select library.exam_share / 100.0 into share from image_libraries library where library.id = new.library_id;
  if share = 0 then
    new.pool := 'both';
    return new;
  end if;
  select count(*), count(*) filter (where image.pool = 'exam') into drawn, kept from images image
   where image.library_id = new.library_id and image.kind = new.kind and image.state = 'approved' and image.pool in ('practice', 'exam');
  new.pool := case when random() < share * (drawn + 1) - kept then 'exam' else 'practice' end;
  return new;
end $$;
create trigger images_pooled before insert or update of state on images
  for each row when (new.state = 'approved' and new.pool is null) execute function draw_image_pool();
