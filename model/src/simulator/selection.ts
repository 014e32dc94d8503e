import type { SessionSettings } from "./settings.ts";
import { shuffle } from "../attempt/shuffle.ts";
import { threatBand, type ThreatShare } from "./threatBand.ts";

export interface Candidate {
  id: number;
  kind: "innocent" | "threat";
  category: string | null;
  /** How often this learner has been shown it. */
  seen: number;
  /** The learner's session that showed it last; 0 where none did. Later ones have larger numbers. */
  lastSeen: number;
}

/** Share of threat images in a balanced session. */
export const balancedThreatShare = 0.4;

export type Algorithm = SessionSettings["selectionAlgorithm"];

/**
 * The images of a session in their order, without repetition; fewer than asked for when the library has fewer. Whatever the algorithm, what
 * the learner has not seen comes first, and what was seen longest ago when nothing of that is left. sequential: in library order.
 * random: any. balanced: threats spread evenly over their categories. unseen: of those seen the ones seen least often. `random` gives
 * numbers in [0, 1). adaptive: as balanced; where what is known of the learner decides, `chooseAdaptive` chooses.
 */
export function chooseImages(candidates: readonly Candidate[], count: number, algorithm: Algorithm, random: () => number): Candidate[] {
  const ranked = freshestFirst(candidates, algorithm, random);
  if (algorithm === "sequential") return ranked.slice(0, count);
  return shuffle(isEven(algorithm) ? balance(ranked, count) : ranked.slice(0, count), random);
}

const isEven = (algorithm: Algorithm): boolean => algorithm === "balanced" || algorithm === "adaptive";

/** Of those that are equally fresh the first of the library, or any. */
export function freshestFirst(candidates: readonly Candidate[], algorithm: Algorithm, random: () => number): Candidate[] {
  const inOrder = candidates.toSorted((one, other) => one.id - other.id);
  const often = (candidate: Candidate): number => (algorithm === "unseen" ? candidate.seen : 0);
  return (algorithm === "sequential" ? inOrder : shuffle(inOrder, random)).toSorted(
    (one, other) => often(one) - often(other) || one.lastSeen - other.lastSeen,
  );
}

/**
 * The images of an exam: how many of them are threats is drawn within the band, which ones by the algorithm, and their order is any, so
 * that neither a count nor a place can be learned from an earlier exam. Where an image of a kind is missing the other kind fills up;
 * null when the band cannot be kept so.
 */
export function chooseExamImages(
  candidates: readonly Candidate[],
  count: number,
  algorithm: Algorithm,
  share: ThreatShare,
  random: () => number,
): Candidate[] | null {
  const ranked = (kind: Candidate["kind"]): Candidate[] => {
    const fresh = freshestFirst(
      candidates.filter((candidate) => candidate.kind === kind),
      algorithm,
      random,
    );
    return isEven(algorithm) ? takeEvenly(fresh) : fresh;
  };
  const [threats, innocents] = [ranked("threat"), ranked("innocent")];
  const band = threatBand(count, share);
  const fewest = Math.max(band.fewest, count - innocents.length);
  const most = Math.min(band.most, threats.length);
  if (fewest > most) return null;
  const drawn = fewest + Math.floor(random() * (most - fewest + 1));
  return shuffle([...threats.slice(0, drawn), ...innocents.slice(0, count - drawn)], random);
}

function balance(ranked: readonly Candidate[], count: number): Candidate[] {
  const threats = takeEvenly(ranked.filter(({ kind }) => kind === "threat"));
  const innocents = ranked.filter(({ kind }) => kind === "innocent");
  const wanted = Math.min(count, ranked.length);
  const fewest = wanted - innocents.length;
  const threatCount = Math.min(threats.length, Math.max(fewest, Math.round(wanted * balancedThreatShare)));
  return [...threats.slice(0, threatCount), ...innocents.slice(0, wanted - threatCount)];
}

/** One of each category in turn, so that any beginning of the list is even. */
export function takeEvenly(threats: readonly Candidate[]): Candidate[] {
  const byCategory = [...Map.groupBy(threats, ({ category }) => category).values()];
  const longest = Math.max(0, ...byCategory.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, round) => byCategory.flatMap((members) => members[round] ?? []));
  return rounds.flat();
}
