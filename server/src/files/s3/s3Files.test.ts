import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { s3Server } from "../../../test/files/s3Server.ts";
import { DamagedFile } from "../damagedFile.ts";
import { FilesAway } from "../filesAway.ts";
import type { Files } from "../files.ts";
import { openFiles } from "../openFiles.ts";
import { contentStore } from "../contentStore.ts";
import { openBucket } from "./bucket.ts";
import { s3Files } from "./s3Files.ts";
import { s3PlaceOf, s3Faults } from "./s3Place.ts";

const s3 = await s3Server();
const scratch = mkdtempSync(join(tmpdir(), "vigil-scratch-"));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Each test has a part of the bucket for itself. */
let count = 0;
const placeOf = (more: object = {}) => ({ ...s3PlaceOf({ ...s3.environment, FILES_LINK_MINUTES: 0 })!, ...more });
const opened = async (prefix: string, damaged?: (hash: string) => void, patienceMs = 10_000): Promise<Files> =>
  s3Files(await openBucket(placeOf({ prefix }), { patienceMs, pageSize: 3 }), scratch, damaged);
const listed = async (found: AsyncIterable<{ hash: string; size: number }>) => {
  const all: string[] = [];
  for await (const { hash, size } of found) all.push(`${hash.slice(0, 6)} ${size}`);
  return all.toSorted();
};
const large = Buffer.alloc(9_500_000, "a bag and another ");
const awayAs = (reason: string) => expect.objectContaining({ name: "FilesAway", reason });

