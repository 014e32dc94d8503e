import { sql } from "kysely";

/** When the last answer of the exam `attempt` came; null where none has. */
export const lastAnswer = sql<Date | null>`(
  select max(answer.answered_at) from exam_answers answer
   where answer.domain_id = attempt.domain_id and answer.started_month = attempt.started_month and answer.attempt_id = attempt.id)`;

/** Heard of by an answer, because the browser renewed its lease while the exam was open, or because its learner came back after no server had run. */
export const examHeard = sql<Date>`greatest(attempt.started_at, attempt.seen_at, attempt.forgiven_at, ${lastAnswer})`;
