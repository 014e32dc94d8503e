import type { FastifyRequest } from "fastify";
import type { House } from "../house.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import { endSessions } from "./endSessions.ts";
import { findSession } from "./findSession.ts";
import { isXsrfToken, tokenHash } from "./sessionToken.ts";
import type { SessionToken } from "./sessionToken.ts";

/** The one GET with an effect: a link on another site must not sign anybody out. */
export async function signOut({ asDomain, pool, settings }: House, request: FastifyRequest, session: SessionToken | null): Promise<void> {
  if (session === null) return;
  const sameOrigin = request.headers["sec-fetch-site"] === "same-origin";
  if (!sameOrigin && !isXsrfToken(settings.secretKey, session, request.headers["x-xsrf-token"])) throw new Problem(403, "CrossSiteRequest");
  const { domainId } = session;
  if (domainId === 0) return;
  const found = await findSession(pool, session);
  if (found === null) return;
  const { sessionId, userId, companyId } = found;
  await asDomain(domainId, async (tx) => {
    const ended = await endSessions(tx, domainId, { tokenHash: tokenHash(session) }, "signedOut");
    if (ended.length === 0) return;
    const actor = { domainId, requestId: request.id, address: request.ip, userId, companyId };
    await writeEvent(tx, actor, { type: "user.signOut", subject: { entity: "userSession", id: sessionId } });
  });
}
