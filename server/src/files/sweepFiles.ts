import type { AsDomain } from "../storage/asDomain.ts";
import type { Files } from "./files.ts";

const SYSTEM = 1;
const BATCH = 500;
/** A file is put before the record that names it is written; nobody takes longer than this. */
const GRACE_MS = 3_600_000;

/** Removes the files that no row names: what was put by a transaction that never committed. Answers how many. */
export async function sweepFiles(files: Files, asDomain: AsDomain, now: Date): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const flush = async () => {
    for (const hash of await unnamed(asDomain, batch)) {
      await files.remove(hash);
      removed += 1;
    }
    batch = [];
  };
  for await (const { hash, writtenAt } of files.all()) {
    if (now.getTime() - writtenAt.getTime() < GRACE_MS) continue;
    if (batch.push(hash) === BATCH) await flush();
  }
  await flush();
  return removed;
}

async function unnamed(asDomain: AsDomain, hashes: string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await asDomain(SYSTEM, (tx) => tx.selectFrom("files").select("hash").where("hash", "in", hashes).execute());
  const named = new Set(rows.map(({ hash }) => hash));
  return hashes.filter((hash) => !named.has(hash));
}
