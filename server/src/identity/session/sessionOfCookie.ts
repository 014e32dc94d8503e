import { sql } from "kysely";
import type { House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { tellViewEnd } from "../viewAs/endView.ts";
import type { FoundSession } from "./findSession.ts";
import type { KeptSessions } from "./keptSessions.ts";
import type { SessionToken } from "./sessionToken.ts";

interface Where {
  requestId: string;
  address: string;
}

/** The session behind a cookie, or a 401. */
export async function sessionOfCookie(house: House, find: KeptSessions, token: SessionToken | null, where: Where): Promise<FoundSession> {
  const session = token === null || token.domainId === 0 ? null : await find(token);
  if (session === null) throw new Problem(401, "Unauthorized");
  if (session.state === "expired") await closeExpired(house, session, where);
  if (session.state !== "open") throw new Problem(401, session.endedReason === "terminated" ? "SessionTerminated" : "Unauthorized");
  return session;
}

/** Closed and told once: the calls that follow find it ended. */
async function closeExpired(
  { asDomain }: House,
  { domainId, sessionId, userId, companyId, view }: FoundSession,
  where: Where,
): Promise<void> {
  const closed = await asDomain(domainId, async (tx) => {
    const done = await tx
      .updateTable("sessions")
      .set({ endedAt: sql<Date>`now()`, endedReason: "expired" })
      .where("domainId", "=", domainId)
      .where("id", "=", sessionId)
      .where("endedAt", "is", null)
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) return false;
    const subject = { entity: "userSession", id: sessionId };
    await writeEvent(tx, { domainId, userId, companyId, ...where }, { type: "userSession.expire", subject });
    return true;
  });
  if (closed && view) await tellViewEnd({ asDomain }, { domainId: view.domainId, userId, companyId, ...where }, view, sessionId);
}
