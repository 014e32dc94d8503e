import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { unlessMissing } from "./unlessMissing.ts";

const HOUR_MS = 3_600_000;

/** What a killed server had begun to write; another process may be writing at this moment. */
export async function removeUnfinished(fresh: string): Promise<void> {
  for (const name of await readdir(fresh)) {
    const found = await unlessMissing(stat(join(fresh, name)));
    if (found && Date.now() - found.mtimeMs > HOUR_MS) await rm(join(fresh, name), { force: true, recursive: true });
  }
}
