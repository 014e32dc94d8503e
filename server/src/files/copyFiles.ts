import { appendFile, readFile, rm } from "node:fs/promises";
import type { Files, StoredFile } from "./files.ts";
import { unlessMissing } from "./unlessMissing.ts";

export interface Copied {
  copied: number;
  bytes: number;
  /** There from an earlier time, and compared then. */
  kept: number;
  /** The source itself had other bytes than their hash says: left where they are. */
  damaged: string[];
}

interface CopyOptions {
  /** Where it is written down which files were compared, so that what was cut off goes on; gone when all are over there. */
  ledger: string;
  tell: (sofar: Copied) => void;
}

const TELL_EACH = 200;
const AT_ONCE = 6;

/**
 * Copies every file of a store to another. Each is read back and compared with its hash before it counts; what is cut off goes on behind
 * what was compared. Nothing is taken away from the source; its trash stays there.
 */
export async function copyFiles(from: Files, to: Files, { ledger, tell }: CopyOptions): Promise<Copied> {
  const compared = new Set((await unlessMissing(readFile(ledger, "utf8")))?.split("\n"));
  const done: Copied = { copied: 0, bytes: 0, kept: 0, damaged: [] };
  const copyOne = async ({ hash, size }: StoredFile) => {
    if (compared.has(hash) && (await to.size(hash)) === size) done.kept += 1;
    else if ((await from.check(hash)) === "sound") {
      const received = await to.receive(from.stream(hash));
      await received.keep();
      if (received.hash !== hash || (await to.check(hash)) !== "sound")
        throw new Error(`File ${hash} did not arrive whole in ${to.place}.`);
      await appendFile(ledger, `${hash}\n`);
      done.copied += 1;
      done.bytes += size;
    } else done.damaged.push(hash);
    if ((done.copied + done.kept) % TELL_EACH === 0) tell(done);
  };
  const files = from.all()[Symbol.asyncIterator]();
  const goOn = async () => {
    for (let next = await files.next(); next.done !== true; next = await files.next()) await copyOne(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  return done;
}

export const forgetLedger = (ledger: string): Promise<void> => rm(ledger, { force: true });
