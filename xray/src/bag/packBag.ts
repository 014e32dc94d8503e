import { catalogue, isKind, makeArticle, type KindName } from "../catalogue/catalogue.ts";
import { boundsOf } from "../catalogue/measure.ts";
import { containers } from "../container/containers.ts";
import { place } from "../math/rotation.ts";
import { layOut } from "../packing/layOut.ts";
import { loadOf } from "../packing/load.ts";
import { Occupied } from "../packing/occupied.ts";
import { press } from "../packing/press.ts";
import { profiles } from "../packing/profiles.ts";
import { settle } from "../packing/settle.ts";
import { seededRandom, type Random } from "../random.ts";
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

const threatKind = (random: Random, { category, kind }: { category: ThreatCategory; kind?: string }): string => {
  if (kind !== undefined) return kind;
  return random.pick(Object.entries(catalogue).flatMap(([name, made]) => (made.category === category ? [name] : [])));
};

const weighted = (random: Random, often: Partial<Record<KindName, number>>): KindName => {
  const entries = Object.entries(often);
  let left = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [kind, weight] of entries) {
    left -= weight;
    if (left <= 0 && isKind(kind)) return kind;
  }
  throw new Error("A profile names no articles.");
};

/** Fills a bag as its recipe says; the same recipe always packs the same bag. */
export const packBag = async (recipe: PackRecipe): Promise<PackedBag> => {
  const random = seededRandom(recipe.seed);
  const profileName = recipe.profile ?? random.pick(Object.keys(profiles));
  const profile = profiles[profileName];
  if (!profile) throw new Error(`There is no traveller profile "${profileName}".`);
  const container = containers[random.fork(1).pick(profile.containers)](random.fork(2));
  const choice = random.fork(3);
  const count = choice.whole(profile.pieces[0], profile.pieces[1]);
  const wanted = [
    ...profile.always,
    ...Array.from({ length: Math.max(0, count - profile.always.length) }, () => weighted(choice, profile.often)),
  ];
  const names: string[] = choice.shuffle(wanted);
  const threatAt = recipe.threat ? choice.whole(Math.floor(names.length * 0.2), Math.floor(names.length * 0.7)) : -1;
  if (recipe.threat) names.splice(threatAt, 0, threatKind(choice, recipe.threat));
  const loads = names.map((name, index) => loadOf(makeArticle(name, random.fork(100 + index))));
  const threatLoad = loads[threatAt];
  const laid = layOut(loads, container.room, random.fork(4));
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
    return [{ article: { ...load.article, solids: pressed.solids, bounds: boundsOf(pressed.solids) }, placement: pressed.placement }];
  });
  const threat = threatLoad ? laid.findIndex(({ load }) => load === threatLoad) : -1;
  return { bagType: container.bagType, profile: profileName, container: container.solids, articles, threat: threat < 0 ? null : threat };
};
