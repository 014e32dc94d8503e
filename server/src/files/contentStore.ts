import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, mkdir, open, readFile, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { DamagedFile } from "./damagedFile.ts";
import type { FilePart, Files } from "./files.ts";
import type { ReceivedFile } from "./receivedFile.ts";
import { soundFiles } from "./soundFiles.ts";
import { giveStoreId, storeIdIn } from "./storeId.ts";
import { trashIn } from "./trash.ts";
import { removeUnfinished } from "./unfinishedFiles.ts";
import { unlessMissing } from "./unlessMissing.ts";
import { writeReceived } from "./writeReceived.ts";

/** Of a file that is being sent, so much lies ready for a reader who does not take it. */
const AHEAD_BYTES = 65_536;
const HASH = /^[0-9a-f]{64}$/;

/** Files in a directory: `ab/cdef…` is the content whose hash is `abcdef…`. Who finds one damaged tells `damaged`, and gets an error. */
export async function contentStore(directory: string, damaged: (hash: string) => void = () => {}): Promise<Files> {
  const fresh = join(directory, "new");
  await mkdir(fresh, { recursive: true });
  await removeUnfinished(fresh);
  const pathOf = (hash: string) => pathIn(directory, hash);
  const trash = trashIn(directory);
  const check = soundFiles(pathOf);

  const isThere = (hash: string) =>
    access(pathOf(hash)).then(
      () => true,
      () => false,
    );
  const isHere = async (hash: string) => (await isThere(hash)) || trash.giveBack(hash, pathOf(hash));
  const unnamed = () => join(fresh, randomUUID());
  /** Sound and wanted again; what is put once more costs no writing. */
  const isKept = async (hash: string) => (await isHere(hash)) && (await check(hash)) === "sound" && (await touch(pathOf(hash)));
  const name = async (written: string, hash: string) => {
    const path = pathOf(hash);
    await mkdir(join(path, ".."), { recursive: true });
    await rename(written, path);
    await syncDirectory(join(path, ".."));
    return hash;
  };
  const put = async (bytes: Uint8Array) => {
    const hash = createHash("sha256").update(bytes).digest("hex");
    if (await isKept(hash)) return hash;
    const written = unnamed();
    try {
      await writeFile(written, bytes, { flag: "wx", flush: true });
      return await name(written, hash);
    } catch (error) {
      await rm(written, { force: true }); // a full disk is not helped by half a file
      throw error;
    }
  };
  const receive = async (source: Readable): Promise<ReceivedFile> => {
    const path = unnamed();
    const received = await writeReceived(source, path);
    const drop = () => rm(path, { force: true });
    const keep = async () => {
      if (!(await isKept(received.hash))) return name(path, received.hash);
      await drop();
      return received.hash;
    };
    return { ...received, path, keep, drop };
  };
  /** Whether there is a sound one. */
  const ready = async (hash: string, anew = false): Promise<boolean> => {
    if (!(await isHere(hash))) return false;
    const state = await check(hash, { anew });
    if (state !== "damaged") return state === "sound";
    damaged(hash);
    throw new DamagedFile(hash);
  };
  async function* pieces(hash: string, part: FilePart) {
    await ready(hash);
    yield* createReadStream(pathOf(hash), part) as AsyncIterable<Buffer>;
  }
  return {
    place: directory,
    put,
    open: async (hash, { verify = false } = {}) => ((await ready(hash, verify)) ? unlessMissing(readFile(pathOf(hash))) : undefined),
    receive,
    size: async (hash) => ((await ready(hash)) ? (await unlessMissing(stat(pathOf(hash))))?.size : undefined),
    stream: (hash, part = {}) => Readable.from(pieces(hash, part), { objectMode: false, highWaterMark: AHEAD_BYTES }),
    local: async (hash, work) => work(pathOf(hash)),
    filled: (work) => work(directory),
    has: (hash) => ready(hash),
    check: async (hash) => ((await isHere(hash)) ? check(hash, { anew: true }) : "missing"),
    discard: (hash) => trash.take(hash, pathOf(hash)),
    emptyTrash: async (before) => {
      await removeUnfinished(fresh);
      return trash.empty(before);
    },
    all: () => everyFile(directory),
    trash: trash.all,
    storeId: () => storeIdIn(directory),
    giveStoreId: (id, options) => giveStoreId(directory, id, options),
  };
}

function pathIn(directory: string, hash: string): string {
  if (!HASH.test(hash)) throw new Error("Not the hash of a file.");
  return join(directory, hash.slice(0, 2), hash.slice(2));
}

/** Says that it is wanted again, so that no sweep takes it before its record is written. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return (await unlessMissing(utimes(path, now, now).then(() => true))) ?? false;
}

/** The name is durable only when its directory is. */
async function syncDirectory(path: string) {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* everyFile(directory: string) {
  for (const start of await readdir(directory)) {
    if (start.length !== 2) continue;
    for (const rest of await readdir(join(directory, start))) {
      const found = await unlessMissing(stat(join(directory, start, rest)));
      if (found) yield { hash: start + rest, size: found.size, writtenAt: found.mtime };
    }
  }
}
