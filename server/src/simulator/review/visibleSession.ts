import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { sessionRows, type SessionRow } from "../sessionRow.ts";
import { auditedSession } from "./reviewSession.ts";

/** A session of the caller's own, or a sealed one that they may look at. */
export async function visibleSession(tx: Tx, caller: Caller, sessionId: number): Promise<SessionRow> {
  try {
    return await sessionRows.own(tx, caller, sessionId);
  } catch (error) {
    if (!(error instanceof Problem) || !caller.permissions.has("audit:view")) throw error;
    const session = await auditedSession(tx, caller, sessionId);
    if (session.sealedAt === null) throw error;
    return session;
  }
}
