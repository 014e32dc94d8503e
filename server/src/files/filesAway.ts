/**
 * away: no connection, or it broke; slow: no answer in time; busy: it says that it cannot now; refused: these credentials may not;
 * bucket: there is no such bucket; credentials: none were found; unknown: any other refusal.
 */
export const awayReasons = ["away", "slow", "busy", "refused", "bucket", "credentials", "unknown"] as const;
export type AwayReason = (typeof awayReasons)[number];

const sentences: Record<AwayReason, string> = {
  away: "does not answer",
  slow: "does not answer in time",
  busy: "says that it cannot answer now",
  refused: "refuses these credentials",
  bucket: "is not there",
  credentials: "cannot be asked, as no credentials were found",
  unknown: "refuses what it was asked for",
};

/** The store of files does not do what it should. Nothing is said of the file: what was not acknowledged is not there, all else stays. */
export class FilesAway extends Error {
  readonly reason: AwayReason;

  constructor(place: string, reason: AwayReason, cause?: unknown) {
    super(`The bucket ${place} ${sentences[reason]}.`, { cause });
    this.name = "FilesAway";
    this.reason = reason;
  }
}
