import { join } from "node:path";
import { copyFiles, forgetLedger, type Copied } from "./copyFiles.ts";
import type { Files } from "./files.ts";

interface Move {
  from: Files;
  to: Files;
  dataDirectory: string;
  /** Nobody puts files meanwhile: only then is the other store complete when it is over there. */
  resting: boolean;
  tell: (sofar: Copied) => void;
}

/** What a store carries while it is being filled: no server starts on it, and no other installation takes it. */
const filling = (id: string) => `being filled for ${id}`;
/** What a store carries that was moved away. */
const left = (id: string) => `moved away from here: ${id}`;

/**
 * Moves the files of an installation to another store. While servers run it copies, and says that a last time is needed; when none runs it
 * hands the id over: from then on servers start with the other store only. The source keeps its bytes until somebody deletes them.
 */
export async function moveFiles({ from, to, dataDirectory, resting, tell }: Move): Promise<Copied & { moved: boolean }> {
  const id = await from.storeId();
  if (id === undefined) throw new Error(`There are no files of an installation in ${from.place}.`);
  const there = await to.storeId();
  const known = [filling(id), left(id), undefined];
  if (!known.includes(there)) throw new Error(`${to.place} has the files of another installation: nothing was copied.`);
  if (!/^[\w-]+$/u.test(id)) throw new Error(`The files are no longer, or not yet, in ${from.place} (${id}).`);
  if (there !== filling(id)) await to.giveStoreId(filling(id), { replace: true });
  const ledger = join(dataDirectory, "files-moved");
  const copied = await copyFiles(from, to, { ledger, tell });
  if (!resting) return { ...copied, moved: false };
  await to.giveStoreId(id, { replace: true });
  await from.giveStoreId(left(id), { replace: true });
  await forgetLedger(ledger);
  return { ...copied, moved: true };
}
