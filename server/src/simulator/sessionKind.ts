import { sql } from "kysely";
import type { AttemptKind } from "../attempt/attemptKind.ts";
import { sealSession } from "./seal/sealSession.ts";
import { sessionRows, type SessionRow } from "./sessionRow.ts";

const lastWork = sql<Date | null>`(
  select max(decision.received_at) from simulator_decisions decision
   where decision.domain_id = attempt.domain_id and decision.started_month = attempt.started_month and decision.session_id = attempt.id)`;

/** Heard of by a decision, because the browser renewed its lease while the session was open, or because its learner came back after no server had run. */
const lastHeard = sql<Date>`greatest(attempt.started_at, attempt.seen_at, attempt.forgiven_at, ${lastWork})`;

/** A series of bags, in a unit of a course or as a quiz. */
export const sessionKind: AttemptKind<SessionRow, "type" | "courseStatusId" | "unitId" | "quizId"> = {
  name: "simulator session",
  due: "sessions",
  rows: sessionRows,
  lastHeard,
  lastWork,
  seal: sealSession,
};
