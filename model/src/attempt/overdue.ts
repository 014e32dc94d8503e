import type { SealedBy } from "./sealedBy.ts";

/** A browser whose time is over still sends what it has and seals by itself; after this nobody waits for it any longer. */
export const overdueGraceSeconds = 120;

interface Open {
  /** Its own time is over, and the grace with it. */
  late: boolean;
  /** Since its learner's browser was last heard of. */
  silentMs: number;
  /** 0 = silence closes nothing. */
  maxDisconnectMs: number;
}

/** Why an open attempt has to be closed now, or null. */
export function overdueBy({ late, silentMs, maxDisconnectMs }: Open): Extract<SealedBy, "deadline" | "disconnect"> | null {
  if (late) return "deadline";
  return maxDisconnectMs > 0 && silentMs > maxDisconnectMs ? "disconnect" : null;
}
