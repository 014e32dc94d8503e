import type pg from "pg";

const IMAGES = 14;

/** Images enough for a session of the demo's student, without the work of making them; answers the path of the practice unit. */
export async function makePaper(owner: pg.Client): Promise<string> {
  await owner.query(
    `with image as (
       insert into images (library_id, kind, decision, category, bag_type, pool, views)
       select library.id, 'innocent', 'P', null, 'suitcase', 'practice', '[{"file":"", "bytes":0, "width":1024, "height":768}]'
         from image_libraries library, generate_series(1, $1) returning id)
     insert into image_truths (image_id) select id from image`,
    [IMAGES],
  );
  const { rows } = await owner.query<{ program: number; course: number; unit: number }>(
    `select a.program_id as program, pc.course_id as course, (unit ->> 'id')::int as unit
       from users u join domains d on d.id = u.domain_id join program_assignments a on a.domain_id = u.domain_id and a.user_id = u.id
       join program_courses pc on pc.program_id = a.program_id join courses c on c.id = pc.course_id join course_contents content on content.id = c.current_content_id,
       jsonb_array_elements(content.content -> 'units') unit
      where d.name = 'demo' and u.username_key = 'student' and c.type = 'simulator' and unit ->> 'type' = 'Practice'
      order by 1, 2 limit 1`,
  );
  const place = rows[0];
  if (!place) throw new Error("The demo's student has no practice unit.");
  return `/api/training/simulator/programs/${place.program}/courses/${place.course}/units/${place.unit}/type/Practice`;
}
