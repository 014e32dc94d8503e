import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../storage/testDatabase.ts";
import { contentStore } from "./contentStore.ts";
import { recordFile } from "./recordFile.ts";
import { sweepFiles } from "./sweepFiles.ts";

const { asDomain } = testDatabase();
const directory = mkdtempSync(join(tmpdir(), "vigil-sweep-"));
afterAll(() => rmSync(directory, { recursive: true }));

test("a file that no row names is removed, but not before whoever put it could write the row", async () => {
  const files = await contentStore(directory);
  const named = await files.put(Buffer.from("named"));
  const orphan = await files.put(Buffer.from("orphan"));
  await asDomain(1, (tx) => recordFile(tx, { hash: named, size: 5, mediaType: "text/plain" }));
  expect(await sweepFiles(files, asDomain, new Date())).toBe(0);
  expect(await sweepFiles(files, asDomain, new Date(Date.now() + 2 * 3_600_000))).toBe(1);
  expect([await files.has(named), await files.has(orphan)]).toEqual([true, false]);
});
