import { readFile, readdir, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

export interface WebFile {
  mediaType: string;
  /** Read once, when first asked for: of most languages nobody asks for anything. */
  bytes: () => Promise<Buffer>;
  /** Made once, when first asked for; undefined = not worth it. */
  encoded: (encoding: Encoding) => Promise<Buffer> | undefined;
}

const mediaTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
const compressed = new Set([".jpg", ".png", ".webp", ".woff2"]);
const BROTLI_QUALITY = 9;

/** What Vite built, by address; empty where nothing was built. */
export async function webFiles(directory: string): Promise<Map<string, WebFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry): Promise<[string, WebFile]> => {
        const path = join(entry.parentPath, entry.name);
        const { size } = await stat(path);
        return [`/${relative(directory, path).split(sep).join("/")}`, webFile(path, size)];
      }),
  );
  return new Map(files);
}

function webFile(path: string, size: number): WebFile {
  let reading: Promise<Buffer> | undefined;
  const bytes = () => (reading ??= readFile(path));
  const made = new Map<Encoding, Promise<Buffer>>();
  const encode = { br: async () => brotli(await bytes()), gzip: async () => promisify(gzip)(await bytes()) };
  const encoded = (encoding: Encoding) => {
    if (compressed.has(extname(path)) || size < 1024) return undefined;
    const result = made.get(encoding) ?? encode[encoding]();
    made.set(encoding, result);
    return result;
  };
  return { mediaType: mediaTypes[extname(path)] ?? "application/octet-stream", bytes, encoded };
}

const brotli = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
