import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { writeReceived } from "./writeReceived.ts";

/** What the disk does, in its order. */
const done = vi.hoisted((): string[] => []);

/** A disk that opens a file one turn after it was asked to. */
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const { write, writev, close, fsync } = fs;
  const open = (path: string, flags: string, mode: number, answer: (error: Error | null, file: number) => void) => {
    setImmediate(() => {
      done.push("opened");
      fs.open(path, flags, mode, answer);
    });
  };
  const createWriteStream = (path: string, options: object) =>
    fs.createWriteStream(path, { ...options, fs: { open, write, writev, close, fsync } } as never);
  return { ...fs, createWriteStream };
});
vi.mock("node:fs/promises", async (original) => {
  const fs = await original<typeof import("node:fs/promises")>();
  const rm: typeof fs.rm = (...given) => {
    done.push("taken away");
    return fs.rm(...given);
  };
  return { ...fs, rm };
});

test("what breaks off before its file is opened is taken away after it was", async () => {
  const directory = mkdtempSync(join(tmpdir(), "vigil-received-"));
  const source = new PassThrough();
  const received = writeReceived(source, join(directory, "file"));
  source.destroy(new Error("The line was cut."));
  await expect(received).rejects.toThrow("The line was cut.");
  expect(done).toEqual(["opened", "taken away"]);
  expect(readdirSync(directory)).toEqual([]);
  rmSync(directory, { recursive: true });
});
