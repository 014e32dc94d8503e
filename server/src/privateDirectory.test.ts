import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { privateDirectory } from "./privateDirectory.ts";

const umask = process.umask();
afterEach(() => process.umask(umask));
const root = mkdtempSync(join(tmpdir(), "vigil-private-"));
afterAll(() => rmSync(root, { recursive: true }));
const mode = (path: string) => (lstatSync(path).mode & 0o7777).toString(8);
const modes = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: "utf8" })
    .toSorted()
    .map((name) => `${name} ${mode(join(directory, name))}`);

describe("the data directory", () => {
  test("is made for its own account alone, and so is all that comes into it, whatever the umask was", () => {
    process.umask(0);
    const directory = join(root, "above", "data");
    privateDirectory(directory);
    mkdirSync(join(directory, "files"));
    writeFileSync(join(directory, "files", "one"), "");
    expect([mode(directory), ...modes(directory)]).toEqual(["700", "files 700", "files/one 600"]);
  });

  test("of an earlier start is closed, with everything in it", () => {
    process.umask(0);
    const directory = join(root, "loose");
    for (const made of ["files/ab", "archives", "backups", "database/postgres/base"]) mkdirSync(join(directory, made), { recursive: true });
    for (const made of [
      "files/ab/cd",
      "archives/a.zip",
      "backups/b.tar.gz",
      "database/postgres.log",
      "database/postgres/PG_VERSION",
      "server.log",
    ])
      writeFileSync(join(directory, made), "");
    chmodSync(join(directory, "database/postgres"), 0o700);
    const outside = join(root, "outside");
    writeFileSync(outside, "");
    symlinkSync(outside, join(directory, "files", "link"));
    privateDirectory(directory);
    expect(mode(directory)).toBe("700");
    expect(modes(directory)).toEqual([
      "archives 700",
      "archives/a.zip 600",
      "backups 700",
      "backups/b.tar.gz 600",
      "database 700",
      "database/postgres 700",
      "database/postgres.log 600",
      "database/postgres/PG_VERSION 666", // closed by the directory, and PostgreSQL's own affair
      "database/postgres/base 777",
      "files 700",
      "files/ab 700",
      "files/ab/cd 600",
      "files/link 777",
      "server.log 666",
    ]);
    expect(mode(outside)).toBe("666");
  });

  test("that is not ours alone stays open to others, but for what is ours", () => {
    process.umask(0);
    const directory = join(root, "shared");
    for (const made of ["files", "somebody"]) mkdirSync(join(directory, made), { recursive: true });
    privateDirectory(directory);
    expect([mode(directory), ...modes(directory)]).toEqual(["777", "files 700", "somebody 777"]);
  });

  test("that cannot be written to is told by name", () => {
    writeFileSync(join(root, "file"), "");
    expect(() => privateDirectory(join(root, "file", "data"))).toThrow(`DATA_DIR ${root}/file/data cannot be written to: ENOTDIR`);
    const locked = join(root, "locked");
    mkdirSync(locked, { mode: 0o500 });
    const asRoot = process.getuid?.() === 0;
    if (asRoot) {
      chmodSync(root, 0o755);
      process.seteuid?.(65_534);
    }
    try {
      expect(() => privateDirectory(locked)).toThrow(`DATA_DIR ${locked} cannot be written to: EACCES: permission denied.`);
    } finally {
      if (asRoot) process.seteuid?.(0);
    }
  });
});
