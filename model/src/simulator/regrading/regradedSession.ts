import { countsOf, markImage, scoreOf, type MarkedDecision, type Truth } from "../marking.ts";
import { unmetCriteria } from "../passing.ts";
import type { PassCriterion } from "../passCriteria.ts";
import type { SessionSettings } from "../settings.ts";
import type { Counts, ImageCredit } from "../wire.ts";

/** A sealed session as far as one of its images goes. */
export interface ShownSession {
  settings: SessionSettings;
  /** Percent. */
  score: number;
  passed: boolean;
  unmet: PassCriterion[];
  counts: Counts;
  /** Of all its images. */
  credits: Record<ImageCredit, number>;
  decisions: readonly (MarkedDecision & { position: number; credit: ImageCredit })[];
}

export interface RegradedSession {
  marks: { position: number; found: boolean; credit: ImageCredit }[];
  counts: Counts;
  score: number;
  passed: boolean;
  unmet: PassCriterion[];
  /** By the new key it would not be passed; what was passed stays so. */
  passKept: boolean;
}

/** What a session comes to when an image of it was something else than its key said, or is taken out; null: nobody is judged by it. */
export function regradedSession(session: ShownSession, before: Truth, truth: Truth | null, keepPasses: boolean): RegradedSession {
  const { settings, decisions } = session;
  const marks = decisions.map((given) => ({
    position: given.position,
    ...(truth === null ? { found: false, credit: "out" as const } : markImage(truth, given, settings)),
  }));
  const credits = { ...session.credits };
  for (const { credit } of decisions) credits[credit]--;
  for (const { credit } of marks) credits[credit]++;
  const less = countsOf(decisions.map(({ decision, credit }) => ({ truth: before, decision, credit })));
  const more = countsOf(
    marks.map(({ credit }, index) => ({ truth: truth ?? before, decision: decisions[index]?.decision ?? null, credit })),
  );
  const by = (name: keyof Counts): number => session.counts[name] - less[name] + more[name];
  const counts = {
    hits: by("hits"),
    misses: by("misses"),
    falseAlarms: by("falseAlarms"),
    correctRejections: by("correctRejections"),
    criticalErrors: by("criticalErrors"),
  };
  return { marks, counts, ...standingOf(session, { credits, counts }, keepPasses) };
}

/** Score and pass by these counts; what was passed may stay so. */
export function standingOf(
  { settings, passed, unmet: before }: Pick<ShownSession, "settings" | "passed" | "unmet">,
  { credits, counts }: Pick<ShownSession, "credits" | "counts">,
  keepPasses: boolean,
): Pick<RegradedSession, "score" | "passed" | "unmet" | "passKept"> {
  const all = (["none", "half", "full", "out"] as const).flatMap((credit) => Array.from({ length: credits[credit] }, () => credit));
  const score = scoreOf(all);
  const unmet = unmetCriteria(settings, { score, counts, credits: all });
  const passKept = keepPasses && passed && unmet.length > 0;
  return { score, passed: passKept || unmet.length === 0, unmet: passKept ? before : unmet, passKept };
}
