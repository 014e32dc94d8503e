import type { Access, Permission } from "@vigil/model/identity/permission";
import type { FastifyRequest } from "fastify";
import type { App, House } from "../../house.ts";
import type { CountCall } from "../../http/rateLimits.ts";
import { Problem } from "../../problem.ts";
import type { Caller } from "./caller.ts";
import { enterDomains } from "../signIn/enterDomains.ts";
import type { FoundSession } from "../session/findSession.ts";
import { keptSessions } from "../session/keptSessions.ts";
import { sessionOfCookie } from "../session/sessionOfCookie.ts";
import { offeredReads } from "./offeredReads.ts";
import { refusedCalls } from "./refusedCalls.ts";
import { readOnlyMethods, requireXsrfToken } from "../session/requireXsrfToken.ts";
import { readsOnly } from "../../storage/readsOnly.ts";
import { readsTogether } from "../../storage/readsTogether.ts";
import { viewedCaller } from "../viewAs/viewedCaller.ts";
import { sessionCookieName } from "../session/sessionCookie.ts";
import { readSessionToken } from "../session/sessionToken.ts";

/** Before anything of a call is read: who is it, in which domain, and may they. */
export function authenticate(app: App, house: House, countCall: CountCall): void {
  const { asDomain, settings } = house;
  const tellRefused = refusedCalls(app, house);
  const enterDomain = enterDomains(asDomain);
  const find = keptSessions(house.pool);
  app.decorateRequest("caller", null);

  /** One of several calls in one, whose caller is known. It waits for no connection while the one they share is held. */
  const partOf = (by: Caller, request: FastifyRequest): Caller => {
    const { permission = "public", orWith, reads = false } = request.routeOptions.config;
    countCall(request, { domainId: by.homeDomainId, sessionId: by.sessionId });
    if (!reads) throw new Problem(422, "FieldInvalid", { field: "call" });
    const caller = { ...by, requestId: request.id, request: { method: request.method, path: pathOf(request) } };
    if (mayCall(caller, permission, orWith)) return caller;
    if (!caller.viewer)
      void tellRefused(caller, permission).catch((error: unknown) => request.log.warn(error, "A refused call could not be told."));
    throw new Problem(403, "Forbidden", { details: { permission } });
  };

  app.addHook("onRequest", async (request) => {
    const {
      permission: access = "public",
      orWith,
      beforePasswordChange = false,
      isLink = false,
      whileViewing = false,
    } = request.routeOptions.config; // an unknown address states none
    const offered = offeredReads.getStore();
    if (offered !== undefined) {
      request.caller = partOf(offered.caller, request);
      return;
    }
    const token = readSessionToken(request.cookies[sessionCookieName(settings)]);
    if (access === "public") {
      countCall(request);
      return requireXsrfToken(settings, request, token);
    }
    const session = await sessionOfCookie(house, find, token, { requestId: request.id, address: request.ip }).catch((error: unknown) => {
      countCall(request);
      throw error;
    });
    countCall(request, session);
    requireXsrfToken(settings, request, token, session);
    if (session.mustChangePassword && !beforePasswordChange) throw new Problem(403, "PasswordChangeRequired");
    const own = callerOf(session, request);
    const caller =
      session.view === null
        ? await enterDomain(own, session.domainName, isLink ? domainOfLink(request) : request.headers["x-domain"])
        : await viewedCaller(house, own, session.view);
    if (caller.viewer && !whileViewing && !readOnlyMethods.has(request.method)) throw new Problem(403, "ViewOnly");
    if (!mayCall(caller, access, orWith)) {
      if (!caller.viewer) await tellRefused(caller, access); // the person whose eyes these are has tried nothing
      throw new Problem(403, "Forbidden", { details: { permission: access } });
    }
    request.caller = caller;
  });
  // what only seems to read is stopped by the database
  app.addHook("onRequest", (request, _reply, done) => (request.caller?.viewer ? readsOnly.run(true, done) : done()));
  app.addHook("onRequest", (request, _reply, done) =>
    request.routeOptions.config.reads === true ? readsTogether.run(offeredReads.getStore() ?? "alone", done) : done(),
  );
}

/** A link that the browser itself follows carries no headers. */
const domainOfLink = ({ headers, query }: FastifyRequest): string | string[] | undefined =>
  headers["x-domain"] ?? (query as { domain?: string | string[] }).domain;

const mayCall = ({ permissions }: Caller, access: Access, or: Permission | undefined): boolean =>
  access === "public" || access === "signedIn" || permissions.has(access) || (or !== undefined && permissions.has(or));

const narrowed = (ids: number[]): number[] | null => (ids.length === 0 ? null : ids);

const pathOf = ({ url }: FastifyRequest): string => url.split("?", 1)[0] ?? url;

function callerOf(session: FoundSession, request: FastifyRequest): Caller {
  const { id: requestId, ip: address, method } = request;
  const { sessionId, domainId, userId, companyId, accessLevelId, accessLevelCode, rank, permissions, sites, groups, programs } = session;
  return {
    domainId,
    homeDomainId: domainId,
    userId,
    sessionId,
    companyId,
    accessLevelId,
    accessLevelCode,
    rank,
    permissions,
    companies: permissions.has("companies:all") ? "all" : [companyId, ...sites],
    groups: narrowed(groups),
    programs: narrowed(programs),
    requestId,
    request: { method, path: pathOf(request) },
    address,
  };
}
