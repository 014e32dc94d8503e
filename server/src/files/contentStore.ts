import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, mkdir, open, readFile, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Files } from "./files.ts";

const HOUR_MS = 3_600_000;
const HASH = /^[0-9a-f]{64}$/;

/** Files in a directory: `ab/cdef…` is the content whose hash is `abcdef…`. */
export async function contentStore(directory: string): Promise<Files> {
  const fresh = join(directory, "new");
  await mkdir(fresh, { recursive: true });
  await removeUnfinished(fresh);

  const put = async (bytes: Uint8Array) => {
    const hash = createHash("sha256").update(bytes).digest("hex");
    const path = pathOf(directory, hash);
    if (await touch(path)) return hash;
    const parent = join(path, "..");
    await mkdir(parent, { recursive: true });
    const unnamed = join(fresh, randomUUID());
    try {
      await writeFile(unnamed, bytes, { flag: "wx", flush: true });
      await rename(unnamed, path);
    } catch (error) {
      await rm(unnamed, { force: true }); // a full disk is not helped by half a file
      throw error;
    }
    await syncDirectory(parent);
    return hash;
  };
  const read = async (hash: string, { verify = false } = {}) => {
    const bytes = await unlessMissing(readFile(pathOf(directory, hash)));
    if (bytes && verify && createHash("sha256").update(bytes).digest("hex") !== hash) throw new Error(`File ${hash} is damaged.`);
    return bytes;
  };
  return {
    put,
    open: read,
    stream: (hash) => createReadStream(pathOf(directory, hash)),
    has: (hash) =>
      access(pathOf(directory, hash)).then(
        () => true,
        () => false,
      ),
    remove: (hash) => rm(pathOf(directory, hash), { force: true }),
    all: () => everyFile(directory),
  };
}

function pathOf(directory: string, hash: string): string {
  if (!HASH.test(hash)) throw new Error("Not the hash of a file.");
  return join(directory, hash.slice(0, 2), hash.slice(2));
}

/** What a killed server had begun to write; another process may be writing at this moment. */
async function removeUnfinished(fresh: string) {
  for (const name of await readdir(fresh)) {
    const found = await unlessMissing(stat(join(fresh, name)));
    if (found && Date.now() - found.mtimeMs > HOUR_MS) await rm(join(fresh, name), { force: true });
  }
}

/** Says that it is wanted again, so that no sweep takes it before its record is written. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return (await unlessMissing(utimes(path, now, now).then(() => true))) ?? false;
}

/** The name is durable only when its directory is. */
async function syncDirectory(path: string) {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* everyFile(directory: string) {
  for (const start of await readdir(directory)) {
    if (start.length !== 2) continue;
    for (const rest of await readdir(join(directory, start))) {
      const found = await unlessMissing(stat(join(directory, start, rest)));
      if (found) yield { hash: start + rest, size: found.size, writtenAt: found.mtime };
    }
  }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
