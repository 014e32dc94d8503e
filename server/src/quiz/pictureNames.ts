import { sql } from "kysely";
import type { QuizQuestion } from "@vigil/model/quiz/quizQuestion";
import type { Tx } from "../storage/asDomain.ts";

/** What the media call the pictures of questions. */
export async function pictureNames(tx: Tx, questions: readonly Pick<QuizQuestion, "mediaId">[]): Promise<Map<number, string>> {
  const ids = questions.flatMap(({ mediaId }) => mediaId ?? []);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`select id, name from media where id = any(${ids}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
