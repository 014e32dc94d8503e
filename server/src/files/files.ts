import type { Readable } from "node:stream";

/**
 * Bytes named by their content: the hexadecimal SHA-256. A file is served through the record that uses it, never by its hash.
 * What is read is compared with its hash when this process reads it for the first time, and again when it changed on the disk since.
 */
export interface Files {
  /** Durable when it answers. The same bytes again are not written twice; a damaged file is replaced by them. */
  put: (bytes: Uint8Array) => Promise<string>;
  /** The whole file, or undefined when there is none; `DamagedFile` when its bytes no longer have its hash. `verify` looks anew. */
  open: (hash: string, options?: { verify?: boolean }) => Promise<Buffer | undefined>;
  /** Ends with an error when there is no such file, or it is damaged. */
  stream: (hash: string) => Readable;
  /** Whether it can be given out; `DamagedFile` as with `open`. */
  has: (hash: string) => Promise<boolean>;
  /** Whether the bytes still have their hash. */
  check: (hash: string) => Promise<"sound" | "damaged" | "missing">;
  /** Into the trash, out of which it comes back when it is put or asked for again. */
  discard: (hash: string) => Promise<void>;
  /** Deletes what has been in the trash since before that time; answers how many. */
  emptyTrash: (before: Date) => Promise<number>;
  /** Every stored file with the time it was last put. */
  all: () => AsyncIterable<StoredFile>;
  trash: () => AsyncIterable<StoredFile>;
  /** Which installation they belong to; undefined = no database has claimed them yet. */
  storeId: () => Promise<string | undefined>;
}

export interface StoredFile {
  hash: string;
  size: number;
  writtenAt: Date;
}
