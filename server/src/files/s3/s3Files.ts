import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { contentStore } from "../contentStore.ts";
import { DamagedFile } from "../damagedFile.ts";
import { FilesAway } from "../filesAway.ts";
import type { FilePart, Files, StoredFile } from "../files.ts";
import type { ReceivedFile } from "../receivedFile.ts";
import { removeUnfinished } from "../unfinishedFiles.ts";
import { writeReceived } from "../writeReceived.ts";
import type { Bucket } from "./bucket.ts";
import { remembered } from "./remembered.ts";

const MEGABYTE = 1_048_576;
/** Read at once: a reader who takes nothing holds so much, and no connection. */
const PIECE_BYTES = MEGABYTE;
/** Where all of a file is read for ourselves. */
const LARGE_PIECE_BYTES = 8 * MEGABYTE;
/** Up to here a received file is sent in one call, with its hash. */
const SMALL_BYTES = 8 * MEGABYTE;
const HASH = /^[0-9a-f]{64}$/u;
const OURS = /^(?<start>[0-9a-f]{2})\/(?<rest>[0-9a-f]{62})$/u;
const ID = "installation";

const keyOf = (hash: string): string => {
  if (!HASH.test(hash)) throw new Error("Not the hash of a file.");
  return `${hash.slice(0, 2)}/${hash.slice(2)}`;
};
/** Of no bytes: a part of it cannot be asked for, and there is nothing to read. */
const EMPTY = createHash("sha256").digest("hex");
const inTrash = (hash: string): string => `trash/${hash}`;
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/**
 * Files in a bucket, under the names they have in a directory: a store can be copied from one to the other by any program. What is read
 * as a whole is compared with its hash; a part is believed, as S3 keeps sums of its own. `scratch` is where files lie while they arrive.
 */
