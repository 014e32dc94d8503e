import { createReadStream, statSync } from "node:fs";
import { createGunzip } from "node:zlib";

/** The tar archive within a .tar.gz, read as fast as it is taken. */
export function unpackedBackup(path: string): AsyncIterable<Buffer> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no backup at ${path}.`);
  if (!found.isFile()) throw new Error(`${path} is not a file, so it is not a backup.`);
  return pieces(path);
}

async function* pieces(path: string): AsyncGenerator<Buffer> {
  const archive = createReadStream(path);
  const gunzip = createGunzip();
  archive.on("error", (error) => gunzip.destroy(error));
  try {
    for await (const piece of archive.pipe(gunzip)) yield piece;
  } catch (cause) {
    throw isDamage(cause) ? new Error(`${path} is not a backup, or it is damaged.`, { cause }) : cause;
  } finally {
    archive.destroy();
    gunzip.destroy();
  }
}

const isDamage = (cause: unknown) => cause instanceof Error && "code" in cause && String(cause.code).startsWith("Z_");
