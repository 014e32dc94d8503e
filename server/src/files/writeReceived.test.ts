import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { writeReceived } from "./writeReceived.ts";

const { opening, opened } = vi.hoisted(() => ({ opening: [] as (() => void)[], opened: Promise.withResolvers<void>() }));

/** A disk on which a file is opened when it is told to. */
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const { write, writev, close, fsync } = fs;
  const open = (path: string, flags: string, mode: number, done: (error: Error | null, file: number) => void) => {
    opening.push(() => {
      fs.open(path, flags, mode, (error, file) => {
        done(error, file);
        opened.resolve();
      });
    });
  };
  const createWriteStream = (path: string, options: object) =>
    fs.createWriteStream(path, { ...options, fs: { open, write, writev, close, fsync } } as never);
  return { ...fs, createWriteStream };
});

test("what breaks off before its file is opened leaves none behind", async () => {
  const directory = mkdtempSync(join(tmpdir(), "vigil-received-"));
  const source = new PassThrough();
  const received = writeReceived(source, join(directory, "file"));
  source.destroy(new Error("The line was cut."));
  setImmediate(() => opening[0]!());
  await expect(received).rejects.toThrow("The line was cut.");
  await opened.promise;
  expect(readdirSync(directory)).toEqual([]);
  rmSync(directory, { recursive: true });
});
