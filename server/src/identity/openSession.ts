import { sql } from "kysely";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { AsDomain, Tx } from "../storage/asDomain.ts";
import { findSession } from "./findSession.ts";
import type { FoundSession } from "./findSession.ts";
import type { SessionToken } from "./sessionToken.ts";

interface Where {
  requestId: string;
  address: string;
}

/** The session behind a cookie, or a 401. Keeps "last seen" fresh and closes a session that ran out. */
export async function openSession(asDomain: AsDomain, token: SessionToken | null, where: Where): Promise<FoundSession> {
  if (token === null || token.domainId === 0) throw new Problem(401, "Unauthorized");
  const session = await asDomain(token.domainId, async (tx) => {
    const found = await findSession(tx, token);
    if (found?.state === "expired") await closeExpired(tx, found, where);
    if (found?.state === "open" && found.stale) await markSeen(tx, found);
    return found;
  });
  if (session === null) throw new Problem(401, "Unauthorized");
  if (session.state !== "open") throw new Problem(401, session.endedReason === "terminated" ? "SessionTerminated" : "Unauthorized");
  return session;
}

/** Closed and told once: the calls that follow find it ended. */
async function closeExpired(tx: Tx, { domainId, sessionId, userId, companyId }: FoundSession, where: Where): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ endedAt: sql<Date>`now()`, endedReason: "expired" })
    .where("domainId", "=", domainId)
    .where("id", "=", sessionId)
    .execute();
  const subject = { entity: "userSession", id: sessionId };
  await writeEvent(tx, { domainId, userId, companyId, ...where }, { type: "userSession.expire", subject });
}

async function markSeen(tx: Tx, { domainId, sessionId, userId }: FoundSession): Promise<void> {
  const now = { lastSeenAt: sql<Date>`now()` };
  await tx.updateTable("sessions").set(now).where("domainId", "=", domainId).where("id", "=", sessionId).execute();
  await tx.updateTable("users").set(now).where("domainId", "=", domainId).where("id", "=", userId).execute();
}
