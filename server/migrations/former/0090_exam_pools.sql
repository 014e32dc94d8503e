-- Images of an exam are images nobody was shown with their truth: a library keeps a share of what it has for exams alone.
alter table image_libraries add column exam_share integer not null default 30 check (exam_share between 0 and 90); -- percent; 0 = nothing is kept apart
alter table images add column pool text check (pool in ('practice', 'exam', 'both')); -- null until it is approved for the first time

-- For the images there are, by threat and innocent apart, so that each pool has its share of both. Their owner is bound by row security as
-- anybody; for this transaction, which holds the table, it is not.
alter table images no force row level security;
update images image set pool = case when drawn.place <= round(drawn.total * 0.3) then 'exam' else 'practice' end
  from (select id, row_number() over (partition by library_id, kind order by random()) as place, count(*) over (partition by library_id, kind) as total
          from images where state = 'approved') drawn
 where drawn.id = image.id;
-- One bag is one bag: what was made from another image stays where that one is.
update images image set pool = original.pool
  from images original
 where original.id = coalesce(image.supersedes_id, image.source_id) and original.pool is not null and image.pool is not null;
alter table images force row level security;

create index images_by_pool on images (library_id, kind, pool) where state = 'approved';

-- At random, and yet never more than one image away from the share: chance alone would leave small libraries without an exam.
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

-- When a picture of the image was first handed out.
alter table simulator_decisions add column issued_at timestamptz;
-- When the learner's browser was last heard of while the session was open.
alter table simulator_sessions add column seen_at timestamptz;
-- What a sealed session fell short of: score, hitRate, falseAlarmRate, efficiency.
alter table simulator_sessions add column unmet jsonb not null default '[]';
