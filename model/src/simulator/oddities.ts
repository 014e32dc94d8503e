import type { RaisedFlag } from "../integrity/flagKinds.ts";
import { longestLagMs } from "../attempt/countedTime.ts";
import { partsOf } from "./decisionCode.ts";
import type { SessionSettings } from "./settings.ts";

/** One image of a session that is being sealed; times since its start. */
export interface TimedDecision {
  decision: string | null;
  /** As counted: by the client's clock within what the server allows. */
  shownMs: number | null;
  decidedMs: number | null;
  /** By the server's clock alone: when its picture was first handed out, and when its decision arrived. */
  issuedMs: number | null;
  receivedMs: number | null;
}

/** A few quick ones are a slip; so many, and so large a part, are a session nobody looked at. */
const fewestQuick = 2;
const quickShare = 0.2;

/** What looks odd about when the images of a session were decided. What ran out of time was not decided by anybody. */
export function oddTimes({ leastImageMs }: Pick<SessionSettings, "leastImageMs">, images: readonly TimedDecision[]): RaisedFlag[] {
  if (leastImageMs === 0) return [];
  const flags: RaisedFlag[] = [];
  const quick: number[] = [];
  let decided = 0;
  let previousMs = 0;
  for (const [position, image] of images.entries()) {
    const { letter, timedOut } = partsOf(image.decision ?? "");
    const sinceMs = previousMs;
    previousMs = image.decidedMs ?? previousMs;
    if (letter === null || timedOut) continue;
    decided++;
    if (!wasFetched(image)) flags.push({ kind: "neverFetched", position, facts: {} });
    const tookMs = lookedMs(image, sinceMs);
    if (tookMs >= leastImageMs) continue;
    quick.push(tookMs);
    flags.push({ kind: "tooFast", position, facts: { tookMs, leastMs: leastImageMs } });
  }
  if (quick.length < fewestQuick || quick.length < quickShare * decided) return flags;
  const tookMs = quick.reduce((sum, one) => sum + one, 0);
  return [...flags, { kind: "implausibleSession", facts: { images: quick.length, tookMs } }];
}

const wasFetched = ({ issuedMs, receivedMs }: TimedDecision): boolean => issuedMs !== null && issuedMs <= (receivedMs ?? issuedMs);

/**
 * The longest anybody can have looked at it: since the decision before it or since it was shown, by the client's clock, and from its
 * issue to the decision's arrival, by the server's. It is fetched ahead, so its issue alone would say too much.
 */
function lookedMs(image: TimedDecision, sinceMs: number): number {
  const { shownMs, decidedMs, issuedMs, receivedMs } = image;
  const told = (decidedMs ?? 0) - Math.max(sinceMs, shownMs ?? 0);
  const served = issuedMs === null || receivedMs === null || !wasFetched(image) ? told : receivedMs - issuedMs;
  return Math.max(0, Math.round(Math.min(told, served)));
}

/** A decision told further back than the session allows for a connection that failed. */
export const isTooLate = (
  { maxDisconnectMs }: Pick<SessionSettings, "maxDisconnectMs">,
  { claimedMs, receivedMs }: { claimedMs: number; receivedMs: number },
): boolean => receivedMs - claimedMs > longestLagMs({ maxDisconnectMs });
