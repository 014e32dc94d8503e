import { textKey } from "@vigil/model/identity/textKey";
import type { FastifyRequest } from "fastify";
import type { App, House } from "../house.ts";
import { deviceOf } from "../identity/signIn/rememberDevice.ts";
import { Problem } from "../problem.ts";
import { callCounts } from "./callCounts.ts";
import { networkOf } from "./networkOf.ts";

/** Tries to sign in or recover are worth a fortieth of the other calls, for each name at an address: one name may not use up what all there have. */
export const signInShare = 40;

interface Session {
  domainId: number;
  sessionId: number;
}
/** Counts a call before it is decided whether it is refused, and refuses what is too many. */
export type CountCall = (request: FastifyRequest, session?: Session) => void;

/** Per session; who is not signed in, per address or network of IPv6, except on a device where people have signed in before. Pages and their files are not counted. */
export function rateLimits(app: App, house: House): CountCall {
  const { settings } = house;
  const perMinute = settings.rateLimit;
  if (perMinute === 0) return () => {};
  const count = callCounts(house);
  const take = (caller: string, limit: number) => {
    const wait = count(caller, limit);
    if (wait > 0) throw new Problem(429, "TooManyRequests", { retryAfterSeconds: wait });
  };
  const who = (request: FastifyRequest, session?: Session): string => {
    if (session) return `session ${session.domainId}.${session.sessionId}`;
    const device = deviceOf(settings, request);
    return device === null ? `address ${networkOf(request.ip)}` : `device ${device.id}`;
  };
  const isTry = ({ routeOptions }: FastifyRequest) => routeOptions.config.signIn === true;

  // whose try it is stands in its body; one that is refused here takes nothing from what the address has
  app.addHook("preValidation", async (request) => {
    if (!isTry(request)) return;
    const { caller } = request;
    const name = triedName(request);
    const session = caller === null ? undefined : { domainId: caller.homeDomainId, sessionId: caller.sessionId };
    if (session || name !== undefined) take(`try ${who(request, session)} ${name ?? ""}`, Math.ceil(perMinute / signInShare));
    if (!session) take(who(request), perMinute);
  });
  return (request, session) => {
    if (!request.url.startsWith("/api") || (isTry(request) && !session)) return;
    take(who(request, session), perMinute);
  };
}

/** Who is meant by a sign-in or a recovery; undefined where nothing can be guessed, as on the way to and from a provider. */
function triedName({ body }: FastifyRequest): string | undefined {
  const { username, email } = (body ?? {}) as { username?: unknown; email?: unknown };
  const name = username ?? email;
  return typeof name === "string" ? textKey(name).slice(0, 100) : undefined;
}
