import { drillLimits, drillLines, isFlaw, type DrillDecision, type DrillLine } from "./drillLines.ts";

/** How many elements of each line show: between the two, both are right. */
export type DrillTruth = Readonly<Record<DrillLine, { readonly least: number; readonly most: number }>>;
export type DrillAnswers = Readonly<Record<DrillLine, number>>;

/** Where the machine stands at the limit, either decision is right. */
export type DrillVerdict = DrillDecision | "either";

/** What is right to decide on a machine that shows this. */
export function drillVerdict(truth: DrillTruth): DrillVerdict {
  const short = (line: DrillLine, shown: number): boolean => (isFlaw(line) ? shown > drillLimits[line] : shown < drillLimits[line]);
  const worst = (line: DrillLine): number => (isFlaw(line) ? truth[line].most : truth[line].least);
  const best = (line: DrillLine): number => (isFlaw(line) ? truth[line].least : truth[line].most);
  if (drillLines.some((line) => short(line, best(line)))) return "outOfService";
  return drillLines.some((line) => short(line, worst(line))) ? "either" : "inOrder";
}

/** Of a hundred: so much of the lines has to be right, and the decision besides. */
export const drillPassing = 70;

export interface DrillMark {
  right: DrillLine[];
  verdict: DrillVerdict;
  decisionRight: boolean;
  /** Whole hundredths of the lines. */
  score: number;
  passed: boolean;
}

/** What answers are worth. A wrong decision fails whatever was seen: a machine that misses threats would have stayed at work, or a good one been stopped. */
export function markDrill(truth: DrillTruth, answers: DrillAnswers, decision: DrillDecision): DrillMark {
  const right = drillLines.filter((line) => answers[line] >= truth[line].least && answers[line] <= truth[line].most);
  const verdict = drillVerdict(truth);
  const decisionRight = verdict === "either" || verdict === decision;
  const score = Math.floor((100 * right.length) / drillLines.length);
  return { right, verdict, decisionRight, score, passed: decisionRight && score >= drillPassing };
}
