import type { FastifyRequest } from "fastify";
import { caller } from "../identity/access/caller.ts";

export const tabIdPattern = /^[\w-]{8,64}$/;

/** The tab of a browser that calls; a client that names none is a tab of its own, called after its user session. */
export function tabOf(request: FastifyRequest): string {
  const tab = request.headers["x-tab"];
  return typeof tab === "string" && tabIdPattern.test(tab) ? tab : `session-${caller(request).sessionId}`;
}
