import { createReadStream } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Archives } from "./archives.ts";
import { unlessMissing } from "./unlessMissing.ts";

export function directoryArchives(directory: string): Archives {
  const at = (name: string) => join(directory, name);
  return {
    bring: async (path) => ({ keep: (name) => rename(path, at(name)), drop: () => rm(path, { force: true }) }),
    size: async (name) => (await unlessMissing(stat(at(name))))?.size,
    stream: (name) => createReadStream(at(name)),
    local: (name, work) => work(at(name)),
    remove: (name) => rm(at(name), { force: true }),
    all: async function* () {
      for (const name of (await unlessMissing(readdir(directory))) ?? []) {
        const found = await unlessMissing(stat(at(name)));
        if (found) yield { name, writtenAt: found.mtime };
      }
    },
    link: async () => undefined,
  };
}
