import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import { contentStore } from "./files/contentStore.ts";
import { readSettings } from "./settings.ts";
import { readBackup } from "./storage/backup/readBackup.ts";
import { connectOwner, databasePlace } from "./storage/databasePlace.ts";
import { applicationRole } from "./storage/openDatabase.ts";
import { connectionPool } from "./storage/pool.ts";

// npm run restore -- file [--force]: makes the database and its files what the backup holds. The server must not be running.

try {
  const [path] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
  if (path === undefined) throw new Error("Which backup? npm run restore -- vigil-….tar.gz [--force]");
  const settings = readSettings(process.env);
  const place = await databasePlace(settings);
  const owner = await connectOwner(place);
  const pool = connectionPool(place.where);
  try {
    const role = await applicationRole(pool);
    const files = await contentStore(join(settings.dataDirectory, "files"));
    const archive = createReadStream(path);
    const unpacked = createGunzip();
    archive.on("error", (error) => unpacked.destroy(error));
    const read = await readBackup(archive.pipe(unpacked), owner, files, { role, force: process.argv.includes("--force") });
    const rows = Object.values(read.rows).reduce((sum, count) => sum + count, 0);
    console.log(`Restored ${rows} rows and ${read.files} files from ${path}`);
  } finally {
    await pool.end();
    await owner.end();
    await place.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
