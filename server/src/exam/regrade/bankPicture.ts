import { sql } from "kysely";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { bankIn, type BankPlace } from "./regradeTarget.ts";

interface Shown {
  hash: string;
  mediaType: string;
}

/** What a question of a bank shows, for whoever may see the bank. */
export async function bankPicture(
  tx: Tx,
  domainId: number,
  place: BankPlace,
  questionId: number,
  part: "file" | "captions",
): Promise<Shown> {
  const { contentId, quizId } = bankIn(place);
  const { rows } = await sql<Shown>`
    select media.hash, coalesce(media.data ->> 'mediaType', 'application/octet-stream') as media_type
      from quiz_questions question join media on media.id = question.media_id and media.hash is not null
     where question.domain_id = ${domainId} and question.quiz_id = ${quizId}::bigint and question.position = ${questionId}
    union all
    select file.file_hash, file.media_type from content_questions asked
      join course_content_files file on file.content_id = asked.content_id and file.path = coalesce(asked.body ->> 'file', asked.body -> 'picture' ->> 'file', asked.body -> 'film' ->> ${part}::text)
     where asked.content_id = ${contentId}::bigint and asked.question_id = ${questionId}`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw new Problem(404, "NotFound");
  return found;
}
