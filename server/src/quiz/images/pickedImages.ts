import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

/** The images that were chosen for a version of a quiz, in their order; none where they are drawn. */
export async function pickedImages(tx: Tx, domainId: number, quizId: number): Promise<number[]> {
  const { rows } = await sql<{ imageId: number }>`select image_id from quiz_images
    where domain_id = ${domainId} and quiz_id = ${quizId} order by position`.execute(tx);
  return rows.map(({ imageId }) => imageId);
}
