import { shuffle } from "../../attempt/shuffle.ts";
import type { Candidate } from "../selection.ts";
import type { AdaptiveCandidate } from "./adaptiveCandidate.ts";
import { familyWeights } from "./familyWeights.ts";
import { ImageStock, type InHand } from "./imageStock.ts";

/** Why an image was chosen for its learner; told with its truth, never before. */
export const choiceReasons = ["missed", "missedHard", "weak", "unmet", "level"] as const;
export type ChoiceReason = (typeof choiceReasons)[number];

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
  const threats = new ImageStock(candidates, "threat", learner.fresh, random);
  const innocents = new ImageStock(candidates, "innocent", learner.fresh, random);
  const pools = poolsOf(threats, learner);
  const weights = familyWeights(
    [...pools.families.keys()].toSorted().map((family) => ({
      family,
      ...(learner.families.get(family) ?? { chance: 0.5, deviation: 1 }),
    })),
  );
  const chosen: ChosenImage<C>[] = [];
  while (chosen.length < count && threats.left + innocents.left > 0) {
    const wished = wishOf(threats, pools, learner, weights, aim, random);
    const wantsThreat = random() < aim.threatShare;
    if (wished !== null && (wantsThreat || innocents.left === 0)) {
      threats.take(wished.image);
      chosen.push({ ...wished.image.candidate, reason: wished.reason });
      continue;
    }
    const crowd = wished?.image.candidate.crowd;
    const innocent = innocents.best(innocents.all, ({ candidate }) => Math.abs(candidate.crowd - (crowd ?? candidate.crowd)));
    if (innocent === null) break;
    innocents.take(innocent);
    chosen.push({ ...innocent.candidate, reason: "level" });
  }
  return shuffle(chosen, random);
}

interface Pools<C> {
  /** What was missed and is due, in bags not seen yet. */
  due: readonly InHand<C>[];
  families: ReadonlyMap<string, readonly InHand<C>[]>;
  /** Of articles that were never met. */
  unmet: ReadonlyMap<string, readonly InHand<C>[]>;
}

/** Where wishes look, told apart once: a wish for each place of a session would else go through all of them. */
function poolsOf<C extends AdaptiveCandidate>({ all }: ImageStock<C>, { due, met }: AdaptiveLearner): Pools<C> {
  const ofFamilies = (images: readonly InHand<C>[]) => {
    const families = new Map<string, InHand<C>[]>();
    for (const image of images) {
      const { category } = image.candidate;
      if (category === null) continue;
      const family = families.get(category);
      if (family === undefined) families.set(category, [image]);
      else family.push(image);
    }
    return families;
  };
  return {
    due: all.filter(({ candidate: { seen, article } }) => seen === 0 && article !== null && due.has(article)),
    families: ofFamilies(all),
    unmet: ofFamilies(all.filter(({ candidate: { article } }) => article !== null && !met.has(article))),
  };
}

/** The threat that would do most good now, and why. */
function wishOf<C extends AdaptiveCandidate>(
  threats: ImageStock<C>,
  pools: Pools<C>,
  { due }: AdaptiveLearner,
  weights: readonly { family: string; weight: number; weak: boolean }[],
  { chance }: AdaptiveAim,
  random: () => number,
): { image: InHand<C>; reason: ChoiceReason } | null {
  const off = ({ candidate, article }: InHand<C>): number =>
    Math.abs(candidate.chance - chance) + (article === null ? 0 : freshCost * (article.fresh + article.times));
  const lot = random();
  if (lot < dueShare) {
    const image = threats.best(pools.due, off);
    if (image !== null)
      return { image, reason: due.get(image.candidate.article ?? "")?.hard && image.candidate.hard ? "missedHard" : "missed" };
  }
  const { family, weak } = drawn(weights, random);
  if (lot >= dueShare && lot < dueShare + unmetShare) {
    const image = threats.best(pools.unmet.get(family ?? "") ?? [], off);
    if (image !== null) return { image, reason: "unmet" };
  }
  const image = threats.best(pools.families.get(family ?? "") ?? [], off) ?? threats.best(threats.all, off);
  return image && { image, reason: weak && image.candidate.category === family ? "weak" : "level" };
}

function drawn<W extends { weight: number }>(weights: readonly W[], random: () => number): W | { family: null; weak: false } {
  let left = random() * weights.reduce((sum, { weight }) => sum + weight, 0);
  return weights.find(({ weight }) => (left -= weight) < 0) ?? weights.at(-1) ?? { family: null, weak: false };
}