export async function s3Files(bucket: Bucket, scratch: string, damaged: (hash: string) => void = () => {}): Promise<Files> {
  const fresh = join(scratch, "new");
  await mkdir(fresh, { recursive: true });
  await removeUnfinished(fresh);
  const unnamed = () => join(fresh, randomUUID());
  const sizes = remembered<number>();

  const giveBack = async (hash: string): Promise<boolean> => {
    if (!(await bucket.copy(inTrash(hash), keyOf(hash)))) return false;
    await bucket.remove(inTrash(hash));
    return true;
  };
  const size = async (hash: string): Promise<number | undefined> =>
    hash === EMPTY
      ? 0
      : sizes.of(hash, async () => (await bucket.size(keyOf(hash))) ?? ((await giveBack(hash)) ? bucket.size(keyOf(hash)) : undefined));
  const put = async (bytes: Uint8Array) => {
    const hash = hashOf(bytes);
    // always anew: it costs what looking costs, mends what is damaged, and says when it was wanted last
    await bucket.put(keyOf(hash), bytes, { sha256: hash });
    sizes.know(hash, bytes.byteLength);
    return hash;
  };
  const tellDamaged = (hash: string): DamagedFile => {
    sizes.forget(hash);
    damaged(hash);
    return new DamagedFile(hash);
  };
  /** The pieces of a part. Whoever takes all of a file gets its last piece only when the hash is right. */
  async function* pieces(hash: string, { start = 0, end = Infinity }: FilePart = {}, length = PIECE_BYTES): AsyncGenerator<Buffer> {
    const digest = createHash("sha256");
    let held: Buffer | undefined;
    if (hash === EMPTY) return;
    for (let at = start, last = end; at <= last;) {
      const part = await bucket.part(keyOf(hash), at, Math.min(length, last - at + 1));
      if (part === undefined) throw Object.assign(new Error("There is no such file."), { code: "ENOENT" });
      last = Math.min(end, part.size - 1);
      if (part.bytes.length === 0 && at <= last) throw new FilesAway(bucket.place, "unknown");
      digest.update(part.bytes);
      if (held !== undefined) yield held;
      held = part.bytes;
      at += part.bytes.length;
    }
    if (start === 0 && end === Infinity && digest.digest("hex") !== hash) throw tellDamaged(hash);
    if (held !== undefined) yield held;
  }
  const open = async (hash: string): Promise<Buffer | undefined> => {
    if ((await size(hash)) === undefined) return undefined;
    const read: Buffer[] = [];
    for await (const piece of pieces(hash, {}, LARGE_PIECE_BYTES)) read.push(piece);
    return Buffer.concat(read);
  };
  const check: Files["check"] = async (hash) => {
    sizes.forget(hash);
    if ((await size(hash)) === undefined) return "missing";
    if (hash === EMPTY) return "sound";
    const digest = createHash("sha256");
    let at = 0;
    for (let until = Infinity; at < until;) {
      const part = await bucket.part(keyOf(hash), at, LARGE_PIECE_BYTES);
      if (part === undefined) return "missing";
      digest.update(part.bytes);
      at += part.bytes.length;
      until = part.bytes.length === 0 ? at : part.size;
    }
    return digest.digest("hex") === hash ? "sound" : "damaged";
  };
  const receive = async (source: Readable): Promise<ReceivedFile> => {
    const path = unnamed();
    const received = await writeReceived(source, path);
    const drop = () => rm(path, { force: true });
    const keep = async () => {
      await keepFile(received.hash, path, received.size);
      await drop();
      return received.hash;
    };
    return { ...received, path, keep, drop };
  };
  async function keepFile(hash: string, path: string, bytes: number): Promise<void> {
    if (bytes <= SMALL_BYTES) await bucket.put(keyOf(hash), await readFile(path), { sha256: hash });
    else await bucket.putFile(keyOf(hash), { path, size: bytes });
    sizes.know(hash, bytes);
  }
  async function* all(): AsyncGenerator<StoredFile> {
    for await (const { key, size: bytes, writtenAt } of bucket.list("")) {
      const { start, rest } = OURS.exec(key)?.groups ?? {};
      if (start !== undefined && rest !== undefined) yield { hash: start + rest, size: bytes, writtenAt };
    }
  }
  async function* trash(): AsyncGenerator<StoredFile> {
    for await (const { key, size: bytes, writtenAt } of bucket.list("trash/"))
      if (HASH.test(key.slice("trash/".length))) yield { hash: key.slice("trash/".length), size: bytes, writtenAt };
  }
  const storeId = async () => (await bucket.part(ID, 0, 1000))?.bytes.toString().trim();

  return {
    place: bucket.place,
    put,
    open,
    receive,
    size,
    stream: (hash, part = {}) => Readable.from(pieces(hash, part), { objectMode: false, highWaterMark: 1 }),
    local: async (hash, work) => {
      const path = unnamed();
      try {
        await pipeline(pieces(hash, {}, LARGE_PIECE_BYTES), createWriteStream(path, { flags: "wx" }));
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    filled: async (work) => {
      const directory = await mkdtemp(join(fresh, "filled-"));
      try {
        const answer = await work(directory);
        const brought = await contentStore(directory);
        for await (const { hash, size: bytes } of brought.all()) await brought.local(hash, (path) => keepFile(hash, path, bytes));
        return answer;
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
    has: async (hash) => (await size(hash)) !== undefined,
    check,
    discard: async (hash) => {
      sizes.forget(hash);
      if (await bucket.copy(keyOf(hash), inTrash(hash))) await bucket.remove(keyOf(hash));
    },
    emptyTrash: async (before) => {
      await removeUnfinished(fresh);
      let removed = 0;
      for await (const { hash, writtenAt } of trash())
        if (writtenAt < before) {
          await bucket.remove(inTrash(hash));
          removed += 1;
        }
      return removed;
    },
    all,
    trash,
    storeId,
    giveStoreId: async (id, { replace = false } = {}) => {
      if (replace || (await storeId()) === undefined)
        await bucket.put(ID, Buffer.from(`${id}\n`), { fresh: !replace }).catch(async (error: unknown) => {
          if ((await storeId()) === undefined) throw error; // else another node was quicker
        });
      return (await storeId()) ?? id;
    },
  };
}
