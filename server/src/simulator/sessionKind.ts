import type { AttemptKind } from "../attempt/attemptKind.ts";
import { sealSession } from "./seal/sealSession.ts";
import { lastDecision, sessionHeard } from "../training/attempts/sessionHeard.ts";
import { sessionRows, type SessionRow } from "./sessionRow.ts";

/** A series of bags, in a unit of a course or as a quiz. */
export const sessionKind: AttemptKind<SessionRow, "type" | "courseStatusId" | "unitId" | "quizId"> = {
  name: "simulator session",
  due: "sessions",
  rows: sessionRows,
  lastHeard: sessionHeard,
  lastWork: lastDecision,
  seal: sealSession,
};
