import rateLimit from "@fastify/rate-limit";
import { textKey } from "@vigil/model/identity/textKey";
import type { FastifyRequest } from "fastify";
import type { App, House } from "../house.ts";
import { deviceOf } from "../identity/rememberDevice.ts";
import { Problem } from "../problem.ts";

/** Tries to sign in or recover are worth a fortieth of the other calls, for each name at an address: one name may not use up what all there have. */
export const signInShare = 40;

const tooMany = ({ ttl }: { ttl: number }) => new Problem(429, "TooManyRequests", { retryAfterSeconds: Math.ceil(ttl / 1000) });

/** Per session; who is not signed in, per address, except on a device where people have signed in before. Pages and their files are not counted. */
export async function rateLimits(app: App, { settings }: House): Promise<void> {
  const { rateLimit: perMinute } = settings;
  if (perMinute === 0) return;
  const who = (request: FastifyRequest): string => {
    const { caller, ip } = request;
    if (caller !== null) return `session ${caller.homeDomainId}.${caller.sessionId}`;
    const device = deviceOf(settings, request);
    return device === null ? `address ${ip}` : `device ${device.id}`;
  };
  await app.register(rateLimit, {
    global: true,
    hook: "preHandler", // after the session is known
    max: perMinute,
    timeWindow: 60_000,
    cache: 50_000, // sessions and addresses remembered
    keyGenerator: who,
    allowList: (request) => !request.url.startsWith("/api"),
    errorResponseBuilder: (_request, told) => tooMany(told),
  });
  const byName = app.createRateLimit({
    max: Math.ceil(perMinute / signInShare),
    keyGenerator: (request) => `try ${who(request)} ${triedName(request) ?? ""}`,
  });
  // runs before the limit above: tries that are refused here take nothing from it
  app.addHook("preHandler", async (request) => {
    if (request.routeOptions.config.signIn !== true || (request.caller === null && triedName(request) === undefined)) return;
    const told = await byName(request);
    if (!told.isAllowed && told.isExceeded) throw tooMany(told);
  });
}

/** Who is meant by a sign-in or a recovery; undefined where nothing can be guessed, as on the way to and from a provider. */
function triedName({ body }: FastifyRequest): string | undefined {
  const { username, email } = (body ?? {}) as { username?: unknown; email?: unknown };
  const name = username ?? email;
  return typeof name === "string" ? textKey(name).slice(0, 100) : undefined;
}
