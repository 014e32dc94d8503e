import type { Container } from "../container/container.ts";
import { containers } from "../container/containers.ts";
import { placeWithin, rotation } from "../math/rotation.ts";
import type { Concealment } from "../packing/concealment.ts";
import { seededRandom, type Random } from "../random.ts";
import type { Article, Placement, Solid } from "../solid.ts";
import { fillContainer, type PackRecipe } from "./fillContainer.ts";
import { surroundings } from "./surroundings.ts";

export interface PackedBag {
  bagType: string;
  profile: string;
  container: Solid[];
  /** What else is in the picture: a tray, the next bag, the seam of the belt. */
  surroundings?: Solid[];
  articles: { article: Article; placement: Placement }[];
  /** Which of the articles is the threat. */
  threat: number | null;
  /** How the threat was packed, and which of the articles it is hidden in. */
  concealment?: Concealment;
  host?: number;
  /** Threats that were added to the packed bag, the newest last. */
  projected?: readonly { article: Article; placement: Placement }[];
}

/** Small bags are sometimes laid into a tray, which is a little above the belt. */
const trayFor = (random: Random, { open, room }: Container): Container | null =>
  !open && room.halfX < 150 && room.halfY < 205 && random.chance(0.3) ? containers.tray(random) : null;

/** Bags come on the belt a little askew, either end first; a small one may lie any way. */
const asLaidOnTheBelt = (random: Random, { open, room: { halfX, halfY, outline } }: Container, tray: Container | null): Placement => {
  const free = open ? 0.015 : tray ? 0.06 : halfY < 180 ? 0.5 : outline && halfX < 165 ? 0.24 : 0.09;
  const yaw = random.between(-free, free) + (random.chance(0.5) ? Math.PI : 0);
  return { rotation: rotation(0, 0, yaw), position: [0, 0, tray ? tray.room.floor : 0] };
};

/** A traveller's bag as it comes on the belt. */
export const packBag = async (recipe: PackRecipe): Promise<PackedBag> => {
  const random = seededRandom(recipe.seed);
  const { container, articles, ...filled } = await fillContainer(recipe, random);
  const tray = trayFor(random.fork(12), container);
  const whole = asLaidOnTheBelt(random.fork(7), container, tray);
  const shell = container.solids.map((solid) => ({ ...solid, placement: placeWithin(whole, solid.placement) }));
  return {
    ...filled,
    bagType: container.bagType,
    container: shell,
    surroundings: surroundings(random.fork(9), shell, tray),
    articles: articles.map(({ article, placement }) => ({ article, placement: placeWithin(whole, placement) })),
  };
};
