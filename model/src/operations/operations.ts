/** How the installation as a whole stands, as its page tells it. */
export interface Operations {
  /** Who works on the database, and who was heard of within a day and has gone without a word. */
  nodes: readonly Node[];
  /** What the last look at the events of each domain and month found, what is wrong first. */
  events: readonly EventMonth[];
  /** The store of files does not answer: which of those that were found damaged were mended since is not known. */
  filesAway: boolean;
  damagedFiles: readonly { hash: string; noticedAt: string }[];
  mailsGivenUp: readonly { id: string; domain: string; givenUpAt: string; error: string; subscriptionId: number | null }[];
  lastBackup: { at: string; missing: number; damaged: number } | null;
  files: Stored;
  trash: Stored;
  free: number;
}

export interface Node {
  id: string;
  computer: string;
  address: string;
  version: string;
  startedAt: string;
  seenAt: string;
  gone: boolean;
  /** How far its clock is ahead of the database's; below 0 it is behind. */
  clockOffMs: number;
  /** Whether it reads from the replica, for what is read from one; null without a replica. */
  replica: "used" | "behind" | "away" | null;
  replicaBehindMs: number | null;
}

/** From here on it is told of: people see times of both clocks. */
export const clockOffTold = 5000;

export interface EventMonth {
  domain: string;
  /** The first day of the month. */
  month: string;
  checkedAt: string;
  events: number;
  /** Ids of events that were changed, or before which one was taken out. */
  broken: readonly number[];
  brokenCount: number;
  /** Ids of signed events that are gone or changed. */
  lost: readonly number[];
  head: "none" | "sound" | "forged";
}

export interface Stored {
  count: number;
  bytes: number;
}

export const isSound = ({ brokenCount, lost, head }: Pick<EventMonth, "brokenCount" | "lost" | "head">): boolean =>
  brokenCount === 0 && lost.length === 0 && head !== "forged";

/** What is done in the background, over all domains. */
export interface BackgroundJobs {
  queues: readonly JobQueue[];
  /** Those that were given up, newest first: the first hundred. */
  failed: readonly FailedJob[];
}

export interface JobQueue {
  queue: string;
  waiting: number;
  working: number;
  failed: number;
  /** Of those that could have begun, how long the first has waited. */
  oldestSeconds: number;
}

export interface FailedJob {
  id: string;
  queue: string;
  failedAt: string;
  tries: number;
  error: string;
  /** What it was to work on: numbers of records, never a name. */
  about: string;
  /** Whoever ordered it was told that it failed: it is ordered anew, not tried again. */
  told: boolean;
}

/** A table that is parted by months. */
export interface PartitionedTable {
  name: string;
  months: number;
  /** The first days of its first and last month. */
  since: string | null;
  until: string | null;
  /** Months behind this one that are there already. */
  ahead: number;
  bytes: number;
  /** Rows whose month has no partition of its own, as PostgreSQL counted them last. */
  strays: number;
  /** What the next night takes of it, as it was counted last: rows, months that go with all that is in them, and the last month of which something goes. */
  ending: { rows: number; whole: number; until: string } | null;
}
