import { seededRandom } from "@vigil/xray/random";
import { areaUnderCurve } from "../../xray/test/cues/areaUnderCurve.ts";
import { coarseModel } from "../../xray/test/cues/coarseModel.ts";
import { crossValidated } from "./crossValidated.ts";
import { featureNames } from "../../xray/test/cues/features.ts";
import { forest } from "./forest.ts";
import { logistic, type Sample } from "./logistic.ts";
import { type Scanned, scanPair } from "./scanPairs.ts";

const PAIRS = Number(process.env["CUE_PAIRS"] ?? 200);
/** Smaller groups tell noise. */
const LEAST = 12;

type Row = Scanned & Sample;

/** Each feature as its distance from what its container type has: a tray is no suitcase, and that is no cue. */
function centred(rows: readonly Scanned[], positive: Scanned["what"]): Row[] {
  const some = rows.filter(({ what }) => what === "innocent" || what === positive);
  const types = Map.groupBy(some, ({ bagType }) => bagType);
  return [...types.values()].flatMap((group) => {
    const middle = group[0]!.features.map((_, at) => group.reduce((sum, { features }) => sum + features[at]!, 0) / group.length);
    return group.map((row) => ({
      ...row,
      positive: row.what === positive,
      features: row.features.map((value, at) => value - middle[at]!),
    }));
  });
}

const told = ({ area, error }: { area: number; error: number }): string => `${area.toFixed(2)} ± ${(1.96 * error).toFixed(2)}`;

function tell(name: string, rows: readonly Row[], scores: readonly number[], of: (row: Row) => boolean): void {
  const yes = scores.filter((_, at) => rows[at]!.positive && of(rows[at]!));
  const no = scores.filter((_, at) => !rows[at]!.positive && (of(rows[at]!) || rows[at]!.concealment !== "" || !name.startsWith("type")));
  if (yes.length >= LEAST && no.length >= LEAST)
    console.log(`cues.${name} ${told(areaUnderCurve(yes, no))} (${yes.length} and ${no.length} bags)`);
}

export function judge(rows: readonly Scanned[], positive: "threat" | "removed"): void {
  const samples = centred(rows, positive);
  const learners = {
    logistic: crossValidated(samples, logistic),
    forest: crossValidated(samples, (some) => forest(some, seededRandom(7))),
  };
  for (const [learner, scores] of Object.entries(learners)) {
    tell(`${positive}.${learner}.all`, samples, scores, () => true);
    for (const way of ["open", "covered", "inside"])
      tell(`${positive}.${learner}.${way}`, samples, scores, ({ concealment }) => concealment === way);
    for (const type of new Set(samples.map(({ bagType }) => bagType))) {
      const own = samples.map((row, at) => ({ row, score: scores[at]! })).filter(({ row }) => row.bagType === type);
      const yes = own.filter(({ row }) => row.positive).map(({ score }) => score);
      const no = own.filter(({ row }) => !row.positive).map(({ score }) => score);
      if (yes.length >= LEAST && no.length >= LEAST)
        console.log(`cues.${positive}.${learner}.${type} ${told(areaUnderCurve(yes, no))} (${yes.length} and ${no.length} bags)`);
    }
  }
  const single = samples[0]!.features.map((_, at) => {
    const { area, error } = areaUnderCurve(
      samples.filter((row) => row.positive).map(({ features }) => features[at]!),
      samples.filter((row) => !row.positive).map(({ features }) => features[at]!),
    );
    return { name: `${Math.floor(at / featureNames.length)}.${featureNames[at % featureNames.length]}`, area, error };
  });
  for (const one of single.toSorted((a, b) => Math.abs(b.area - 0.5) - Math.abs(a.area - 0.5)).slice(0, 8))
    console.log(`cues.${positive}.by.${one.name} ${told(one)}`);
}

/** Whether a bag gives its threat away without anybody seeing the threat: taken out of its bag, the bag must look like any other. */
export async function cues(): Promise<void> {
  const model = coarseModel();
  const rows: Scanned[] = [];
  for (let pair = 0; pair < PAIRS; pair++) rows.push(...(await scanPair(model, pair)));
  for (const positive of ["removed", "threat"] as const) judge(rows, positive);
}
