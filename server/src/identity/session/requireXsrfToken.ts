import type { FastifyRequest } from "fastify";
import { Problem } from "../../problem.ts";
import type { Settings } from "../../settings.ts";
import { isSameText, xsrfTokenOf } from "./sessionToken.ts";
import type { SessionToken } from "./sessionToken.ts";

/** Methods of calls that change nothing. */
export const readOnlyMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Of a session that is kept: worked out once, and forgotten with it. */
const wanted = new WeakMap<object, string>();

/** Every call that may change something proves that its page could read our answers. */
export function requireXsrfToken(
  { secretKey }: Settings,
  request: FastifyRequest,
  token: SessionToken | null,
  session: object | null = null,
): void {
  if (readOnlyMethods.has(request.method) || request.is404) return;
  const given = request.headers["x-xsrf-token"];
  if (token === null || typeof given !== "string") throw new Problem(403, "XsrfTokenInvalid");
  const expected = (session && wanted.get(session)) ?? xsrfTokenOf(secretKey, token);
  if (session) wanted.set(session, expected);
  if (!isSameText(expected, given)) throw new Problem(403, "XsrfTokenInvalid");
}
