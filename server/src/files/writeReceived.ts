import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const START_BYTES = 64;

/** Writes what comes as it comes, so that no more of it is in memory than a piece. What does not come to its end leaves nothing. */
export async function writeReceived(source: Readable, path: string): Promise<{ hash: string; size: number; start: Buffer }> {
  const digest = createHash("sha256");
  let size = 0;
  let start: Buffer = Buffer.alloc(0);
  const target = createWriteStream(path, { flags: "wx", flush: true });
  try {
    await pipeline(
      source,
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          digest.update(piece);
          if (start.length < START_BYTES) start = Buffer.concat([start, piece.subarray(0, START_BYTES - start.length)]);
          size += piece.length;
          yield piece;
        }
      },
      target,
    );
  } catch (error) {
    // a source that fails at once ends before the file is opened: it would be there after it was taken away
    await new Promise<void>((closed) => (target.closed ? closed() : target.once("close", closed).destroy()));
    await rm(path, { force: true }); // a full disk is not helped by half a file
    throw error;
  }
  return { hash: digest.digest("hex"), size, start };
}
