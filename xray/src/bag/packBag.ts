import type { Container } from "../container/container.ts";
import { containers, type ContainerKind } from "../container/containers.ts";
import { placeWithin, rotation } from "../math/rotation.ts";
import { coverWith } from "../packing/coverWith.ts";
import { fill, fits, makeThreat } from "../packing/fill.ts";
import { lie } from "../packing/lie.ts";
import type { Load } from "../packing/load.ts";
import { profiles } from "../packing/profiles.ts";
import { stuff } from "../packing/stuff.ts";
import { seededRandom, type Random } from "../random.ts";
import type { Article, Placement, Solid, ThreatCategory } from "../solid.ts";

export interface PackRecipe {
  seed: number;
  threat: null | { category: ThreatCategory; kind?: string };
  profile?: string;
  containers?: readonly string[];
}

export interface PackedBag {
  bagType: string;
  profile: string;
  container: Solid[];
  articles: { article: Article; placement: Placement }[];
  /** Which of the articles is the threat. */
  threat: number | null;
  /** Threats that were added to the packed bag, the newest last. */
  projected?: readonly { article: Article; placement: Placement }[];
}

/** One the traveller would take; a larger one when the threat would not go in. */
const chooseContainer = (random: Random, kinds: readonly ContainerKind[], threat: Load | null, wanted?: readonly string[]): Container => {
  const order: ContainerKind[] = [...random.shuffle(kinds), "softSuitcase", "holdall", "hardSuitcase"];
  const made = order.flatMap((kind, index) => (wanted?.includes(kind) === false ? [] : [() => containers[kind](random.fork(10 + index))]));
  for (const make of made) {
    const container = make();
    if (!threat || fits(threat, container.room)) return container;
  }
  throw new Error("The threat is larger than every bag.");
};

/** Where the belt's two ends are joined, a faint band across it passes under some bags. */
const beltSeam = (random: Random): Solid[] => {
  if (!random.chance(0.12)) return [];
  const band = { rotation: rotation(0, 0, random.between(-0.04, 0.04)), position: [0, random.between(-330, 330), -1.2] as const };
  return [{ shape: { kind: "box", size: [285, random.between(3, 7), 0.7] }, placement: band, material: "PVC", density: 1.25 }];
};

/** Bags come on the belt a little askew, either end first; a small one may lie any way. */
const asLaidOnTheBelt = (random: Random, container: Container): Placement => {
  const { halfX, halfY, outline } = container.room;
  const free = container.open ? 0.015 : halfY < 180 ? 0.5 : outline && halfX < 165 ? 0.24 : 0.09;
  const yaw = random.between(-free, free) + (random.chance(0.5) ? Math.PI : 0);
  return { rotation: rotation(0, 0, yaw), position: [0, 0, 0] };
};

export interface FilledContainer {
  container: Container;
  profile: string;
  /** In the container's own coordinates, as it stands upright. */
  articles: { article: Article; placement: Placement }[];
  threat: number | null;
}

/** Fills a container as the recipe says; the same recipe always fills the same one. */
export const fillContainer = async (recipe: PackRecipe, random: Random = seededRandom(recipe.seed)): Promise<FilledContainer> => {
  const profileName = recipe.profile ?? random.pick(Object.keys(profiles));
  const profile = profiles[profileName];
  if (!profile) throw new Error(`There is no traveller profile "${profileName}".`);
  const threatLoad = recipe.threat ? makeThreat(random.fork(5), recipe.threat) : null;
  const container = chooseContainer(random.fork(1), profile.containers, threatLoad, recipe.containers);
  const laid = fill(profile, container.room, random, threatLoad);
  const { lying, occupied } = await lie(laid, container.room);
  const stuffed = container.open ? [] : stuff(profile.cloth, container.room, occupied, random.fork(8));
  const articles = [...lying, ...stuffed, ...coverWith(profile.cloth, container.room, occupied, random.fork(6))];
  const threatIndex = laid.findIndex(({ load }) => load === threatLoad);
  return { container, profile: profileName, articles, threat: threatIndex < 0 ? null : threatIndex };
};

/** A traveller's bag as it comes on the belt. */
export const packBag = async (recipe: PackRecipe): Promise<PackedBag> => {
  const random = seededRandom(recipe.seed);
  const { container, profile, articles, threat } = await fillContainer(recipe, random);
  const whole = asLaidOnTheBelt(random.fork(7), container);
  const turned = (solids: readonly Solid[]) => solids.map((solid) => ({ ...solid, placement: placeWithin(whole, solid.placement) }));
  return {
    bagType: container.bagType,
    profile,
    container: [...turned(container.solids), ...beltSeam(random.fork(9))],
    articles: articles.map(({ article, placement }) => ({ article, placement: placeWithin(whole, placement) })),
    threat,
  };
};
