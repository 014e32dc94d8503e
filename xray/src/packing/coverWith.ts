import { makeArticle } from "../catalogue/catalogue.ts";
import { boundsOf, massGramsOf } from "../catalogue/measure.ts";
import type { Room } from "../container/container.ts";
import type { Random } from "../random.ts";
import { Cover } from "./cover.ts";
import type { Lying } from "./lie.ts";
import type { Occupied } from "./occupied.ts";
import type { Weights } from "./weights.ts";
import { weighted } from "./weighted.ts";

const most = 14;

/** Spreads a traveller's cloth over what lies in the bag until it is full. */
export const coverWith = (cloth: Weights, room: Room, occupied: Occupied, random: Random): Lying[] => {
  const cover = new Cover(room, occupied);
  const spread: Lying[] = [];
  for (let piece = 0; piece < most && cover.fill < room.full; piece++) {
    const made = makeArticle(weighted(random, cloth), random.fork(piece), true);
    const lain = made.garment ? cover.spread(made.garment, random) : null;
    if (lain)
      spread.push({
        article: { ...made.article, solids: lain.solids, bounds: boundsOf(lain.solids), massGrams: massGramsOf(lain.solids) },
        placement: lain.placement,
      });
  }
  return spread;
};
