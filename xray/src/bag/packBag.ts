import { boundsOf, massGramsOf } from "../catalogue/measure.ts";
import { containers } from "../container/containers.ts";
import { place } from "../math/rotation.ts";
import { fill } from "../packing/fill.ts";
import { Occupied } from "../packing/occupied.ts";
import { press } from "../packing/press.ts";
import { profiles } from "../packing/profiles.ts";
import { settle } from "../packing/settle.ts";
import { seededRandom } from "../random.ts";
import type { Article, Placement, Solid, ThreatCategory } from "../solid.ts";

export interface PackRecipe {
  seed: number;
  threat: null | { category: ThreatCategory; kind?: string };
  profile?: string;
}

export interface PackedBag {
  bagType: string;
  profile: string;
  container: Solid[];
  articles: { article: Article; placement: Placement }[];
  /** Which of the articles is the threat. */
  threat: number | null;
}

/** Fills a bag as its recipe says; the same recipe always packs the same bag. */
export const packBag = async (recipe: PackRecipe): Promise<PackedBag> => {
  const random = seededRandom(recipe.seed);
  const profileName = recipe.profile ?? random.pick(Object.keys(profiles));
  const profile = profiles[profileName];
  if (!profile) throw new Error(`There is no traveller profile "${profileName}".`);
  const container = containers[random.fork(1).pick(profile.containers)](random.fork(2));
  const filled = fill(profile, container.room, random, recipe.threat);
  const { laid } = filled;
  const settled = await settle(laid, container.room);
  const { halfX, halfY, floor, height } = container.room;
  const occupied = new Occupied(halfX + 40, halfY + 40);
  const placements = laid.map(({ load }, index): Placement => {
    const middle = settled[index] ?? { rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1], position: [0, 0, 0] };
    const { middle: offset } = load;
    return { rotation: middle.rotation, position: place(middle, [-offset[0], -offset[1], -offset[2]]) };
  });
  laid.forEach(({ load }, index) => {
    const placement = placements[index];
    if (!load.garment && placement) occupied.add(load.article.solids, placement);
  });
  const articles = laid.flatMap(({ load }, index) => {
    const placement = placements[index];
    if (!placement) return [];
    if (!load.garment) return [{ article: load.article, placement }];
    const pressed = press(load.garment, placement, occupied, floor, floor + height);
    return [{ article: { ...load.article, solids: pressed.solids, bounds: boundsOf(pressed.solids), massGrams: massGramsOf(pressed.solids) }, placement: pressed.placement }];
  });
  return { bagType: container.bagType, profile: profileName, container: container.solids, articles, threat: filled.threat };
};
