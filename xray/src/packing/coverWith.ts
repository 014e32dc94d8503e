import { makeArticle, type MadeArticle } from "../catalogue/catalogue.ts";
import { boundsOf, massGramsOf } from "../catalogue/measure.ts";
import type { Room } from "../container/container.ts";
import { placeWithin, rotation, upright } from "../math/rotation.ts";
import { eased } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Placement, Solid } from "../solid.ts";
import { Cover } from "./cover.ts";
import type { Load } from "./load.ts";
import type { Lying } from "./lying.ts";
import type { Occupied } from "./occupied.ts";
import { spreadable } from "./spreadable.ts";
import { liesAt } from "./top.ts";
import { cordWeights, type Weights } from "./weights.ts";
import { tuck } from "./tuck.ts";
import { weighted } from "./weighted.ts";

const mostCloth = 14;
const mostCords = 4;
/** So many of the cords lie between the layers, wherever the hand that put them in was; places tried for each. */
const BELOW = { share: 0.6, tries: 12 };
/** A threat that is to be covered has so many millimetres over so much of its plan; pieces of cloth that are laid for that at most. */
const COVERED = { least: 14, share: 0.8, pieces: 5 };

const withSolids = ({ article }: MadeArticle, solids: Solid[]): Lying["article"] => ({
  ...article,
  solids,
  bounds: boundsOf(solids),
  massGrams: massGramsOf(solids),
});

interface HeldThing {
  /** It lies among the things and gets cloth over it. */
  covered: Lying | undefined;
  /** It is still to be laid upon the cloth. */
  onTop: Load | null;
  /** What found no room below it: it lies beside what is to lie on top, so that there the bag holds as much as any. */
  beside: readonly Load[];
}

/**
 * Spreads a traveller's cloth over what lies in the bag until it is full, loose cables and bands between its layers. What is to lie open comes
 * upon it, so that below and beside it the bag is as full as any.
 */
export const coverWith = (
  wardrobe: Weights,
  room: Room,
  occupied: Occupied,
  random: Random,
  { covered, onTop, beside }: HeldThing,
): Lying[] => {
  const cloth = spreadable(wardrobe);
  const spread: Lying[] = [];
  let cover = new Cover(room, occupied);
  let top = onTop && beside.length > 0 ? cover.keepTop(onTop, random.fork(60)) : null;
  if (top) {
    const kept = top;
    spread.push(...tuck(beside, room, occupied, random.fork(62), (x, y) => liesAt(kept, x, y)));
    cover = new Cover(room, occupied);
    cover.keep(kept);
  }
  if (covered) spread.push(...layOver(covered, cloth, cover, occupied, random.fork(51)));
  const limp = random.fork(50);
  const throwIn = (label: number): void => {
    const made = makeArticle(weighted(limp, cordWeights), limp.fork(label), true);
    if (!made.cord) return;
    if (limp.chance(BELOW.share))
      for (let attempt = 0; attempt < BELOW.tries; attempt++) {
        const from = [limp.between(-0.7, 0.7) * room.halfX, limp.between(-0.7, 0.7) * room.halfY] as const;
        const level = room.floor + limp.between(0.05, 0.75) * room.height;
        const way = cover.thread(made.cord, from, rotation(0, 0, limp.between(-3.1, 3.1)), occupied, level);
        if (way === null || way.length < 9) continue;
        spread.push({ article: withSolids(made, made.cord.lay(eased(way, 2))), placement: { rotation: upright, position: [0, 0, 0] } });
        return;
      }
    const from = [limp.between(-0.6, 0.6) * room.halfX, limp.between(-0.6, 0.6) * room.halfY] as const;
    const way = eased(cover.trail(made.cord, from, rotation(0, 0, limp.between(-3.1, 3.1))), 2);
    if (way.length < 9 || way.some(([x, y]) => cover.isBelowTop(x, y))) return;
    spread.push({ article: withSolids(made, made.cord.lay(way)), placement: { rotation: upright, position: [0, 0, 0] } });
  };
  const wanted = limp.whole(1, mostCords);
  let thrown = 1;
  throwIn(thrown);
  top ??= onTop && cover.keepTop(onTop, random.fork(60));
  for (let piece = 0; piece < mostCloth && cover.fill < room.full; piece++) {
    const made = makeArticle(weighted(random, cloth), random.fork(piece), true);
    const lain = made.garment ? cover.spread(made.garment, random) : null;
    if (lain) spread.push({ article: withSolids(made, lain.solids), placement: lain.placement });
    if (thrown < wanted && limp.chance(0.5)) throwIn(++thrown);
  }
  while (thrown < wanted) throwIn(++thrown);
  const placement = onTop && top ? cover.layOnTop(onTop, random.fork(61)) : null;
  if (onTop && placement) {
    for (const { article, placement: lain } of spread) occupied.add(article.solids, lain);
    spread.push({ article: onTop.article, placement: sunk(onTop, placement, occupied, room) });
  }
  return spread;
};

/** Let down until it meets something. */
const sunk = ({ article }: Load, { rotation: turned, position: [x, y, z] }: Placement, occupied: Occupied, { floor }: Room): Placement => {
  const { gap } = occupied.standing(occupied.columnsOf(article.solids, { rotation: turned, position: [x, y, z] }), floor);
  return { rotation: turned, position: [x, y, gap === Infinity ? z : z - gap] };
};

/** Cloth right over a thing that would lie open else. */
const layOver = ({ article, placement }: Lying, cloth: Weights, cover: Cover, occupied: Occupied, random: Random): Lying[] => {
  const columns = occupied.columnsOf(article.solids, placement);
  const { min, max } = boundsOf(article.solids.map((solid) => ({ ...solid, placement: placeWithin(placement, solid.placement) })));
  const laid: Lying[] = [];
  for (let piece = 0; piece < COVERED.pieces && occupied.shareCovered(columns, COVERED.least) < COVERED.share; piece++) {
    const made = makeArticle(weighted(random, cloth), random.fork(piece), true);
    const lain = made.garment ? cover.spread(made.garment, random, [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2]) : null;
    if (!lain) continue;
    occupied.add(lain.solids, lain.placement);
    laid.push({ article: withSolids(made, lain.solids), placement: lain.placement });
  }
  return laid;
};
