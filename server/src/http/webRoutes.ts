import type { FastifyReply, FastifyRequest } from "fastify";
import { join } from "node:path";
import type { App, House } from "../house.ts";
import { Problem } from "../problem.ts";
import type { ChunkManifest } from "./pageChunks.ts";
import { preferredLanguage } from "./preferredLanguage.ts";
import { contentSecurityPolicy } from "./securityHeaders.ts";
import { webFiles } from "./webFiles.ts";
import type { WebFile } from "./webFiles.ts";
import { webAddress, webPage, type BuiltPhrases } from "./webPage.ts";

const built = join(import.meta.dirname, "../../../web/dist");
const NONCE_BYTES = 16;

/** The built web app, from the same origin. Read when it is first asked for, so that tests need none. */
export const webRoutes = (app: App, { randomBytes, settings }: House, directory = built): void => {
  let reading: Promise<Map<string, WebFile>> | undefined;
  const files = async () => {
    reading ??= webFiles(directory);
    const found = await reading;
    if (found.size === 0) reading = undefined; // not built yet
    return found;
  };

  // files are compressed once and kept; a page fits one packet as it is
  app.get("/*", { config: { permission: "public" }, schema: { hide: true }, compress: false }, async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    if (path.startsWith("/api/")) return reply.callNotFound();
    const found = await files();
    const file = path.includes("/.") || path.endsWith(".html") ? undefined : found.get(path);
    if (file) return sendFile(path, file, request, reply);
    const address = webAddress(path);
    if (address === null) return reply.callNotFound();
    const template = found.get(`/${address.page}`);
    const manifest = found.get("/.vite/manifest.json");
    const phrases = found.get("/.vite/phrases.json");
    if (!template || !manifest || !phrases) throw new Problem(503, "ServiceUnavailable");
    const nonce = Buffer.from(randomBytes(NONCE_BYTES)).toString("base64");
    reply.header("content-security-policy", contentSecurityPolicy({ nonce, media: settings.mediaOrigins }));
    reply.header("cache-control", "no-store").header("vary", "accept-language").type(template.mediaType);
    if (address.rest.startsWith("verify/")) reply.header("x-robots-tag", "noindex, nofollow");
    return webPage({
      address,
      template: (await template.bytes()).toString(),
      manifest: JSON.parse((await manifest.bytes()).toString()) as ChunkManifest,
      phrases: JSON.parse((await phrases.bytes()).toString()) as BuiltPhrases,
      nonce,
      language: preferredLanguage(request.headers["accept-language"]),
    });
  });
};

const takes = { br: /\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/, gzip: /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/ };

/** A hashed name never changes its content. */
async function sendFile(path: string, file: WebFile, request: FastifyRequest, reply: FastifyReply) {
  reply.header("cache-control", path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600");
  reply.header("vary", "accept-encoding").type(file.mediaType);
  if (/worker/i.test(path)) reply.header("content-security-policy", contentSecurityPolicy({ wasm: true }));
  const accepted = request.headers["accept-encoding"] ?? "";
  const encoding = (["br", "gzip"] as const).find((one) => takes[one].test(accepted));
  const smaller = encoding && (await file.encoded(encoding));
  return smaller ? reply.header("content-encoding", encoding).send(smaller) : reply.send(await file.bytes());
}
