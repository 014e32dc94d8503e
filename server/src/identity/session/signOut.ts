import type { FastifyRequest } from "fastify";
import type { House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { endSessions } from "./endSessions.ts";
import { findSession } from "./findSession.ts";
import { takeSignOutUrl } from "../oidc/keepSignOutUrl.ts";
import { tellViewEnd } from "../viewAs/endView.ts";
import { isXsrfToken, tokenHash } from "./sessionToken.ts";
import type { SessionToken } from "./sessionToken.ts";

/**
 * The one GET with an effect: a link on another site must not sign anybody out. Answers where the browser goes on to end the session at the
 * identity provider that it began at; null where there is none.
 */
export async function signOut(house: House, request: FastifyRequest, session: SessionToken | null): Promise<string | null> {
  const { asDomain, pool, settings } = house;
  if (session === null) return null;
  const sameOrigin = request.headers["sec-fetch-site"] === "same-origin";
  if (!sameOrigin && !isXsrfToken(settings.secretKey, session, request.headers["x-xsrf-token"])) throw new Problem(403, "CrossSiteRequest");
  const { domainId } = session;
  if (domainId === 0) return null;
  const found = await findSession(pool, session);
  if (found === null) return null;
  const { sessionId, userId, companyId, view } = found;
  const actor = { domainId, requestId: request.id, address: request.ip, userId, companyId };
  const closed = await asDomain(domainId, async (tx) => {
    const signOutUrl = await takeSignOutUrl(tx, settings.secretKey, session);
    const ended = await endSessions(tx, domainId, { tokenHash: tokenHash(session) }, "signedOut");
    if (ended.length === 0) return { ended: false, signOutUrl: null };
    await writeEvent(tx, actor, { type: "user.signOut", subject: { entity: "userSession", id: sessionId } });
    return { ended: true, signOutUrl };
  });
  if (closed.ended && view) await tellViewEnd(house, { ...actor, domainId: view.domainId }, view, sessionId);
  return closed.signOutUrl;
}
