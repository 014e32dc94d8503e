import { lookup as resolve } from "node:dns";
import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./isPublicAddress.ts";

const PATIENCE_MS = 10_000;
const MOST_BYTES = 1_048_576;

export interface GuardedOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: URLSearchParams | string | null;
}

/** Why nothing was asked, or nothing was taken. */
export class Unsafe extends Error {}

/**
 * Asks a provider: over https, at a public address as it is when the connection is made, following nobody elsewhere, within time and size.
 * Origins that the operator has listed may be plain or private.
 */
export const guardedFetch =
  (allowed: readonly string[]) =>
  async (address: string | URL, { method = "GET", headers = {}, body }: GuardedOptions = {}): Promise<Response> => {
    const url = new URL(address);
    const listed = allowed.includes(url.origin);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (url.username !== "" || url.password !== "") throw new Unsafe("The address names a user.");
    if (!listed && url.protocol !== "https:") throw new Unsafe("The address is not https.");
    if (!listed && isIP(host) !== 0 && !isPublicAddress(host)) throw new Unsafe("The address is not public.");
    const sent = body === undefined || body === null ? undefined : Buffer.from(body.toString());
    return new Promise((answer, refuse) => {
      const request = (url.protocol === "https:" ? requestSecure : requestPlain)(url, {
        method,
        headers: { ...headers, ...(sent && { "content-length": String(sent.length) }) },
        agent: false,
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(listed ? {} : { lookup: publicOnly }),
      });
      request.once("error", refuse);
      request.once("response", (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on("data", (chunk: Buffer) => {
          size += chunk.length;
          if (size > MOST_BYTES) request.destroy(new Unsafe("The answer is too large."));
          else chunks.push(chunk);
        });
        response.once("error", refuse);
        response.once("end", () => {
          const status = response.statusCode ?? 502;
          if (status >= 300 && status < 400) return refuse(new Unsafe("The answer leads elsewhere."));
          const taken = new Headers(
            Object.entries(response.headers).flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, each])),
          );
          return answer(new Response(status === 204 ? null : Buffer.concat(chunks), { status, headers: taken }));
        });
      });
      request.end(sent);
    });
  };

/** Every address of the name must be public; the connection goes to one of those that were looked at. */
const publicOnly: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    const hidden = found.find(({ address }) => !isPublicAddress(address));
    if (hidden || found.length === 0) return done(new Unsafe("The address is not public."), []);
    return options.all === true ? done(null, found) : done(null, found[0]!.address, found[0]!.family);
  });
};
