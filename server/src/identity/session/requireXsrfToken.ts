import type { FastifyRequest } from "fastify";
import { Problem } from "../../problem.ts";
import type { Settings } from "../../settings.ts";
import { isXsrfToken } from "./sessionToken.ts";
import type { SessionToken } from "./sessionToken.ts";

/** Methods of calls that change nothing. */
export const readOnlyMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Every call that may change something proves that its page could read our answers. */
export function requireXsrfToken({ secretKey }: Settings, request: FastifyRequest, token: SessionToken | null): void {
  if (readOnlyMethods.has(request.method) || request.is404) return;
  if (token === null || !isXsrfToken(secretKey, token, request.headers["x-xsrf-token"])) throw new Problem(403, "XsrfTokenInvalid");
}
