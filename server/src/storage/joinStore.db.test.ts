import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { contentStore } from "../files/contentStore.ts";
import { recordFile } from "../files/recordFile.ts";
import { serverLog } from "../log.ts";
import { readSettings } from "../settings.ts";
import { openDatabase } from "./openDatabase.ts";
import { testDatabase, type TestDatabase } from "../../test/storage/testDatabase.ts";
import { systemDomain } from "./systemDomain.ts";

const root = mkdtempSync(join(tmpdir(), "vigil-join-"));
afterAll(() => rmSync(root, { recursive: true }));
const ours = testDatabase();
const another = testDatabase();
const fresh = testDatabase();
const keyless = testDatabase();
const key = "a".repeat(32);

/** What every start does. */
async function start(database: TestDatabase, directory: string, secretKey = key): Promise<void> {
  const settings = readSettings({
    DATA_DIR: join(root, directory),
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    SECRET_KEY: secretKey,
  });
  const opened = await openDatabase(settings, serverLog("silent"));
  await opened.stop();
}

const storeIn = (directory: string) => contentStore(join(root, directory, "files"));
async function storedFile(database: TestDatabase, directory: string, text: string): Promise<string> {
  const hash = await (await storeIn(directory)).put(Buffer.from(text));
  await database.asDomain(systemDomain, (tx) => recordFile(tx, { hash, size: text.length, mediaType: "text/plain" }));
  return hash;
}

describe("the files and the database of an installation", () => {
  test("of one from before carry one id after its first start, on every node at once", async () => {
    await storedFile(ours, "ours", "a view");
    await Promise.all([start(ours, "ours"), start(ours, "ours"), start(ours, "ours")]);
    expect(await (await storeIn("ours")).storeId()).toMatch(/^[0-9a-f-]{36}$/);
    await start(ours, "ours");
  });

  test("do not start with those of another one", async () => {
    await start(another, "another");
    await expect(start(another, "ours")).rejects.toThrow("are of another installation than the database");
    await expect(start(fresh, "ours")).rejects.toThrow("npm run adopt -- files");
    await expect(start(ours, "another")).rejects.toThrow("are of another installation than the database");
  });

  test("are not taken for each other's where neither carries an id yet", async () => {
    await (await storeIn("strange")).put(Buffer.from("of an older Vigil"));
    await expect(start(fresh, "strange")).rejects.toThrow("are none of those that the database names");
  });

  test("are not left by a wrong DATA_DIR", async () => {
    mkdirSync(join(root, "empty"));
    await expect(start(ours, "empty")).rejects.toThrow("are not there, though the database names some");
  });

  test("are joined by a start whose forerunner died between the two", async () => {
    await (await fresh.owner()).query("update installation set store_id = '00000000-0000-0000-0000-000000000000'");
    await start(fresh, "fresh");
    expect(await (await storeIn("fresh")).storeId()).toBe("00000000-0000-0000-0000-000000000000");
  });
});

test("another secret key than the database knows is refused by name", async () => {
  await expect(start(ours, "ours", "b".repeat(32))).rejects.toThrow("This is not the secret key of the database");
  await start(ours, "ours");
});

test("a start whose key is lost is refused before another key is made", async () => {
  await storedFile(ours, "ours", "a lesson");
  await expect(start(ours, "ours", "")).rejects.toThrow("The secret key is missing");
  expect(readdirSync(join(root, "ours")).filter((name) => name.startsWith("secret-key"))).toEqual([]);
  await start(ours, "ours");
});

test("a first start makes a key and keeps it, and the next one starts with it", async () => {
  await start(keyless, "keyless", "");
  expect(readFileSync(join(root, "keyless", "secret-key"), "utf8").trim()).toHaveLength(43);
  await start(keyless, "keyless", "");
});
