/** How the installation as a whole stands, as its page tells it. */
export interface Operations {
  /** What the last look at the events of each domain and month found, what is wrong first. */
  events: readonly EventMonth[];
  damagedFiles: readonly { hash: string; noticedAt: string }[];
  mailsGivenUp: readonly { id: string; domain: string; givenUpAt: string; error: string; subscriptionId: number | null }[];
  lastBackup: { at: string; missing: number; damaged: number } | null;
  files: Stored;
  trash: Stored;
  free: number;
}

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
