import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { StoredFile } from "./files.ts";
import { unlessMissing } from "./unlessMissing.ts";

/** What was swept, by hash; the time of a file is that at which it came here. */
export function trashIn(directory: string) {
  const trash = join(directory, "trash");
  const pathOf = (hash: string) => join(trash, hash);

  async function* all(): AsyncGenerator<StoredFile> {
    for (const hash of (await unlessMissing(readdir(trash))) ?? []) {
      const found = await unlessMissing(stat(pathOf(hash)));
      if (found) yield { hash, size: found.size, writtenAt: found.mtime };
    }
  }
  return {
    all,
    take: async (hash: string, path: string) => {
      const now = new Date();
      await mkdir(trash, { recursive: true });
      if ((await unlessMissing(utimes(path, now, now).then(() => true))) !== true) return;
      await unlessMissing(rename(path, pathOf(hash)));
    },
    /** Answers whether it was there. */
    giveBack: async (hash: string, path: string): Promise<boolean> => {
      const now = new Date();
      if ((await unlessMissing(utimes(pathOf(hash), now, now).then(() => true))) !== true) return false;
      await mkdir(join(path, ".."), { recursive: true });
      return (await unlessMissing(rename(pathOf(hash), path).then(() => true))) ?? false;
    },
    empty: async (before: Date): Promise<number> => {
      let removed = 0;
      for await (const { hash, writtenAt } of all())
        if (writtenAt < before) {
          await rm(pathOf(hash), { force: true });
          removed += 1;
        }
      return removed;
    },
  };
}
