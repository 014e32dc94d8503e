import type { CorrectedKey } from "@vigil/model/exam/correctedKey";
import { sql } from "kysely";
import { wireInstant } from "../../http/wireInstant.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { readQuestions } from "../paper/readQuestions.ts";
import { bankIn, type BankPlace } from "./regradeTarget.ts";

/** What was said last of the questions of a version or of a quiz, beside what they ask: where somebody writes them on, the old key stands. */
export async function correctedKeys(tx: Tx, domainId: number, place: BankPlace): Promise<CorrectedKey[]> {
  const { contentId, quizId } = bankIn(place);
  const { rows } = await sql<Pick<CorrectedKey, "question" | "ruling" | "reason"> & { madeAt: Date }>`
    select distinct on (said.question_id) said.question_id::int as question, said.ruling, said.reason, said.made_at from question_regrades said
     where said.domain_id = ${domainId} and (${contentId}::bigint = any(said.content_ids) or ${quizId}::bigint = any(said.quiz_ids))
     order by said.question_id, said.id desc`.execute(tx);
  if (rows.length === 0) return [];
  const asked = new Map((await readQuestions(tx, domainId, bankIn(place))).map((each) => [each.id, each]));
  return rows.flatMap(({ madeAt, ...said }) => {
    const question = asked.get(said.question);
    if (question === undefined) return [];
    const { options, key, accepted } = question;
    return [{ ...said, madeAt: wireInstant(madeAt), asked: { options, key, accepted } }];
  });
}
