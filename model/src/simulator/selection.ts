import type { SessionSettings } from "./settings.ts";
import { shuffle } from "./shuffle.ts";

export interface Candidate {
  id: number;
  kind: "innocent" | "threat";
  category: string | null;
  /** How often this learner has been shown it. */
  seen: number;
}

/** Share of threat images in a balanced session. */
export const balancedThreatShare = 0.4;

/**
 * The images of a session in their order, without repetition; fewer than asked for when the library has fewer.
 * sequential: library order, going on after `afterId`, the last one shown, and round again. random: any. balanced: threats
 * spread evenly over their categories. unseen: those seen least first. `random` gives numbers in [0, 1).
 */
export function chooseImages(
  candidates: readonly Candidate[],
  count: number,
  algorithm: SessionSettings["selectionAlgorithm"],
  random: () => number,
  afterId = 0,
): Candidate[] {
  const inOrder = candidates.toSorted((one, other) => one.id - other.id);
  if (algorithm === "sequential") {
    const next = inOrder.findIndex(({ id }) => id > afterId);
    const from = next === -1 ? 0 : next;
    return [...inOrder.slice(from), ...inOrder.slice(0, from)].slice(0, count);
  }
  const shuffled = shuffle(inOrder, random);
  if (algorithm === "random") return shuffled.slice(0, count);
  if (algorithm === "unseen") {
    const leastSeen = shuffled.toSorted((one, other) => one.seen - other.seen).slice(0, count);
    return shuffle(leastSeen, random);
  }
  return shuffle(balance(shuffled, count), random);
}

function balance(shuffled: readonly Candidate[], count: number): Candidate[] {
  const threats = takeEvenly(shuffled.filter(({ kind }) => kind === "threat"));
  const innocents = shuffled.filter(({ kind }) => kind === "innocent");
  const wanted = Math.min(count, shuffled.length);
  const fewest = wanted - innocents.length;
  const threatCount = Math.min(threats.length, Math.max(fewest, Math.round(wanted * balancedThreatShare)));
  return [...threats.slice(0, threatCount), ...innocents.slice(0, wanted - threatCount)];
}

/** One of each category in turn, so that any beginning of the list is even. */
function takeEvenly(threats: readonly Candidate[]): Candidate[] {
  const byCategory = [...Map.groupBy(threats, ({ category }) => category).values()];
  const longest = Math.max(0, ...byCategory.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, round) => byCategory.flatMap((members) => members[round] ?? []));
  return rounds.flat();
}
