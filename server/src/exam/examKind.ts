import { sql } from "kysely";
import type { AttemptKind } from "../attempt/attemptKind.ts";
import { examRows, type ExamRow } from "./examRow.ts";
import { sealAttempt } from "./seal/sealAttempt.ts";

const lastWork = sql<Date | null>`(
  select max(answer.answered_at) from exam_answers answer
   where answer.domain_id = attempt.domain_id and answer.started_month = attempt.started_month and answer.attempt_id = attempt.id)`;

/** Heard of by an answer, or because its learner came back after no server had run. */
const lastHeard = sql<Date>`greatest(attempt.started_at, attempt.forgiven_at, ${lastWork})`;

/** Questions: the final or a unit's exam of a course, or a quiz. */
export const examKind: AttemptKind<ExamRow, "kind" | "courseStatusId" | "unitId" | "quizId"> = {
  name: "exam",
  due: "exams",
  rows: examRows,
  lastHeard,
  lastWork,
  seal: sealAttempt,
};
