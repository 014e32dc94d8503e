import type { AdaptiveCandidate } from "@vigil/model/simulator/adaptive/adaptiveCandidate";
import { chooseImages } from "@vigil/model/simulator/selection";
import {
  categories,
  density,
  isThreat,
  signalSpread,
  type SimulatedImage,
  type SimulatedLearner,
  type SimulatedThreat,
} from "./learnerModel.ts";

interface Wanted {
  images: number;
  threats: number;
}

/** As many threats as the others have, each of the category of which one more teaches most, as long as there is one. */
export function informed(
  candidates: readonly AdaptiveCandidate[],
  learner: SimulatedLearner,
  wanted: Wanted,
  random: () => number,
): AdaptiveCandidate[] {
  const fresh = freshFirst(candidates, random);
  const taken = new Map<string, number>();
  const threats: AdaptiveCandidate[] = [];
  while (threats.length < wanted.threats) {
    const open = categories.flatMap((category) => {
      const next = fresh.filter((candidate) => candidate.category === category)[taken.get(category) ?? 0];
      return next === undefined ? [] : [{ category, next, gain: learner.nextGain(category, taken.get(category) ?? 0) }];
    });
    const most = open.toSorted((one, other) => other.gain - one.gain)[0];
    if (most === undefined) break;
    taken.set(most.category, (taken.get(most.category) ?? 0) + 1);
    threats.push(most.next);
  }
  return withInnocents(threats, fresh, wanted);
}

interface Test {
  /** Of the tested threats, by category. */
  shares: Readonly<Record<string, number>>;
  daysLeft: number;
}

/** One threat after the other, each the one that adds most to the chance that a tested threat is stopped: nobody can know so much. */
export function best(
  candidates: readonly AdaptiveCandidate[],
  byId: ReadonlyMap<number, SimulatedImage>,
  learner: SimulatedLearner,
  test: Test,
  wanted: Wanted,
  random: () => number,
): AdaptiveCandidate[] {
  const fresh = freshFirst(candidates, random);
  const more = new Map<string, number>();
  const left = new Map(fresh.map((candidate) => [candidate.id, byId.get(candidate.id)!] as const).filter(([, image]) => isThreat(image)));
  const threats = new Set<number>();
  while (threats.size < Math.min(wanted.threats, left.size)) {
    const worth = new Map<string, number>(
      categories.map((category) => [category, (test.shares[category] ?? 0) * slope(learner, category, more.get(category) ?? 0)]),
    );
    let top: { threat: SimulatedThreat; gain: number; worth: number } | null = null;
    for (const [id, threat] of left as Map<number, SimulatedThreat>) {
      if (threats.has(id)) continue;
      const gain = learner.gainOf(threat, more.get(threat.category) ?? 0, test.daysLeft);
      if (top === null || gain * worth.get(threat.category)! > top.worth) top = { threat, gain, worth: gain * worth.get(threat.category)! };
    }
    if (top === null) break;
    threats.add(top.threat.id);
    more.set(top.threat.category, (more.get(top.threat.category) ?? 0) + top.gain);
  }
  return withInnocents(
    fresh.filter(({ id }) => threats.has(id)),
    fresh,
    wanted,
  );
}

/** How much more often a middling threat of a category is stopped, by each unit of sensitivity. */
const slope = (learner: SimulatedLearner, category: string, more: number): number =>
  density((learner.sensitivity(category) + more - learner.criterion) / signalSpread);

function freshFirst(candidates: readonly AdaptiveCandidate[], random: () => number): AdaptiveCandidate[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return chooseImages(candidates, candidates.length, "random", random)
    .map(({ id }) => byId.get(id)!)
    .toSorted((one, other) => one.seen - other.seen);
}

const withInnocents = (
  threats: readonly AdaptiveCandidate[],
  fresh: readonly AdaptiveCandidate[],
  { images }: Wanted,
): AdaptiveCandidate[] => [...threats, ...fresh.filter(({ kind }) => kind === "innocent").slice(0, images - threats.length)];
