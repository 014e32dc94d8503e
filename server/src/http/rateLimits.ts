import rateLimit from "@fastify/rate-limit";
import type { App, House } from "../house.ts";
import { Problem } from "../problem.ts";

/** Sign-in and recovery are worth a tenth of the other calls. */
export const signInShare = 10;

/** Per session; who is not signed in, per address. Pages and their files are not counted. */
export async function rateLimits(app: App, { settings: { rateLimit: perMinute } }: House): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    global: true,
    hook: "preHandler", // after the session is known
    max: (request) => (request.routeOptions.config.signIn === true ? Math.ceil(perMinute / signInShare) : perMinute),
    timeWindow: 60_000,
    cache: 50_000, // sessions and addresses remembered
    keyGenerator: ({ caller, ip, routeOptions }) =>
      routeOptions.config.signIn === true
        ? `sign-in ${ip}`
        : caller === null
          ? `address ${ip}`
          : `session ${caller.homeDomainId}.${caller.sessionId}`,
    allowList: (request) => !request.url.startsWith("/api"),
    errorResponseBuilder: (_request, { ttl }) => new Problem(429, "TooManyRequests", { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  });
}
