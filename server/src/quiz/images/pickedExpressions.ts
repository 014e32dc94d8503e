import { sql } from "kysely";
import { examFault } from "../../imageLibrary/pool/examFault.ts";

/** Of a quiz how many images were chosen by hand, and whether one of them cannot be shown any more, so that it does not begin. */
export const pickedExpressions = {
  pickedImages: sql`(select count(*)::int from quiz_images picked where picked.domain_id = t.domain_id and picked.quiz_id = t.id)`,
  imageGone: sql`exists (select from quiz_images picked left join images image on image.id = picked.image_id
    where picked.domain_id = t.domain_id and picked.quiz_id = t.id and ${examFault(
      sql`t.domain_id`,
      sql`(select course.image_library_id from courses course where course.id = t.simulator_course_id)`,
    )} is not null)`,
};
