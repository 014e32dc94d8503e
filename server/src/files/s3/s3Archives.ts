import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Archives } from "../archives.ts";
import { removeUnfinished } from "../unfinishedFiles.ts";
import type { Bucket } from "./bucket.ts";

const PIECE_BYTES = 1_048_576;
const LARGE_PIECE_BYTES = 8 * PIECE_BYTES;
const BELOW = "archives/";

/** In the bucket beside the files; `scratch` is where one lies while it is written or read. */
export function s3Archives(bucket: Bucket, scratch: string, linkMinutes: number): Archives {
  const at = (name: string) => `${BELOW}${name}`;
  async function* pieces(name: string, length = PIECE_BYTES): AsyncGenerator<Buffer> {
    for (let start = 0, all = Infinity; start < all;) {
      const part = await bucket.part(at(name), start, length);
      if (part === undefined) throw Object.assign(new Error("There is no such archive."), { code: "ENOENT" });
      start += part.bytes.length;
      all = part.bytes.length === 0 ? start : part.size;
      yield part.bytes;
    }
  }
  return {
    bring: async (path) => {
      const unnamed = `new-${randomUUID()}`;
      await bucket.putFile(at(unnamed), { path, size: (await stat(path)).size });
      await rm(path, { force: true });
      return {
        keep: async (name) => {
          await bucket.copy(at(unnamed), at(name));
          await bucket.remove(at(unnamed));
        },
        drop: () => bucket.remove(at(unnamed)),
      };
    },
    size: (name) => bucket.size(at(name)),
    stream: (name) => Readable.from(pieces(name), { objectMode: false, highWaterMark: 1 }),
    local: async (name, work) => {
      await mkdir(scratch, { recursive: true });
      const path = join(scratch, `new-${randomUUID()}`);
      try {
        await pipeline(pieces(name, LARGE_PIECE_BYTES), createWriteStream(path, { flags: "wx" }));
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    remove: (name) => bucket.remove(at(name)),
    all: async function* () {
      await mkdir(scratch, { recursive: true });
      await removeUnfinished(scratch);
      for await (const { key, writtenAt } of bucket.list(BELOW)) yield { name: key.slice(BELOW.length), writtenAt };
    },
    link: async (name, as) => (linkMinutes === 0 ? undefined : bucket.link(at(name), as, linkMinutes * 60)),
  };
}
