import { sql } from "kysely";
import type { AttemptKind } from "../attempt/attemptKind.ts";
import { sealSession } from "./seal/sealSession.ts";
import { sessionRows, type SessionRow } from "./sessionRow.ts";

/** Heard of by a decision, or because the browser renewed its lease while the session was open. */
const lastHeard = sql<Date>`greatest(attempt.started_at, attempt.seen_at, (
  select max(decision.received_at) from simulator_decisions decision
   where decision.domain_id = attempt.domain_id and decision.started_month = attempt.started_month and decision.session_id = attempt.id))`;

/** A series of bags, in a unit of a course or as a quiz. */
export const sessionKind: AttemptKind<SessionRow, "type" | "courseStatusId" | "unitId" | "quizId"> = {
  name: "simulator session",
  due: "sessions",
  rows: sessionRows,
  lastHeard,
  seal: sealSession,
};
