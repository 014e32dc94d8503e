import { makeArticle } from "../catalogue/catalogue.ts";
import { boundsOf, massGramsOf } from "../catalogue/measure.ts";
import type { Room } from "../container/container.ts";
import { rotation } from "../math/rotation.ts";
import type { Random } from "../random.ts";
import type { Lying } from "./lying.ts";
import type { Occupied } from "./occupied.ts";
import { press } from "./press.ts";
import { spreadable } from "./spreadable.ts";
import type { Weights } from "./weights.ts";
import { weighted } from "./weighted.ts";

const pieces = 16;
/** Pushed into a gap, cloth takes up to so many times the room that it takes folded. */
const LOOSE = 3;
/** So far towards the walls gaps are looked for. */
const REACH = 0.96;
/** Gaps lower than this stay empty. */
const least = 20;

interface Gap {
  x: number;
  y: number;
  low: number;
  high: number;
}

/** The highest empty stretch above a place that has something over it. */
const gapAt = (occupied: Occupied, room: Room, x: number, y: number): Gap | null => {
  const spans = occupied.spansAt(x, y).toSorted((a, b) => a[0] - b[0]);
  let low = room.floor;
  let best: Gap | null = null;
  for (const [from, to] of spans) {
    if (from - low > (best ? best.high - best.low : least)) best = { x, y, low, high: from };
    low = Math.max(low, to);
  }
  return best;
};

/** So far from a gap's middle it is looked how wide it is. */
const WIDE = 42;

/** How much cloth goes into a gap: a narrow one, however high, is filled by little and leaves the wide ones empty. */
const roomIn = (occupied: Occupied, { floor, height }: Room, { x, y, low, high }: Gap): number =>
  [
    [WIDE, 0],
    [-WIDE, 0],
    [0, WIDE],
    [0, -WIDE],
  ].reduce((sum, [aside = 0, along = 0]) => {
    const [from, to] = occupied.room(x + aside, y + along, (low + high) / 2, floor, floor + height);
    return sum + Math.max(0, Math.min(high, to) - Math.max(low, from));
  }, high - low);

/** Pushes small pieces of cloth into the gaps beside and below the hard things, as one does when packing. */
export const stuff = (cloth: Weights, room: Room, occupied: Occupied, random: Random): Lying[] => {
  const stuffed: Lying[] = [];
  const soft = spreadable(cloth);
  for (let piece = 0; piece < pieces; piece++) {
    const gaps = Array.from({ length: 26 }, () =>
      gapAt(occupied, room, random.between(-REACH, REACH) * room.halfX, random.between(-REACH, REACH) * room.halfY),
    );
    let [gap, most]: [Gap | null, number] = [null, 0];
    for (const each of gaps) {
      const size = each ? roomIn(occupied, room, each) : 0;
      if (size > most) [gap, most] = [each, size];
    }
    if (!gap) break;
    const made = makeArticle(weighted(random, soft), random.fork(piece), true);
    if (!made.garment) continue;
    const thickness = Math.min((gap.high - gap.low) * 0.95, made.garment.thickness * LOOSE);
    const size = random.between(0.6, 0.95);
    const half = [made.garment.half[0] * size, made.garment.half[1] * size] as const;
    const turned = rotation(0, 0, random.between(-0.3, 0.3) + (random.chance(0.5) ? Math.PI / 2 : 0));
    const freeX = room.halfX - Math.abs(turned[0]) * half[0] - Math.abs(turned[1]) * half[1];
    const freeY = room.halfY - Math.abs(turned[3]) * half[0] - Math.abs(turned[4]) * half[1];
    if (freeX < 0 || freeY < 0) continue;
    const x = Math.max(-freeX, Math.min(freeX, gap.x));
    const y = Math.max(-freeY, Math.min(freeY, gap.y));
    const settled = { rotation: turned, position: [x, y, gap.low + thickness / 2] as const };
    // As much cloth as it takes to fill the gap.
    const looser = thickness / made.garment.thickness;
    const density = Math.min(0.8, made.garment.density * Math.sqrt(looser));
    // Crumpled, its sheets stand off from each other.
    const sheet = made.garment.sheet * Math.sqrt(looser);
    const fittings = size > 0.8 ? made.garment.fittings : [];
    const now = press({ ...made.garment, half, thickness, sheet, density, fittings }, settled, occupied, room);
    occupied.add(now.solids, now.placement);
    stuffed.push({
      article: { ...made.article, solids: now.solids, bounds: boundsOf(now.solids), massGrams: massGramsOf(now.solids) },
      placement: now.placement,
    });
  }
  return stuffed;
};
