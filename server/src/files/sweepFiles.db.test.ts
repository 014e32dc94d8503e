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
  await asDomain(systemDomain, (tx) => recordFile(tx, { hash: named, size: 5, mediaType: "text/plain" }));
  expect(await sweepFiles(files, asDomain, new Date())).toEqual({ swept: 0, deleted: 0 });
  expect(await sweepFiles(files, asDomain, later(2))).toEqual({ swept: 1, deleted: 0 });
  expect(await trashed(files)).toEqual([orphan]);
});

test("out of the trash it comes back when it is put, asked for, or named by a row again; after thirty days it is gone", async () => {
  const files = await contentStore(directory);
  const sweep = (hours = 2) => sweepFiles(files, asDomain, later(hours));
  const hash = await files.put(Buffer.from("wanted again"));
  await sweep();
  expect(await trashed(files)).toContain(hash);
  expect(await files.put(Buffer.from("wanted again"))).toBe(hash);
  expect(await trashed(files)).not.toContain(hash);
  await sweep();
  expect((await files.open(hash))?.toString()).toBe("wanted again");
  await sweep();
  await asDomain(systemDomain, (tx) => recordFile(tx, { hash, size: 12, mediaType: "text/plain" }));
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
    await expect(sweepFiles(files, asDomain, later(2))).rejects.toThrow("another installation");
    expect(await files.has(hash)).toBe(true);
  }
});
