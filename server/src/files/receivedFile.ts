/** A file that lies on the disk and is nobody's yet: it is kept under the name of its content, or dropped. */
export interface ReceivedFile {
  path: string;
  hash: string;
  size: number;
  /** What it begins with, enough to see of which kind it is. */
  start: Buffer;
  /** Durable when it answers; it may be left out afterwards that there was a file to drop. */
  keep: () => Promise<string>;
  drop: () => Promise<void>;
}
