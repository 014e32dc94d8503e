import type { quiz, Quiz } from "@vigil/model/quiz/quiz";
import { sql } from "kysely";
import type { View } from "../../entity/view.ts";
import { copyRecord } from "../../entity/writeRecords.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** A copy shows the same images: drawn ones would be another quiz. */
export async function copyWithPicked(tx: Tx, view: View<typeof quiz>, id: number): Promise<Quiz> {
  const copy = await copyRecord(tx, view, id);
  const { rows } = await sql`insert into quiz_images (domain_id, quiz_id, position, image_id)
    select domain_id, ${copy.id}, position, image_id from quiz_images where domain_id = ${view.caller.domainId} and quiz_id = ${id}
    returning image_id`.execute(tx);
  return { ...copy, pickedImages: rows.length };
}
