import { z } from "zod";
import { drillDecisions, drillElements, drillKinds, type DrillFault, type DrillKind } from "./drillLines.ts";
import type { DrillAnswers, DrillMark, DrillTruth } from "./markDrill.ts";

const count = (most: number) => z.number().int().min(0).max(most);

export const drillStart = z.strictObject({ kind: z.enum(drillKinds) });
export const drillHandIn = z.strictObject({
  answers: z.strictObject({
    wires: count(drillElements.wires),
    aluminium: count(drillElements.aluminium),
    steel: count(drillElements.steel),
    bars: count(drillElements.bars),
    plates: count(drillElements.plates),
    streaks: count(drillElements.streaks),
    fringes: count(drillElements.fringes),
  }),
  decision: z.enum(drillDecisions),
});
export type DrillHandIn = z.infer<typeof drillHandIn>;

/** A learner's own drill as a line of their list. */
export interface OwnDrill {
  id: number;
  kind: DrillKind;
  startedAt: string;
  /** null: it is still open. */
  answeredAt: string | null;
  score: number | null;
  passed: boolean | null;
}

/** What was there, told after the answers. */
export interface DrillResult extends Omit<DrillMark, "right"> {
  right: readonly string[];
  truth: DrillTruth;
  answers: DrillAnswers;
  decision: DrillHandIn["decision"];
  fault: DrillFault;
  degree: number;
}

export interface DrillState extends OwnDrill {
  result: DrillResult | null;
}
