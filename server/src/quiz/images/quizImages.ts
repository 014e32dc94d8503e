import { image } from "@vigil/model/imageLibrary/image";
import { isReadable } from "@vigil/model/entity/isReadable";
import type { PickedImage, QuizImages } from "@vigil/model/quiz/quizImages";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { examFault } from "../../imageLibrary/pool/examFault.ts";
import { poolsFor } from "../../imageLibrary/pool/imagePools.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** What was chosen for a quiz as its author sees it: each with why it cannot be shown any more, and with its truth for whoever may know it. */
export async function quizImages(tx: Tx, caller: Caller, quizId: number): Promise<QuizImages> {
  const { domainId } = caller;
  const { rows: found } = await sql<{ libraryId: number | null }>`
    select course.image_library_id as library_id from quizzes quiz join courses course on course.id = quiz.simulator_course_id
     where quiz.domain_id = ${domainId} and quiz.id = ${quizId}`.execute(tx);
  const libraryId = found[0]?.libraryId ?? null;
  const told = isReadable(image.fields.kind, (permission) => caller.permissions.has(permission as never));
  const { rows: images } = await sql<PickedImage>`
    select picked.image_id, ${examFault(sql`${domainId}`, sql`${libraryId}::bigint`)} as fault, image.difficulty
        ${told ? sql`, image.kind, image.category as threat_category` : sql``}
      from quiz_images picked left join images image on image.id = picked.image_id
     where picked.domain_id = ${domainId} and picked.quiz_id = ${quizId} order by picked.position`.execute(tx);
  const pools = libraryId === null ? [] : [...(await poolsFor(tx, libraryId, "exam")).pools];
  return { id: quizId, libraryId, pools, images };
}
