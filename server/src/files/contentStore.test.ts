import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { text } from "node:stream/consumers";
import { contentStore } from "./contentStore.ts";
import { DamagedFile } from "./damagedFile.ts";
import type { Files } from "./files.ts";

async function everyFile(files: Files) {
  const found: { hash: string; size: number }[] = [];
  for await (const { hash, size } of files.all()) found.push({ hash, size });
  return found;
}

describe("files by content", () => {
  let directory = "";
  let files: Files;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "vigil-files-"));
    files = await contentStore(directory);
  });
  afterEach(() => rm(directory, { recursive: true }));

  test("are found under the hash of what they hold, once", async () => {
    const hash = await files.put(Buffer.from("a bag"));
    expect(hash).toBe("444ab138a6d6f7cc5302536beb3b78cd6f29030f61eaf2a756665c463007d99a");
    expect(await files.put(Buffer.from("a bag"))).toBe(hash);
    expect((await files.open(hash, { verify: true }))?.toString()).toBe("a bag");
    expect(await everyFile(files)).toEqual([{ hash, size: 5 }]);
  });

  test("are missing rather than an error", async () => {
    const hash = "0".repeat(64);
    expect(await files.has(hash)).toBe(false);
    expect(await files.open(hash)).toBeUndefined();
    await files.discard(hash);
    expect(await files.check(hash)).toBe("missing");
  });

  test("never lead out of their directory", async () => {
    await expect(files.open("../../etc/passwd")).rejects.toThrow("Not the hash of a file");
  });

  test("are known when they are damaged", async () => {
    const hash = await files.put(Buffer.from("a bag"));
    await writeFile(join(directory, hash.slice(0, 2), hash.slice(2)), "a bug");
    await expect(files.open(hash, { verify: true })).rejects.toThrow("is damaged");
  });

  test("are not given out damaged, however they are asked for, and are told of", async () => {
    const told: string[] = [];
    files = await contentStore(directory, (hash) => told.push(hash));
    const hash = await files.put(Buffer.from("a bag"));
    expect((await files.open(hash))?.toString()).toBe("a bag");
    await writeFile(join(directory, hash.slice(0, 2), hash.slice(2)), "a bug"); // as long as before
    await expect(files.open(hash)).rejects.toThrow(DamagedFile);
    await expect(files.has(hash)).rejects.toThrow(DamagedFile);
    await expect(text(files.stream(hash))).rejects.toThrow(DamagedFile);
    expect(told).toEqual([hash, hash, hash]);
  });

  test("are repaired by the same bytes", async () => {
    const hash = await files.put(Buffer.from("a bag"));
    await writeFile(join(directory, hash.slice(0, 2), hash.slice(2)), "a b");
    expect(await files.check(hash)).toBe("damaged");
    expect(await files.put(Buffer.from("a bag"))).toBe(hash);
    expect(await files.check(hash)).toBe("sound");
    expect(await text(files.stream(hash))).toBe("a bag");
  });

  test("survive a restart; what was half written does not", async () => {
    const hash = await files.put(Buffer.from("a bag"));
    await writeFile(join(directory, "new", "half"), "a b");
    await writeFile(join(directory, "new", "being written"), "a b");
    await utimes(join(directory, "new", "half"), new Date(0), new Date(0));
    const again = await contentStore(directory);
    expect(await again.has(hash)).toBe(true);
    expect(await everyFile(again)).toHaveLength(1);
    expect(await readdir(join(directory, "new"))).toEqual(["being written"]);
  });
});
