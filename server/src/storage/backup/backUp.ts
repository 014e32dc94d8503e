import { createWriteStream, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { openFiles } from "../../files/openFiles.ts";
import type { Settings } from "../../settings.ts";
import { anchorEvents } from "../../reporting/eventChain/anchorEvents.ts";
import { domainsOf } from "../asDomain.ts";
import { connectOwner, databasePlace, type DatabasePlace } from "../databasePlace.ts";
import { keyFingerprint } from "../keyFingerprint.ts";
import { keyOfDatabase } from "../keyOfDatabase.ts";
import { connectionPool } from "../pool.ts";
import { verifyBackup, type VerifiedBackup } from "./verifyBackup.ts";
import { writeBackup, type LeftOut } from "./writeBackup.ts";

const DAY_MS = 24 * 3_600_000;

/**
 * Writes everything in the database at one moment and the files it names to one .tar.gz, which is there whole or not at all: what was written is read
 * back to its end before it takes its name, unless `unread`.
 */
export async function backUp(
  settings: Settings,
  now: Date,
  to?: string,
  unread = false,
): Promise<LeftOut & { path: string; read: VerifiedBackup | null }> {
  const path = resolve(
    to ?? join(settings.dataDirectory, "backups", `vigil-${now.toISOString().replaceAll(":", "-").slice(0, 19)}.tar.gz`),
  );
  const leftOut: LeftOut = { missing: [], damaged: [] };
  let read: VerifiedBackup | null = null;
  const place = await databasePlace(settings, { visit: true });
  try {
    const owner = await connectOwner(place);
    try {
      // with a key that is not the database's the ends could only be signed wrongly
      if ((await keyOfDatabase(owner)) === keyFingerprint(settings.secretKey)) await anchor(place, settings, now);
      mkdirSync(dirname(path), { recursive: true });
      removeHalves(dirname(path), now);
      const { files } = await openFiles(settings);
      const archive = Readable.from(writeBackup(owner, files, { now, leftOut }));
      await pipeline(archive, createGzip({ level: 1 }), createWriteStream(`${path}.part`, { mode: 0o600 }));
      const written = await open(`${path}.part`, "r");
      await written.sync();
      await written.close();
      if (!unread) read = await verifyBackup(`${path}.part`);
      renameSync(`${path}.part`, path);
      const told = { at: now.toISOString(), missing: leftOut.missing.length, damaged: leftOut.damaged.length };
      await owner.query("update installation set last_backup = $1", [JSON.stringify(told)]);
      await owner.query("insert into damaged_files (hash) select unnest($1::text[]) on conflict do nothing", [leftOut.damaged]);
    } catch (error) {
      rmSync(`${path}.part`, { force: true }); // a full disk is not helped by half a backup
      throw error;
    } finally {
      await owner.end();
    }
  } finally {
    await place.stop();
  }
  return { path, read, ...leftOut };
}

/** What killed backups had begun to write. */
function removeHalves(directory: string, now: Date): void {
  for (const name of readdirSync(directory)) {
    const half = join(directory, name);
    if (/^vigil-.{1,40}\.tar\.gz\.part$/.test(name) && now.getTime() - statSync(half).mtimeMs > DAY_MS) rmSync(half, { force: true });
  }
}

/** So that the archive knows the newest events of each domain. */
async function anchor({ where }: DatabasePlace, { secretKey }: Settings, now: Date): Promise<void> {
  const pool = connectionPool(where, { max: 1 });
  try {
    await anchorEvents({ asDomain: domainsOf(pool), secretKey, now });
  } finally {
    await pool.end();
  }
}
