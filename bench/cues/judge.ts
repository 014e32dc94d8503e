import { seededRandom } from "@vigil/xray/random";
import { areaUnderCurve } from "../../xray/test/cues/areaUnderCurve.ts";
import { featureNames } from "../../xray/test/cues/features.ts";
import { crossValidated } from "./crossValidated.ts";
import { forest } from "./forest.ts";
import { logistic, type Sample } from "./logistic.ts";
import type { Scanned } from "./scanPairs.ts";

/** Smaller groups tell noise. */
const LEAST = 12;
/** So often bags are called one or the other by chance, to see how far apart learning puts what does not differ. */
const DEALS = 20;

type Row = Scanned & Sample;

const learners = {
  logistic: (rows: readonly Row[]) => crossValidated(rows, logistic),
  forest: (rows: readonly Row[]) => crossValidated(rows, (some) => forest(some, seededRandom(7))),
};

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

const areaOf = (rows: readonly Row[], scores: readonly number[]) => {
  const [yes, no] = [true, false].map((positive) => scores.filter((_, at) => rows[at]!.positive === positive)) as [number[], number[]];
  return { yes, no, ...areaUnderCurve(yes, no) };
};

const told = ({ area, error }: { area: number; error: number }): string => `${area.toFixed(2)} ± ${(1.96 * error).toFixed(2)}`;

function tell(name: string, rows: readonly Row[], scores: readonly number[], of: (row: Row) => boolean = () => true): void {
  const { yes, no, ...found } = areaOf(
    rows.filter(of),
    scores.filter((_, at) => of(rows[at]!)),
  );
  if (yes.length >= LEAST && no.length >= LEAST) console.log(`cues.${name} ${told(found)} (${yes.length} and ${no.length} bags)`);
}

/** What is found where there is nothing to find: the bags of each pair are called innocent or not by chance. */
function byChance(rows: readonly Row[]): { area: number; error: number } {
  const areas = Array.from({ length: DEALS }, (_, deal) => {
    const random = seededRandom(deal + 1);
    const swapped = new Map<number, boolean>();
    for (const { pair } of rows) if (!swapped.has(pair)) swapped.set(pair, random.chance(0.5));
    const dealt = rows.map((row) => ({ ...row, positive: row.positive !== swapped.get(row.pair) }));
    return areaOf(dealt, learners.logistic(dealt)).area;
  });
  const area = areas.reduce((sum, each) => sum + each, 0) / DEALS;
  return { area, error: Math.sqrt(areas.reduce((sum, each) => sum + (each - area) ** 2, 0) / (DEALS - 1)) };
}

/** Tells how far bags of a kind stand from innocent ones: all, by how the threat is packed and by the type of bag, learnt from all and from their own. */
export function judge(rows: readonly Scanned[], positive: "threat" | "removed"): void {
  const all = centred(rows, positive);
  const ways = Map.groupBy(all, ({ concealment }) => concealment);
  const types = new Set(all.map(({ bagType }) => bagType));
  for (const [learner, scoresOf] of Object.entries(learners)) {
    const scores = scoresOf(all);
    tell(`${positive}.${learner}.all`, all, scores);
    for (const [way, own] of ways) {
      tell(`${positive}.${learner}.${way}`, all, scores, ({ concealment }) => concealment === way);
      tell(`${positive}.${learner}.${way}.learntAlone`, own, scoresOf(own));
    }
    for (const type of types) tell(`${positive}.${learner}.${type}`, all, scores, ({ bagType }) => bagType === type);
  }
  console.log(`cues.${positive}.logistic.byChance ${told(byChance(all))} (${DEALS} deals)`);
  const single = all[0]!.features.map((_, at) => ({
    name: `${Math.floor(at / featureNames.length)}.${featureNames[at % featureNames.length]}`,
    ...areaOf(
      all,
      all.map(({ features }) => features[at]!),
    ),
  }));
  for (const one of single.toSorted((a, b) => Math.abs(b.area - 0.5) - Math.abs(a.area - 0.5)).slice(0, 8))
    console.log(`cues.${positive}.by.${one.name} ${told(one)}`);
}
