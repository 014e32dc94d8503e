import type { FastifyRequest } from "fastify";

export const tabIdPattern = /^[\w-]{8,64}$/;

/** The tab of a browser that calls, where it names itself. */
export function tabOf({ headers }: Pick<FastifyRequest, "headers">): string | null {
  const tab = headers["x-tab"];
  return typeof tab === "string" && tabIdPattern.test(tab) ? tab : null;
}
