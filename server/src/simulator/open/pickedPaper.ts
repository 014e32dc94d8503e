import { sql } from "kysely";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Sql } from "../../storage/sql.ts";

/** The images that an author chose, in their order. With one that may not be shown any more it would be another quiz, and does not begin. */
export async function pickedPaper(tx: Tx, picked: readonly number[], shown: Sql): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select image.id from images image where image.id = any(${picked}::bigint[]) and ${shown}`.execute(tx);
  const found = new Set(rows.map(({ id }) => id));
  const images = picked.filter((id) => found.has(id));
  if (images.length < picked.length) throw new Problem(412, "QuizImagesGone");
  return images;
}
