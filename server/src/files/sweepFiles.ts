import type { AsDomain } from "../storage/asDomain.ts";
import type { Files } from "./files.ts";
import { systemDomain } from "../storage/systemDomain.ts";

const BATCH = 500;
/** A file is put before the record that names it is written; nobody takes longer than this. */
const GRACE_MS = 3_600_000;
const TRASH_MS = 30 * 24 * 3_600_000;

/**
 * Puts the files that no row names into the trash, what was put by a transaction that never committed, and deletes what has lain there
 * for thirty days. Only in the store of this very database: in another one nothing would have a row.
 */
export async function sweepFiles(files: Files, asDomain: AsDomain, now: Date): Promise<{ swept: number; deleted: number }> {
  await refuseOtherStore(files, asDomain);
  let swept = 0;
  let batch: string[] = [];
  const flush = async () => {
    for (const hash of await unnamed(asDomain, batch)) {
      await files.discard(hash);
      swept += 1;
    }
    batch = [];
  };
  for await (const { hash, writtenAt } of files.all()) {
    if (now.getTime() - writtenAt.getTime() < GRACE_MS) continue;
    if (batch.push(hash) === BATCH) await flush();
  }
  await flush();
  await takeBackNamed(files, asDomain);
  return { swept, deleted: await files.emptyTrash(new Date(now.getTime() - TRASH_MS)) };
}

async function refuseOtherStore(files: Files, asDomain: AsDomain): Promise<void> {
  const { storeId } = await asDomain(systemDomain, (tx) => tx.selectFrom("installation").select("storeId").executeTakeFirstOrThrow());
  if (storeId === null || storeId !== (await files.storeId()))
    throw new Error("The files are of another installation than the database: nothing is swept.");
}

/** What a row names does not lie in the trash, however it came there: a database that was restored to an earlier day, a lost race. */
async function takeBackNamed(files: Files, asDomain: AsDomain): Promise<void> {
  let batch: string[] = [];
  const flush = async () => {
    const without = new Set(await unnamed(asDomain, batch));
    for (const hash of batch) if (!without.has(hash)) await files.check(hash);
    batch = [];
  };
  for await (const { hash } of files.trash()) if (batch.push(hash) === BATCH) await flush();
  await flush();
}

async function unnamed(asDomain: AsDomain, hashes: string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await asDomain(systemDomain, (tx) => tx.selectFrom("files").select("hash").where("hash", "in", hashes).execute());
  const named = new Set(rows.map(({ hash }) => hash));
  return hashes.filter((hash) => !named.has(hash));
}
