import { sql } from "kysely";
import type { QuizQuestion } from "@vigil/model/quiz/quizQuestion";
import { viewsMediaType } from "@vigil/model/training/labs/joinedViews";
import type { Tx } from "../storage/asDomain.ts";

/** What the media call the pictures of questions. */
export async function pictureNames(tx: Tx, questions: readonly Pick<QuizQuestion, "mediaId">[]): Promise<Map<number, string>> {
  const ids = questions.flatMap(({ mediaId }) => mediaId ?? []);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`select id, name from media where id = any(${ids}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The pictures or scans for questions that have these names, by name: the domain's own before those of all. */
export async function picturesNamed(
  tx: Tx,
  domainId: number,
  names: readonly string[],
  as: "picture" | "scan",
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`select id, name from media where name = any(${names}) and scope = 'training'
    and hash is not null and data ->> 'mediaType' like ${as === "scan" ? viewsMediaType : "image/%"} and (owner_domain_id = ${domainId} or owner_domain_id is null)
    order by owner_domain_id nulls first, id desc`.execute(tx);
  return new Map(rows.map(({ id, name }) => [name, id]));
}
