import type { Readable } from "node:stream";
import type { ReceivedFile } from "./receivedFile.ts";

/**
 * Bytes named by their content: the hexadecimal SHA-256. A file is served through the record that uses it, never by its hash.
 * What is read is compared with its hash when this process reads it for the first time, and again when it changed on the disk since.
 */
export interface Files {
  /** For sentences: a directory, or the address of a bucket. */
  place: string;
  /** Durable when it answers. The same bytes again are not written twice; a damaged file is replaced by them. */
  put: (bytes: Uint8Array) => Promise<string>;
  /** The whole file, or undefined when there is none; `DamagedFile` when its bytes no longer have its hash. `verify` looks anew. */
  open: (hash: string, options?: { verify?: boolean }) => Promise<Buffer | undefined>;
  /** Writes a file as it comes, to be looked at before it is kept. */
  receive: (source: Readable) => Promise<ReceivedFile>;
  /** Its bytes by number, or undefined when there is none; `DamagedFile` as with `open`. */
  size: (hash: string) => Promise<number | undefined>;
  /** All of it or a part, read as fast as it is taken. Ends with an error when there is no such file, or it is damaged. */
  stream: (hash: string, part?: FilePart) => Readable;
  /** For a thread or process that reads it itself: there until the work ends. */
  local: <T>(hash: string, work: (path: string) => Promise<T>) => Promise<T>;
  /** For a process that writes many files itself, into a `contentStore` of that directory: they are here when the work has ended. */
  filled: <T>(work: (directory: string) => Promise<T>) => Promise<T>;
  /** Whether it can be given out; `DamagedFile` as with `open`. */
  has: (hash: string) => Promise<boolean>;
  /** Whether the bytes still have their hash. */
  check: (hash: string) => Promise<"sound" | "damaged" | "missing">;
  /** Into the trash, out of which it comes back when it is put or asked for again. */
  discard: (hash: string) => Promise<void>;
  /** Deletes what has been in the trash since before that time, and what killed servers had half written; answers how many of the first. */
  emptyTrash: (before: Date) => Promise<number>;
  /** Every stored file with the time it was last put. */
  all: () => AsyncIterable<StoredFile>;
  trash: () => AsyncIterable<StoredFile>;
  /** Which installation they belong to; undefined = no database has claimed them yet. */
  storeId: () => Promise<string | undefined>;
  /** One that has an id keeps it unless `replace` is said; answers the one it has then. */
  giveStoreId: (id: string, options?: { replace?: boolean }) => Promise<string>;
}

/** From the first to the last of its bytes, both counted from 0. */
export interface FilePart {
  start?: number;
  end?: number;
}

export interface StoredFile {
  hash: string;
  size: number;
  writtenAt: Date;
}
