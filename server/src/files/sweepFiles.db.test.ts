import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../test/storage/testDatabase.ts";
import { contentStore } from "./contentStore.ts";
import type { Files } from "./files.ts";
import { recordFile } from "./recordFile.ts";
import { giveStoreId } from "./storeId.ts";
import { sweepFiles } from "./sweepFiles.ts";
import { systemDomain } from "../storage/systemDomain.ts";

const { asDomain, owner } = testDatabase();
const directory = mkdtempSync(join(tmpdir(), "vigil-sweep-"));
afterAll(() => rmSync(directory, { recursive: true }));
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
/** Named by a record: a row that nothing names goes too. */
const name = (hash: string) =>
  asDomain(systemDomain, async (tx) => {
    await recordFile(tx, { hash, size: 5, mediaType: "text/plain" });
    await tx
      .insertInto("tableExportRuns")
      .values({ domainId: systemDomain, name: "x", asked: "{}", scope: "{}", fileHash: hash })
      .execute();
  });
const trashed = async (files: Files) => {
  const hashes: string[] = [];
  for await (const { hash } of files.trash()) hashes.push(hash);
  return hashes;
};

beforeAll(async () => {
  await giveStoreId(directory, "ours");
  await (await owner()).query("update installation set store_id = 'ours'");
});

test("a file that no row names goes into the trash, but not before whoever put it could write the row", async () => {
  const files = await contentStore(directory);
  const named = await files.put(Buffer.from("named"));
  const orphan = await files.put(Buffer.from("orphan"));
  await name(named);
  expect(await sweepFiles(files, asDomain, new Date(), 30)).toEqual({ rows: 0, swept: 0, deleted: 0 });
  expect(await sweepFiles(files, asDomain, later(2), 30)).toEqual({ rows: 0, swept: 1, deleted: 0 });
  expect(await trashed(files)).toEqual([orphan]);
});

test("out of the trash it comes back when it is put, asked for, or named by a row again; after thirty days it is gone", async () => {
  const files = await contentStore(directory);
  const sweep = (hours = 2) => sweepFiles(files, asDomain, later(hours), 30);
  const hash = await files.put(Buffer.from("wanted again"));
  await sweep();
  expect(await trashed(files)).toContain(hash);
  expect(await files.put(Buffer.from("wanted again"))).toBe(hash);
  expect(await trashed(files)).not.toContain(hash);
  await sweep();
  expect((await files.open(hash))?.toString()).toBe("wanted again");
  await sweep();
  await name(hash);
  await sweep(29 * 24);
  expect(await trashed(files)).not.toContain(hash);
  const orphan = await files.put(Buffer.from("of nobody"));
  await sweep();
  await sweep(30 * 24 + 2);
  expect([await files.has(hash), await files.has(orphan)]).toEqual([true, false]);
});

test("in the store of another installation, or of none, nothing is touched", async () => {
  for (const id of ["theirs", undefined]) {
    const other = mkdtempSync(join(directory, "other-"));
    if (id !== undefined) await giveStoreId(other, id);
    const files = await contentStore(other);
    const hash = await files.put(Buffer.from("another's"));
    await expect(sweepFiles(files, asDomain, later(2), 30)).rejects.toThrow("another installation");
    expect(await files.has(hash)).toBe(true);
  }
});

test("a row that nothing names is swept once a day, and what there is in the trash is counted; a row that a view of an image, an upload or a record of another domain names stays", async () => {
  const files = await contentStore(directory);
  const client = await owner();
  const put = async (text: string) => {
    const hash = await files.put(Buffer.from(text));
    await asDomain(systemDomain, (tx) => recordFile(tx, { hash, size: text.length, mediaType: "application/vnd.vigil.view" }));
    return hash;
  };
  const [seen, replaced, elsewhere, fresh] = [await put("a view"), await put("a picture before"), await put("of two"), await put("fresh")];
  await client.query("insert into domains (id, name, title, organization_id) select 7, 'seven', 'Seven', id from organizations");
  await asDomain(7, async (tx) => {
    await tx.insertInto("media").values({ ownerDomainId: 7, name: "m", nameKey: "m", hash: elsewhere }).execute();
    const library = await tx
      .insertInto("imageLibraries")
      .values({ ownerDomainId: 7, name: "l", nameKey: "l" } as never)
      .returning("id")
      .executeTakeFirstOrThrow();
    const views = JSON.stringify([{ width: 4, height: 3, pictures: { COL: { file: seen, bytes: 6 } } }]);
    await tx.insertInto("images").values({ ownerDomainId: 7, libraryId: library.id, kind: "innocent", decision: "R", views }).execute();
  });
  await client.query("update files set created_at = now() - interval '25 hours'");
  await client.query("update files set created_at = now() where hash = $1", [fresh]);
  await client.query("update installation set stored = null");
  await sweepFiles(files, asDomain, later(2), 30);
  const { rows } = await client.query("select hash from files where hash = any($1)", [[seen, replaced, elsewhere, fresh]]);
  expect(new Set(rows.map(({ hash }) => String(hash)))).toEqual(new Set([seen, elsewhere, fresh]));
  expect(await trashed(files)).toContain(replaced);
  const [{ stored }] = (await client.query("select stored from installation")).rows;
  expect(stored.trash.count).toBe((await trashed(files)).length);
  expect(stored.trash.bytes).toBeGreaterThanOrEqual("a picture before".length);

  // the same file put into another record meanwhile is held by it, and again not before a day is over
  await client.query("update files set created_at = now() - interval '25 hours' where hash = $1", [fresh]);
  await asDomain(systemDomain, (tx) => recordFile(tx, { hash: fresh, size: 5, mediaType: "text/plain" }));
  expect((await sweepFiles(files, asDomain, later(23), 30)).rows).toBe(0);
});
