import type { Random } from "@vigil/xray/random";
import { categories, type SimulatedImage } from "./learnerModel.ts";

const articlesOf = 24;
/** One article of six is for tests alone. */
const transferEvery = 6;

/** A library with two threats of five bags, as many of each category; beside it what is kept for tests. `weights` makes categories uneven. */
export function simulatedLibrary(size: number, random: Random, weights: readonly number[] = categories.map(() => 1)): SimulatedImage[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const draw = () => {
    let left = random.next() * all;
    return categories[weights.findIndex((weight) => (left -= weight) < 0)] ?? categories[0];
  };
  return Array.from({ length: size }, (_, index): SimulatedImage => {
    const threat = index % 5 < 2;
    const category = threat ? draw() : null;
    const number = random.whole(0, articlesOf - 1);
    const hardness = threat ? 0.7 * random.normal() : 0.35 * random.normal();
    return {
      id: index + 1,
      category,
      article: category && `${category}-${number}`,
      hardness,
      crowd: Math.min(1, Math.max(0, 0.5 + 0.12 * hardness + 0.1 * random.normal())),
      transfer: threat && number % transferEvery === 0,
    };
  });
}
