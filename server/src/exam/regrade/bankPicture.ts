import { sql } from "kysely";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { partColumns, partPath, type FoundPart, type ShownPart } from "../paper/shownPart.ts";
import { bankIn, type BankPlace } from "./regradeTarget.ts";

/** What a question of a bank shows, for whoever may see the bank. */
export async function bankPicture(
  tx: Tx,
  domainId: number,
  place: BankPlace,
  { questionId, part, locale }: { questionId: number; part: ShownPart; locale: string },
): Promise<FoundPart> {
  const { contentId, quizId } = bankIn(place);
  const { rows } = await sql<FoundPart>`
    select ${partColumns(part, locale)} from (select) nothing
      left join quiz_questions question on question.domain_id = ${domainId} and question.quiz_id = ${quizId}::bigint and question.position = ${questionId}
      left join media on media.id = question.media_id
      left join content_questions asked on asked.content_id = ${contentId}::bigint and asked.question_id = ${questionId}
      left join course_content_files file on file.content_id = asked.content_id and file.path = ${partPath(part, locale)}`.execute(tx);
  const [found] = rows.filter(({ hash, words }) => hash !== null || words !== null);
  if (found === undefined) throw new Problem(404, "NotFound");
  return found;
}
