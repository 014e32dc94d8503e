import { tick } from "./tick.ts";

/** Never more than this earlier than the server received it; entries of the journal get maxDisconnectTime instead. */
export const mostLagMs = 2_000;

/** What waited in the browser may be as old as a disconnection, and never less than an ordinary one. */
export const longestLagMs = ({ maxDisconnectMs }: { maxDisconnectMs: number }): number => Math.max(mostLagMs, maxDisconnectMs);

export interface ClaimedTime {
  claimedMs: number;
  /** Receipt minus start, by the server's clock. */
  receivedMs: number;
  /** Counted time of the event before it. */
  previousMs: number;
  lagMs: number;
}

/** The time an event counts at: as claimed, but not in the future, not long past, and never before the event before it. */
export function countedMs({ claimedMs, receivedMs, previousMs, lagMs }: ClaimedTime): number {
  return tick(Math.max(previousMs, receivedMs - lagMs, Math.min(claimedMs, receivedMs)));
}

/** True when a claim was believed further back than an ordinary one would have been; such entries are flagged for the auditor. */
export const isLate = ({ claimedMs, receivedMs }: Pick<ClaimedTime, "claimedMs" | "receivedMs">): boolean =>
  claimedMs < receivedMs - mostLagMs;
