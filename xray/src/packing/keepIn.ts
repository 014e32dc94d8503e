import { makeArticle, type KindName } from "../catalogue/catalogue.ts";
import { turn } from "../math/rotation.ts";
import type { Random } from "../random.ts";
import type { Article, Placement, Vector } from "../solid.ts";
import { turnedHalf, ways } from "./ways.ts";

/** What people keep in hollow things, or carry in a pouch, a shoe or a box. */
const kept: readonly KindName[] = [
  "jewellery",
  "coins",
  "keys",
  "memorySticks",
  "playingCards",
  "passport",
  "blisterPacks",
  "pillBox",
  "lighter",
  "cigarettes",
  "earbudCase",
  "batteries",
  "wallet",
  "watch",
  "smartwatch",
  "moneyBelt",
  "usbCable",
  "phoneCharger",
  "perfume",
  "soap",
  "sweetsTin",
  "sewingKit",
  "mobilePhone",
  "torch",
];

/** Puts an innocent thing into a room of these half extents, seen from its middle; null when none of those tried goes in. */
export const keepIn = (random: Random, room: Vector): { article: Article; placement: Placement } | null => {
  for (const [at, kind] of random.shuffle(kept).entries()) {
    const { article, garment, cord } = makeArticle(kind, random.fork(at), true);
    if (garment || cord) continue;
    const { min, max } = article.bounds;
    const half: Vector = [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2, (max[2] - min[2]) / 2];
    const way = random.shuffle(ways).find((each) => turnedHalf(each, half).every((own, axis) => own < room[axis]!));
    if (!way) continue;
    const own = turnedHalf(way, half);
    const aside = ([0, 1, 2] as const).map((axis) => random.between(-1, 1) * (room[axis] - own[axis]));
    const middle: Vector = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
    const [x, y, z] = turn(way, middle);
    return { article, placement: { rotation: way, position: [aside[0]! - x, aside[1]! - y, aside[2]! - z] } };
  }
  return null;
};
