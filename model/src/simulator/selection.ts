import type { SessionSettings } from "./settings.ts";
import { shuffle } from "../attempt/shuffle.ts";
import { threatBand, type ThreatShare } from "./threatBand.ts";

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
  if (algorithm === "sequential") return goingOn(candidates, afterId).slice(0, count);
  const shuffled = shuffle(inOrder(candidates), random);
  if (algorithm === "random") return shuffled.slice(0, count);
  if (algorithm === "unseen") return shuffle(leastSeen(shuffled).slice(0, count), random);
  return shuffle(balance(shuffled, count), random);
}

const inOrder = (candidates: readonly Candidate[]): Candidate[] => candidates.toSorted((one, other) => one.id - other.id);

const leastSeen = (shuffled: readonly Candidate[]): Candidate[] => shuffled.toSorted((one, other) => one.seen - other.seen);

/** In library order from the one after `afterId`, and round again. */
function goingOn(candidates: readonly Candidate[], afterId: number): Candidate[] {
  const ordered = inOrder(candidates);
  const next = ordered.findIndex(({ id }) => id > afterId);
  const from = next === -1 ? 0 : next;
  return [...ordered.slice(from), ...ordered.slice(0, from)];
}

/**
 * The images of an exam: how many of them are threats is drawn within the band, which ones by the algorithm, and their order is any, so
 * that neither a count nor a place can be learned from an earlier exam. Where an image of a kind is missing the other kind fills up;
 * null when the band cannot be kept so.
 */
export function chooseExamImages(
  candidates: readonly Candidate[],
  count: number,
  algorithm: SessionSettings["selectionAlgorithm"],
  share: ThreatShare,
  random: () => number,
  afterId = 0,
): Candidate[] | null {
  const ranked = (kind: Candidate["kind"]): Candidate[] => {
    const of = candidates.filter((candidate) => candidate.kind === kind);
    if (algorithm === "balanced") return takeEvenly(shuffle(of, random));
    if (algorithm === "sequential") return goingOn(of, afterId);
    return algorithm === "unseen" ? leastSeen(shuffle(of, random)) : shuffle(of, random);
  };
  const [threats, innocents] = [ranked("threat"), ranked("innocent")];
  const band = threatBand(count, share);
  const fewest = Math.max(band.fewest, count - innocents.length);
  const most = Math.min(band.most, threats.length);
  if (fewest > most) return null;
  const drawn = fewest + Math.floor(random() * (most - fewest + 1));
  return shuffle([...threats.slice(0, drawn), ...innocents.slice(0, count - drawn)], random);
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
