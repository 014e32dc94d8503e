import { createHash } from "node:crypto";
import { existsSync, statfsSync } from "node:fs";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const GIGABYTE = 2 ** 30;
/** Two files at a time with a database each, the largest of half a gigabyte, and the log of what was written. */
const ROOM = 3 * GIGABYTE;

/**
 * Where the databases of this checkout's tests lie: in memory where there is room. Each test file makes and drops a database of 1,500 files,
 * which on a disk is most of what the kernel has to do during a run. In memory they are taken away by the run that ends last.
 */
export function testPlace(): { directory: string; kept: boolean } {
  const checkout = join(import.meta.dirname, "../../..");
  if (!roomInMemory()) return { directory: join(checkout, "data/test"), kept: true };
  return { directory: join(MEMORY, `vigil-test-${createHash("sha256").update(checkout).digest("hex").slice(0, 12)}`), kept: false };
}

function roomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM && process.availableMemory() > 2 * ROOM;
}
