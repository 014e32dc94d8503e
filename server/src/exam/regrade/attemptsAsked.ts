import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";
import type { RegradeTarget } from "./regradeTarget.ts";

export type AskedQuestion = Pick<RegradeTarget, "questionId" | "contentIds" | "quizIds">;

/** `attempt` with its answer `mine` to a question, in any of the versions that ask it. */
export const attemptsAsked = (domainId: number, { questionId, contentIds, quizIds }: AskedQuestion): Sql => sql`exam_attempts attempt
  join exam_answers mine on mine.domain_id = attempt.domain_id and mine.started_month = attempt.started_month and mine.attempt_id = attempt.id
    and mine.question_id = ${questionId} and attempt.domain_id = ${domainId}
    and (attempt.content_id = any(${contentIds}::bigint[]) or attempt.quiz_id = any(${quizIds}::bigint[]))`;

/** What the row of this name earned, in ten-thousandths of its question. */
export const pointsIn = (answer: string): Sql =>
  sql`case ${sql.ref(`${answer}.credit`)} when 'full' then 10000 when 'part' then ${sql.ref(`${answer}.points`)} else 0 end`;
