import type { AccessLevelCode } from "@vigil/model/identity/accessLevelCodes";
import type { Permission } from "@vigil/model/identity/permission";
import type { FastifyRequest } from "fastify";
import { Problem } from "../../problem.ts";

/** Who makes this call, in which domain, and how far they see. */
export interface Caller {
  /** The domain of this call; another than home only with `domains:enter`. */
  domainId: number;
  homeDomainId: number;
  userId: number;
  sessionId: number;
  companyId: number;
  accessLevelId: number;
  accessLevelCode: AccessLevelCode;
  rank: number;
  permissions: ReadonlySet<Permission>;
  /** The home company and the assigned sites. */
  companies: "all" | readonly number[];
  /** null = not narrowed. */
  groups: null | readonly number[];
  programs: null | readonly number[];
  requestId: string;
  /** The call itself, as the log keeps it: without its query, which may hold names. */
  request?: { method: string; path: string };
  address: string;
  /** Who looks with this person's eyes: they see what the person sees, and change nothing. */
  viewer?: Caller;
}

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

export const caller = (request: FastifyRequest): Caller => {
  if (request.caller === null) throw new Problem(401, "Unauthorized");
  return request.caller;
};
