import type { Readable } from "node:stream";

/** Archives of libraries, by name: what was exported until it is old, what was uploaded until it is imported. */
export interface Archives {
  /** Takes over a file that was written at that path. It has no name yet: `keep` gives it one, and is durable when it answers. */
  bring: (path: string) => Promise<BroughtArchive>;
  /** Its bytes by number, or undefined when there is none. */
  size: (name: string) => Promise<number | undefined>;
  stream: (name: string) => Readable;
  /** For who reads it here and there. */
  local: <T>(name: string, work: (path: string) => Promise<T>) => Promise<T>;
  remove: (name: string) => Promise<void>;
  /** Also those that are still written. */
  all: () => AsyncIterable<{ name: string; writtenAt: Date }>;
  /** Where it can be fetched for some minutes, by whoever has the address; undefined = through this server only. */
  link: (name: string, as: string) => Promise<string | undefined>;
}

export interface BroughtArchive {
  keep: (name: string) => Promise<void>;
  drop: () => Promise<void>;
}
