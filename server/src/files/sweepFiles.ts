import { sql } from "kysely";
import type { AsDomain } from "../storage/asDomain.ts";
import type { Files, StoredFile } from "./files.ts";
import { systemDomain } from "../storage/systemDomain.ts";

const BATCH = 500;
/** A file is put before the record that names it is written; nobody takes longer than this. */
const GRACE_MS = 3_600_000;
const DAY_MS = 24 * 3_600_000;
/** All that names a file is read for it: not every hour. */
const ROWS_MS = 20 * 3_600_000;

export interface Swept {
  /** Rows that nothing named. */
  rows: number;
  swept: number;
  deleted: number;
}

/**
 * Takes away rows that nothing names, puts the files that no row names into the trash, what was put by a transaction that never committed, and
 * deletes what has lain there for `trashDays`. Only in the store of this very database: in another one nothing would have a row.
 * What there is now is written down, for the page of operations.
 */
export async function sweepFiles(files: Files, asDomain: AsDomain, now: Date, trashDays: number): Promise<Swept> {
  const before = await refuseOtherStore(files, asDomain);
  const wanted = before === null || now.getTime() - Date.parse(before.rowsSweptAt) > ROWS_MS;
  const rows = wanted ? await sweepRows(asDomain, new Date(now.getTime() - DAY_MS)) : 0;
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
  const deleted = await files.emptyTrash(new Date(now.getTime() - trashDays * DAY_MS));
  const trash = await sizeOf(files.trash());
  const stored = { at: now.toISOString(), rowsSweptAt: wanted ? now.toISOString() : before.rowsSweptAt, trash };
  await asDomain(systemDomain, (tx) =>
    tx
      .updateTable("installation")
      .set({ stored: JSON.stringify(stored) })
      .execute(),
  );
  return { rows, swept, deleted };
}

async function sweepRows(asDomain: AsDomain, before: Date): Promise<number> {
  const { rows } = await asDomain(
    systemDomain,
    (tx) => sql<{ swept: number }>`select sweep_file_rows(${before}::timestamptz) as swept`.execute(tx),
    { longestSeconds: 3600 },
  );
  return rows[0]!.swept;
}

async function sizeOf(all: AsyncIterable<StoredFile>): Promise<{ count: number; bytes: number }> {
  const sum = { count: 0, bytes: 0 };
  for await (const { size } of all) {
    sum.count += 1;
    sum.bytes += size;
  }
  return sum;
}

async function refuseOtherStore(files: Files, asDomain: AsDomain) {
  const { storeId, stored } = await asDomain(systemDomain, (tx) =>
    tx.selectFrom("installation").select(["storeId", "stored"]).executeTakeFirstOrThrow(),
  );
  if (storeId === null || storeId !== (await files.storeId()))
    throw new Error("The files are of another installation than the database: nothing is swept.");
  return stored;
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
