import { createWriteStream, mkdirSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { contentStore } from "../../files/contentStore.ts";
import type { Settings } from "../../settings.ts";
import { connectOwner, databasePlace } from "../databasePlace.ts";
import { writeBackup, type LeftOut } from "./writeBackup.ts";

/** Writes everything in the database at one moment and the files it names to one .tar.gz, which is there whole or not at all. */
export async function backUp(settings: Settings, now: Date, to?: string): Promise<LeftOut & { path: string }> {
  const path = resolve(
    to ?? join(settings.dataDirectory, "backups", `vigil-${now.toISOString().replaceAll(":", "-").slice(0, 19)}.tar.gz`),
  );
  const leftOut: LeftOut = { missing: [], damaged: [] };
  const place = await databasePlace(settings, { visit: true });
  try {
    const owner = await connectOwner(place);
    try {
      mkdirSync(dirname(path), { recursive: true });
      const files = await contentStore(join(settings.dataDirectory, "files"));
      const archive = Readable.from(writeBackup(owner, files, { now, leftOut }));
      await pipeline(archive, createGzip({ level: 1 }), createWriteStream(`${path}.part`, { mode: 0o600 }));
      const written = await open(`${path}.part`, "r");
      await written.sync();
      await written.close();
      renameSync(`${path}.part`, path);
    } catch (error) {
      rmSync(`${path}.part`, { force: true }); // a full disk is not helped by half a backup
      throw error;
    } finally {
      await owner.end();
    }
  } finally {
    await place.stop();
  }
  return { path, ...leftOut };
}
