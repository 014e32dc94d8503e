import { partsOf } from "./decisionCode.ts";
import { countsOf, isMiscalled, type Requirements } from "./marking.ts";
import { truthOf } from "./truthOf.ts";
import type { Counts, SessionImage } from "./wire.ts";

export interface ImageShare {
  counts: Counts;
  images: number;
}

export interface Breakdown {
  /** By the category of the threat, with how many were stopped under another one; innocent bags are in none. */
  categories: (ImageShare & { category: string; miscalled: number })[];
  difficulties: (ImageShare & { difficulty: number })[];
  /** Threats that were found by a mark in this view. */
  views: { view: number; found: number }[];
  /** Median seconds from the picture to the decision, null where there is none. */
  seconds: Record<"all" | "hits" | "misses" | "falseAlarms" | "correctRejections", number | null>;
}

/** The results of a sealed session taken apart. */
export function breakdownOf(images: readonly SessionImage[], required: Pick<Requirements, "categoryRequired">): Breakdown {
  const threats = images.filter(isThreat);
  const decided = images.filter(({ state }) => partsOf(state.decision ?? "").letter !== null);
  const median = (kind: keyof Counts): number | null => medianOf(decided.filter((image) => countOf(image)[kind] > 0).map(secondsOf));
  return {
    categories: groups(threats, ({ threatCategory }) => threatCategory).map(([category, members]) => ({
      category,
      ...shareOf(members),
      miscalled: members.filter((image) => countOf(image).hits > 0 && isMiscalled(truthOf(image), image.state, required)).length,
    })),
    difficulties: groups(images, ({ difficulty }) => difficulty)
      .map(([difficulty, members]) => ({ difficulty, ...shareOf(members) }))
      .toSorted((one, other) => one.difficulty - other.difficulty),
    views: viewsOf(threats),
    seconds: {
      all: medianOf(decided.map(secondsOf)),
      hits: median("hits"),
      misses: median("misses"),
      falseAlarms: median("falseAlarms"),
      correctRejections: median("correctRejections"),
    },
  };
}

const isThreat = ({ threatCategory, threatArray }: SessionImage): boolean => threatCategory !== null || (threatArray ?? []).length > 0;

const countOf = (image: SessionImage): Counts => shareOf([image]).counts;

const shareOf = (images: readonly SessionImage[]): ImageShare => ({
  images: images.length,
  counts: countsOf(
    images.map((image) => ({ truth: truthOf(image), decision: image.state.decision, credit: image.state.credit ?? "none" })),
  ),
});

/** In the order in which they first occur; without those that have no key. */
const groups = <Key>(images: readonly SessionImage[], keyOf: (image: SessionImage) => Key | null): [Key, SessionImage[]][] =>
  [...Map.groupBy(images, keyOf)].flatMap(([key, members]): [Key, SessionImage[]][] => (key === null ? [] : [[key, members]]));

function viewsOf(threats: readonly SessionImage[]): Breakdown["views"] {
  const count = Math.max(0, ...threats.map(({ viewConfigs }) => viewConfigs.length));
  const found = threats.filter(({ state }) => state.found === true && state.markedLocations.length > 0);
  if (found.length === 0) return [];
  return Array.from({ length: count }, (_, view) => ({
    view,
    found: found.filter(({ state }) => state.markedLocations.some((mark) => (mark.view ?? 0) === view)).length,
  }));
}

const secondsOf = ({ state: { shownMs, elapsedMs } }: SessionImage): number => ((elapsedMs ?? 0) - (shownMs ?? 0)) / 1000;

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
