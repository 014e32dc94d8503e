/** The least seconds between two updates of tracked time. */
export const leastGapSeconds = 2;

interface StoredTime {
  /** Counted so far. */
  seconds: number;
  /** Since the last update, by the server's clock. */
  gapSeconds: number;
}

export interface TrackedTime {
  /** What the session has now. */
  seconds: number;
  /** Whole seconds by which the last update moves on; what is left of the gap belongs to the next one. */
  passed: number;
  /** Of these, what was not counted. */
  lag: number;
}

/**
 * One update of a time session. The claim is the session's whole duration, so that one that is sent twice, or by two pages, counts once;
 * no more is added than the server saw pass. Null: it came too soon after the one before.
 */
export function countTime({ seconds, gapSeconds }: StoredTime, claimedSeconds: number): TrackedTime | null {
  if (gapSeconds < leastGapSeconds) return null;
  const passed = Math.floor(gapSeconds);
  const added = Math.min(passed, Math.max(0, Math.floor(claimedSeconds) - seconds));
  return { seconds: seconds + added, passed, lag: passed - added };
}

/** A session that was silent for longer is closed with what it has; 0 = never. */
export const isSilent = (gapSeconds: number, maxDisconnectSeconds: number): boolean =>
  maxDisconnectSeconds > 0 && gapSeconds > maxDisconnectSeconds;
