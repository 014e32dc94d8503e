import type { Readable } from "node:stream";

/** Bytes named by their content: the hexadecimal SHA-256. A file is served through the record that uses it, never by its hash. */
export interface Files {
  /** Durable when it answers. The same bytes again cost nothing. */
  put: (bytes: Uint8Array) => Promise<string>;
  /** The whole file, or undefined when there is none. `verify` refuses bytes that no longer have their hash. */
  open: (hash: string, options?: { verify?: boolean }) => Promise<Buffer | undefined>;
  /** Ends with an error when there is no such file. */
  stream: (hash: string) => Readable;
  has: (hash: string) => Promise<boolean>;
  remove: (hash: string) => Promise<void>;
  /** Every stored file with the time it was last put. */
  all: () => AsyncIterable<{ hash: string; size: number; writtenAt: Date }>;
}
