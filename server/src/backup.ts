import { createWriteStream, mkdirSync, renameSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { contentStore } from "./files/contentStore.ts";
import { readSettings } from "./settings.ts";
import { writeBackup } from "./storage/backup/writeBackup.ts";
import { connectOwner, databasePlace } from "./storage/databasePlace.ts";

// npm run backup [file]: everything in the database at one moment and the files it names, as one .tar.gz. The server may run meanwhile.
// The key in DATA_DIR/secret-key is not in it: keep that apart, as one keeps a key.

try {
  const settings = readSettings(process.env);
  const now = new Date();
  const path = resolve(
    process.argv[2] ?? join(settings.dataDirectory, "backups", `vigil-${now.toISOString().replaceAll(":", "-").slice(0, 19)}.tar.gz`),
  );
  const missing: string[] = [];
  const place = await databasePlace(settings, { visit: true });
  const owner = await connectOwner(place);
  try {
    mkdirSync(dirname(path), { recursive: true });
    const files = await contentStore(join(settings.dataDirectory, "files"));
    await pipeline(
      Readable.from(writeBackup(owner, files, { now, missing })),
      createGzip({ level: 1 }),
      createWriteStream(`${path}.part`, { mode: 0o600 }),
    );
    const written = await open(`${path}.part`, "r");
    await written.sync();
    await written.close();
    renameSync(`${path}.part`, path);
  } finally {
    await owner.end();
    await place.stop();
  }
  console.log(`Backed up to ${path}`);
  for (const hash of missing) console.error(`A file that the database names is missing: ${hash}`);
  process.exitCode = missing.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
