import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readSettings } from "../server/src/settings.ts";
import { connectOwner, databasePlace } from "../server/src/storage/databasePlace.ts";
import { startServerProcess } from "../server/test/ledger/serverProcess.ts";
import { memoryMb } from "./processor.ts";

/** Scanners end a minute after the last bag; what they leave is counted a while later. */
const AFTERWARDS_MS = 150_000;
const LONGEST_MS = 600_000;
const LOOK_MS = 1000;

/** Memory of the real server, started as `npm start` does: ready on an empty directory, while the demo's libraries are made, and two and a half minutes later. */
export async function memory(images = 40): Promise<void> {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), "vigil-memory-")));
  const environment = {
    DATA_DIR: directory,
    PORT: "0",
    DEMO: "on",
    DEMO_IMAGES: String(images),
    DEMO_HISTORY: "off",
    MALLOC_MMAP_THRESHOLD_: "131072",
    // what else of glibc's is to be tried
    ...(process.env["MALLOC_ARENA_MAX"] && { MALLOC_ARENA_MAX: process.env["MALLOC_ARENA_MAX"] }),
  };
  const server = await startServerProcess(environment);
  try {
    console.log(`memory.ready ${memoryMb(server.pid, "VmRSS")} MB`);
    const owner = await connectOwner(await databasePlace(readSettings(environment), { visit: true }));
    const making = async () =>
      (await owner.query("select from library_jobs where state in ('waiting', 'running')")).rowCount !== 0 ||
      (await owner.query("select from library_jobs")).rowCount === 0;
    for (const until = Date.now() + LONGEST_MS; Date.now() < until && (await making());) await pause(LOOK_MS);
    await owner.end();
    console.log(`memory.lastBag ${memoryMb(server.pid, "VmRSS")} MB, ${memoryMb(server.pid, "VmHWM")} MB at most`);
    await pause(AFTERWARDS_MS);
    console.log(`memory.afterwards ${memoryMb(server.pid, "VmRSS")} MB`);
    console.log(`# load ${loadavg()[0]!.toFixed(1)}`);
  } finally {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
