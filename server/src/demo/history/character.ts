import { keyOf, seededRandom, type Random } from "@vigil/xray/random";

/** How somebody of the demo reads X-ray images: what their figures follow from. */
export interface Character {
  /** Shares of the threats they see: at first, and after long practice. */
  first: number;
  best: number;
  /** Sessions until about two thirds of the way. */
  pace: number;
  /** Share of innocent bags they stop when they know their work. */
  alarms: number;
  /** Seconds they look at a bag. */
  seconds: number;
  /** Sittings a week once they have learnt. */
  zeal: number;
  /** The threats they miss more often than others do, by its place among the library's categories; and the objective likewise. */
  weakness: number;
  /** Now and then decides without looking. */
  hasty: boolean;
}

const zeals = [3.6, 1.3, 0.4, 2.3, 0.15] as const;

/** The same person is the same in every program and on every machine. A few are far from the others. */
export function characterOf(person: number): { character: Character; random: Random } {
  const random = seededRandom(keyOf(20_261_123, person));
  const usual: Character = {
    first: random.between(0.46, 0.66),
    best: random.between(0.87, 0.965),
    pace: random.between(5, 13),
    alarms: random.between(0.03, 0.14),
    seconds: random.between(9, 17),
    zeal: zeals[person % zeals.length]!,
    weakness: random.whole(0, 5),
    hasty: false,
  };
  return { random, character: { ...usual, ...outlying(person) } };
}

function outlying(person: number): Partial<Character> {
  if (person % 13 === 5) return { best: 0.74, alarms: 0.2, seconds: 4, hasty: true };
  if (person % 13 === 9) return { alarms: 0.34, seconds: 21 };
  if (person % 11 === 4) return { first: 0.75, best: 0.985, alarms: 0.015, seconds: 8 };
  return {};
}

/** From the first figure to the last as sessions go by. */
export const learnt = (first: number, last: number, sessions: number, { pace }: Pick<Character, "pace">): number =>
  last + (first - last) * Math.exp(-sessions / pace);