describe("files in a bucket", () => {
  let prefix = "";
  let files: Files;
  beforeEach(async () => {
    prefix = `test ${++count}/`.replace(" ", "-");
    files = await opened(prefix);
  });
  afterEach(() => s3.mood("well"));

  test("a file is found by its content's hash, whole and in parts, by another node and after a restart", async () => {
    const hash = await files.put(Buffer.from("a bag"));
    expect(hash).toBe("444ab138a6d6f7cc5302536beb3b78cd6f29030f61eaf2a756665c463007d99a");
    const again = await opened(prefix);
    expect([await again.has(hash), await again.size(hash), (await again.open(hash))?.toString()]).toEqual([true, 5, "a bag"]);
    expect(await text(again.stream(hash, { start: 2, end: 3 }))).toBe("ba");
    expect(await text(again.stream(hash, { start: 2 }))).toBe("bag");
    expect([await again.check(hash), await again.check("0".repeat(64)), await again.open("0".repeat(64))]).toEqual([
      "sound",
      "missing",
      undefined,
    ]);
    await expect(again.open("../../etc/passwd")).rejects.toThrow("Not the hash of a file");
    const empty = await files.put(Buffer.alloc(0));
    expect([await files.size(empty), (await files.open(empty))?.length, await text(files.stream(empty))]).toEqual([0, 0, ""]);
  });

  test("what arrives piece by piece is kept in parts, and leaves nothing on the disk", async () => {
    const received = await files.receive(Readable.from([large.subarray(0, 5_000_000), large.subarray(5_000_000)]));
    expect(received).toMatchObject({ size: large.length });
    const hash = await received.keep();
    await received.drop();
    expect(await readdir(join(scratch, "new"))).toEqual([]);
    expect((await buffer(files.stream(hash))).equals(large)).toBe(true);
    expect(await files.local(hash, async (path) => (await readdir(join(path, ".."))).length)).toBe(1);
    expect(await readdir(join(scratch, "new"))).toEqual([]);
  });

  test("more files than one answer of the store names are all listed; the trash is apart, and gives back", async () => {
    const hashes = await Promise.all(["a", "b", "c", "d", "e", "f", "g"].map((word) => files.put(Buffer.from(word))));
    await files.giveStoreId("ours");
    expect(await listed(files.all())).toHaveLength(7);
    await files.discard(hashes[0]!);
    await files.discard(hashes[1]!);
    await files.discard("0".repeat(64));
    expect([(await listed(files.all())).length, (await listed(files.trash())).length]).toEqual([5, 2]);
    expect(await files.check(hashes[0]!)).toBe("sound");
    expect((await listed(files.trash())).length).toBe(1);
    expect(await files.emptyTrash(new Date(Date.now() - 60_000))).toBe(0);
    expect(await files.emptyTrash(new Date(Date.now() + 60_000))).toBe(1);
    expect([await files.has(hashes[0]!), await files.check(hashes[1]!)]).toEqual([true, "missing"]);
    expect([await files.giveStoreId("theirs"), await files.giveStoreId("new", { replace: true })]).toEqual(["ours", "new"]);
  });

  test("a damaged file is not given out whole, is told, and is mended by the same bytes", async () => {
    const told: string[] = [];
    files = await opened(prefix, (hash) => told.push(hash));
    const hash = await files.put(Buffer.from("a bag"));
    const stored = join(s3.directory, "vigil", prefix, hash.slice(0, 2));
    const object = (await readdir(stored)).find((name) => name.endsWith("_object"))!;
    writeFileSync(join(stored, object), "a bug");
    await expect(files.open(hash)).rejects.toThrow(DamagedFile);
    await expect(text(files.stream(hash))).rejects.toThrow(DamagedFile);
    expect([await files.check(hash), told]).toEqual(["damaged", [hash, hash]]);
    await files.put(Buffer.from("a bag"));
    expect(await files.check(hash)).toBe("sound");
  });

  test("a process of its own fills a directory, whose files are in the bucket afterwards", async () => {
    const hash = await files.filled(async (directory) => (await contentStore(directory)).put(Buffer.from("a lesson")));
    expect((await (await opened(prefix)).open(hash))?.toString()).toBe("a lesson");
    expect(await readdir(join(scratch, "new"))).toEqual([]);
  });

  test.each([
    [403, "refused"],
    [503, "busy"],
    ["silent", "slow"],
    ["gone", "away"],
  ] as const)("a store that is %s says so each time, takes nothing, and loses nothing", { timeout: 20_000 }, async (mood, reason) => {
    const before = await files.put(Buffer.from("before"));
    const other = await opened(prefix, undefined, mood === "silent" ? 150 : 10_000);
    s3.mood(mood);
    const read = text(other.stream(before));
    const asked = [read, other.put(Buffer.from("new")), other.open(before), other.has(before), other.check(before), other.discard(before)];
    for (const each of await Promise.allSettled(asked)) expect(each).toEqual({ status: "rejected", reason: awayAs(reason) });
    s3.mood("well");
    expect((await other.open(before))?.toString()).toBe("before");
    expect(await listed(other.trash())).toEqual([]);
  });

  test("a bucket that is not there is no bucket without files", async () => {
    const nowhere = await s3Files(await openBucket(placeOf({ bucket: "nowhere" })), scratch);
    const none = "0".repeat(64);
    for (const each of await Promise.allSettled([nowhere.has(none), nowhere.check(none), nowhere.storeId(), nowhere.discard(none)]))
      expect(each).toEqual({ status: "rejected", reason: awayAs("bucket") });
    const { probe } = await openFiles({ dataDirectory: scratch, s3: placeOf({ bucket: "nowhere" }) });
    await expect(probe!()).rejects.toThrow(
      "The bucket s3://nowhere/of/ours/ is not there. Look at FILES: make it, or check FILES and AWS_REGION.",
    );
  });

  test("a reader goes on behind the byte at which the connection broke, and ends with an error when it stays broken", async () => {
    const hash = await files.put(large);
    const reader = files.stream(hash)[Symbol.asyncIterator]();
    const read: Buffer[] = [];
    const take = async () => {
      const { done, value } = await reader.next();
      if (done !== true) read.push(value as Buffer);
      return done !== true;
    };
    for (let pieces = 0; pieces < 3; pieces += 1) await take();
    s3.mood({ cutBehind: 300_000, times: 2 });
    while (await take());
    expect(Buffer.concat(read).equals(large)).toBe(true);
    s3.mood({ cutBehind: 300_000, times: Infinity });
    await expect(text(files.stream(hash))).rejects.toThrow(FilesAway);
  });
});

test("settings of a bucket are checked where there is one, each fault in a sentence", () => {
  const of = (given: Record<string, string>) =>
    s3Faults({ FILES_LINK_MINUTES: 0, ...given }).map(({ path, message }) => `${path[0]} ${message}`);
  expect(of({ AWS_ACCESS_KEY_ID: "of another program", AWS_ENDPOINT_URL: "nonsense" })).toEqual([]);
  expect(of({ FILES: "s3://vigil", AWS_ACCESS_KEY_ID: "one" })).toEqual([
    "AWS_REGION must be the region of the bucket in FILES, such as eu-central-1",
    "AWS_SECRET_ACCESS_KEY must be set as well: a key of S3 has both",
  ]);
  expect(of({ FILES: "s3://vigil", AWS_ENDPOINT_URL: "nonsense" })).toEqual([
    "AWS_ENDPOINT_URL must be an address such as https://s3.example.org",
  ]);
  expect(s3PlaceOf({ FILES: "s3://vigil/a/b/", FILES_LINK_MINUTES: 5, AWS_REGION: "eu-central-1" })).toEqual({
    bucket: "vigil",
    prefix: "a/b/",
    region: "eu-central-1",
    endpoint: undefined,
    credentials: undefined,
    linkMinutes: 5,
  });
});
