import { shuffle } from "../../attempt/shuffle.ts";
import type { Candidate } from "../selection.ts";
import { familyWeights } from "./familyWeights.ts";

/** Why an image was chosen for its learner; told with its truth, never before. */
export const choiceReasons = ["missed", "missedHard", "weak", "unmet", "level"] as const;
export type ChoiceReason = (typeof choiceReasons)[number];

export interface AdaptiveCandidate extends Candidate {
  /** What its threat is, where that is known. */
  article: string | null;
  /** The chance that this learner decides it rightly. */
  chance: number;
  /** How crowded it looks, 0 to 1: what anybody sees of it before they decide. */
  crowd: number;
  /** Of the upper levels of difficulty. */
  hard: boolean;
  /** How often anybody was shown it. */
  shown: number;
}

/** What is known of whoever is to be shown them. */
export interface AdaptiveLearner {
  /** By category of threat: the chance to find one of middling difficulty, and how sure that is (standard deviation in logits). */
  families: ReadonlyMap<string, { chance: number; deviation: number }>;
  /** Articles that were missed and are due again; `hard` where what was missed was. */
  due: ReadonlyMap<string, { hard: boolean }>;
  /** How fresh articles still are that were shown (`freshArticles`). */
  fresh: ReadonlyMap<string, number>;
  /** Articles that were shown at all. */
  met: ReadonlySet<string>;
}

export interface AdaptiveAim {
  /** The chance of success aimed at, above 0 and below 1. */
  chance: number;
  /** Share of threats, 0 to 1. */
  threatShare: number;
}

export type ChosenImage<C extends Candidate> = C & { reason: ChoiceReason };

/** Of the threats at most so many come again for having been missed, and so many for being new. */
const dueShare = 0.25;
const unmetShare = 0.25;
/** What is in the session already, or was in the one before, counts as so much further from the aim: what comes again at once is soon forgotten. */
const freshCost = 0.15;
/** One of so many that fit best is taken by chance, so that nobody can work out which comes. */
const nearest = 8;

/**
 * The images of a session for one learner, each once. Each place holds a threat with the same chance, whatever the other places hold, so that
 * neither a count nor an order tells what comes next; and an innocent bag stands for a threat that might have been there, chosen in the
 * same way and then left for an innocent bag that looks as crowded. What the learner has not seen of a category comes first. Fewer than asked for
 * when there are fewer.
 */
export function chooseAdaptive<C extends AdaptiveCandidate>(
  candidates: readonly C[],
  count: number,
  learner: AdaptiveLearner,
  aim: AdaptiveAim,
  random: () => number,
): ChosenImage<C>[] {
  const threats = new Stock(candidates, "threat", random);
  const innocents = new Stock(candidates, "innocent", random);
  const weights = familyWeights(
    [...new Set(threats.all.flatMap(({ category }) => category ?? []))].toSorted().map((family) => ({
      family,
      ...(learner.families.get(family) ?? { chance: 0.5, deviation: 1 }),
    })),
  );
  const chosen: ChosenImage<C>[] = [];
  while (chosen.length < count && threats.left + innocents.left > 0) {
    const wished = wishOf(threats, learner, weights, aim, random);
    const wantsThreat = random() < aim.threatShare;
    if (wished !== null && (wantsThreat || innocents.left === 0)) {
      threats.take(wished);
      chosen.push(wished);
      continue;
    }
    const innocent = innocents.best(
      () => true,
      ({ crowd }) => Math.abs(crowd - (wished?.crowd ?? crowd)),
    );
    if (innocent === null) break;
    innocents.take(innocent);
    chosen.push({ ...innocent, reason: "level" });
  }
  return shuffle(chosen, random);
}

/** The threat that would do most good now, and why. */
function wishOf<C extends AdaptiveCandidate>(
  threats: Stock<C>,
  { due, met, fresh }: AdaptiveLearner,
  weights: readonly { family: string; weight: number; weak: boolean }[],
  { chance }: AdaptiveAim,
  random: () => number,
): ChosenImage<C> | null {
  const off = ({ chance: own, article }: C): number =>
    Math.abs(own - chance) + (article === null ? 0 : freshCost * ((fresh.get(article) ?? 0) + threats.times(article)));
  const lot = random();
  if (lot < dueShare) {
    const again = threats.best((candidate) => candidate.seen === 0 && candidate.article !== null && due.has(candidate.article), off);
    if (again !== null) return { ...again, reason: due.get(again.article ?? "")?.hard && again.hard ? "missedHard" : "missed" };
  }
  const { family, weak } = drawn(weights, random);
  const inFamily = ({ category }: C): boolean => category === family;
  if (lot >= dueShare && lot < dueShare + unmetShare) {
    const unmet = threats.best((candidate) => inFamily(candidate) && candidate.article !== null && !met.has(candidate.article), off);
    if (unmet !== null) return { ...unmet, reason: "unmet" };
  }
  const fitting = threats.best(inFamily, off) ?? threats.best(() => true, off);
  return fitting && { ...fitting, reason: weak && fitting.category === family ? "weak" : "level" };
}

function drawn<W extends { weight: number }>(weights: readonly W[], random: () => number): W | { family: null; weak: false } {
  let left = random() * weights.reduce((sum, { weight }) => sum + weight, 0);
  return weights.find(({ weight }) => (left -= weight) < 0) ?? weights.at(-1) ?? { family: null, weak: false };
}

/** What can still be taken of one kind. */
class Stock<C extends AdaptiveCandidate> {
  readonly all: readonly C[];
  readonly #taken = new Set<number>();
  readonly #times = new Map<string, number>();
  readonly #usual: number;
  readonly #random: () => number;

  constructor(candidates: readonly C[], kind: Candidate["kind"], random: () => number) {
    this.all = candidates.filter((candidate) => candidate.kind === kind).toSorted((one, other) => one.id - other.id);
    this.#usual = 1 + this.all.reduce((sum, { shown }) => sum + shown, 0) / Math.max(1, this.all.length);
    this.#random = random;
  }

  get left(): number {
    return this.all.length - this.#taken.size;
  }

  take({ id, article }: C): void {
    this.#taken.add(id);
    if (article !== null) this.#times.set(article, this.times(article) + 1);
  }

  /** How often an article was taken. */
  times(article: string): number {
    return this.#times.get(article) ?? 0;
  }

  /** One of those that fit best: what was not seen first, then what was seen longest ago; of those what is least off, and shown least to others. */
  best(fits: (candidate: C) => boolean, off: (candidate: C) => number): C | null {
    const ranked: { candidate: C; off: number }[] = [];
    for (const candidate of this.all) {
      if (this.#taken.has(candidate.id) || !fits(candidate)) continue;
      const first = ranked[0];
      if (first !== undefined && candidate.lastSeen > first.candidate.lastSeen) continue;
      if (first !== undefined && candidate.lastSeen < first.candidate.lastSeen) ranked.length = 0;
      const entry = { candidate, off: off(candidate) + exposureCost * Math.max(0, candidate.shown / this.#usual - 1) };
      const place = ranked.findIndex((other) => other.off > entry.off);
      if (place === -1) ranked.push(entry);
      else ranked.splice(place, 0, entry);
      if (ranked.length > nearest) ranked.pop();
    }
    return ranked[Math.floor(this.#random() * ranked.length)]?.candidate ?? null;
  }
}

/** What was shown twice as often as others counts as so much further from the aim. */
const exposureCost = 0.1;
