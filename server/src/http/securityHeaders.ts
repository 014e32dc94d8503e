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

/** What browsers are told with every answer; the same each time, so it is put together once. */
const headersOf = (settings: House["settings"]): Readonly<Record<string, string>> => ({
  ...(isHttps(settings) && { "strict-transport-security": `max-age=${ONE_YEAR_SECONDS}` }),
  "content-security-policy": contentSecurityPolicy(), // pages replace it by one with their nonce
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
});

/** Set when a call begins, so errors carry them as well. */
export function securityHeaders(app: App, { settings }: House): void {
  const headers = headersOf(settings);
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  // whatever is not said otherwise is personal and of this moment
  app.addHook("onSend", async (request, reply) => {
    if (request.url.startsWith("/api") && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
}
