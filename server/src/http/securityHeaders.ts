import helmet from "@fastify/helmet";
import type { App, House } from "../house.ts";
import { isHttps } from "./isHttps.ts";

const ONE_YEAR_SECONDS = 31_536_000;

interface PageAllowances {
  nonce?: string;
  wasm?: boolean;
  media?: readonly string[];
}

/**
 * `nonce` opens the style elements of one page; `wasm` is for the worker scripts that run WebAssembly, on their own response; `media` are
 * other origins at which courses keep their pictures, videos and labs.
 */
export const contentSecurityPolicy = ({ nonce, wasm = false, media = [] }: PageAllowances = {}): string =>
  [
    "default-src 'none'",
    `script-src 'self'${wasm ? " 'wasm-unsafe-eval'" : ""}`,
    `style-src 'self'${nonce === undefined ? "" : ` 'nonce-${nonce}'`}`,
    ["img-src 'self' data: blob:", ...media].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    ["media-src 'self' blob:", ...media].join(" "),
    ["frame-src 'self'", ...media].join(" "),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Set when a call begins, so errors carry them as well. */
export async function securityHeaders(app: App, { settings }: House): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false, // written below: pages replace it by one with their nonce
    hsts: isHttps(settings) ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: false } : false,
    referrerPolicy: { policy: "same-origin" },
    frameguard: { action: "deny" },
  });
  const policy = contentSecurityPolicy();
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("content-security-policy", policy);
    reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  });
  // whatever is not said otherwise is personal and of this moment
  app.addHook("onSend", async (request, reply) => {
    if (request.url.startsWith("/api") && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
}
