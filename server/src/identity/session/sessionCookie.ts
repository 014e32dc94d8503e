import type { CookieSerializeOptions } from "@fastify/cookie";
import { isHttps } from "../../http/isHttps.ts";
import type { Settings } from "../../settings.ts";

/** Without https only on a loopback host: elsewhere the cookie would travel in the clear. */
const isSecure = (settings: Settings): boolean => isHttps(settings) || !settings.loopback;

/** The __Host- prefix makes browsers refuse the cookie from any other host or path; it needs https. */
export const sessionCookieName = (settings: Settings): string => (isSecure(settings) ? "__Host-vigil" : "vigil");

/** Ends with the browser; the server's limits end it earlier. */
export const sessionCookieOptions = (settings: Settings): CookieSerializeOptions => ({
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: isSecure(settings),
});
