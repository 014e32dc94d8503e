import i18next from "i18next";

export interface AttemptsGiven {
  failedAttempts: number;
  /** 0 = it never locks. */
  maxFailedAttempts: number;
}

/** How often something may still be failed before it locks, in words: “2 of 3”. */
export const attemptsLeft = ({ failedAttempts, maxFailedAttempts: most }: AttemptsGiven): string =>
  most === 0 ? i18next.t("locks.attemptsFree") : i18next.t("locks.attemptsOf", { left: Math.max(0, most - failedAttempts), most });
