import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { minus, unit } from "../math/vector.ts";
import { relief } from "../mesh/relief.ts";
import { smoothPath } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";

/** The way a belt lies, seen from above, and how far it leans there: 0 stands on its edge, 1.57 lies flat. */
export interface BeltWay {
  points: Vector[];
  leans: number[];
}

const PER_TURN = 36;
const FULL = 2 * Math.PI;

interface Coil {
  /** Of its innermost turn. */
  radius: number;
  /** From one turn to the next. */
  pitch: readonly [number, number];
  /** By how much the outer end has sprung open, and over how many turns. */
  sprung: readonly [number, number];
  /** Most it leans, and how far each turn stands above the next. */
  lean: number;
  stepped: number;
}

/** Wound around its inner end; turns lie closer here and wider there, out of round together, and the outer end springs open. */
const coiled = (random: Random, length: number, { radius, pitch, sprung: [opens, over], lean, stepped }: Coil): BeltWay => {
  const [form, tilt] = [relief(random.whole(1, 99_999)), relief(random.whole(1, 99_999))];
  const [oval, out] = [random.between(0.74, 1), random.between(0.1, 0.24)];
  const pitches = Array.from({ length: 12 }, () => random.between(...pitch));
  const points: Vector[] = [];
  const leans: number[] = [];
  let [gone, reach] = [0, radius];
  const tail = length * random.between(0.04, 0.12);
  const turns = estimate(length - tail, radius, (pitch[0] + pitch[1]) / 2);
  for (let step = 0; gone < length - tail && step < 12 * PER_TURN; step++) {
    const [turn, angle] = [step / PER_TURN, (step / PER_TURN) * FULL];
    const [c, s] = [cosine(angle), sine(angle)];
    const loose = Math.max(0, turn - turns + over) / over;
    // The same dents in every turn, so that none goes through its neighbour.
    const away = (reach + opens * loose * loose) * (1 + out * form(1.4 * c + 5, 1.4 * s + 5));
    points.push([away * c, away * oval * s, stepped * turn]);
    leans.push(lean * (0.5 + 0.5 * tilt(1.2 * turn, 3)) * Math.min(1, turn));
    reach += (pitches[Math.floor(turn)] ?? pitch[0]) / PER_TURN;
    const [now, before] = [points.at(-1), points.at(-2)];
    if (now && before) gone += distance(now, before);
  }
  return withTail(random, { points, leans }, tail);
};

const distance = (a: Vector, b: Vector): number => Math.sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]));

/** About how many turns such a length makes. */
const estimate = (length: number, radius: number, pitch: number): number => {
  let [turns, gone] = [0, 0];
  for (; gone < length && turns < 12; turns += 0.1) gone += 0.1 * FULL * 0.9 * (radius + pitch * turns);
  return turns;
};

/** Its end goes on nearly straight. */
const withTail = (random: Random, { points, leans }: BeltWay, tail: number): BeltWay => {
  const [last, before]: [Vector, Vector] = [points.at(-1) ?? [0, 0, 0], points.at(-2) ?? [-1, 0, 0]];
  const ahead = unit(minus(last, before));
  const bend = random.between(-0.1, 0.4);
  const steps = Math.max(2, Math.round(tail / 14));
  const ends = Array.from({ length: steps }, (_, step): Vector => {
    const way = ((step + 1) / steps) * tail;
    const aside = (bend * way * way) / (2 * tail);
    return [last[0] + ahead[0] * way - ahead[1] * aside, last[1] + ahead[1] * way + ahead[0] * aside, last[2]];
  });
  return { points: [...points, ...ends], leans: [...leans, ...ends.map(() => leans.at(-1) ?? 0)] };
};

/** Laid to and fro: lanes that lie close in their middle and wide where they turn back. */
const folded = (random: Random, length: number): BeltWay => {
  const lanes = length > 1000 ? random.whole(3, 4) : random.whole(3, 5);
  const long = length / lanes - 26;
  const [near, wide] = [random.between(4.6, 9), random.between(17, 30)];
  const [bow, lean] = [random.between(-46, 46), random.between(0, 0.35)];
  const bends = relief(random.whole(1, 99_999));
  const knots: Vector[] = [];
  for (let lane = 0; lane < lanes; lane++) {
    const reach = (long / 2) * random.between(0.9, 1.04);
    for (const share of [-0.94, -0.6, -0.2, 0.2, 0.6, 0.94]) {
      const x = (lane % 2 === 0 ? share : -share) * reach;
      const away = near + (wide - near) * share * share * share * share;
      const y = (lane - (lanes - 1) / 2) * away + bow * (1 - share * share) + 5 * bends(x / 70, 2);
      knots.push([x, y, 0]);
    }
    if (lane + 1 < lanes) knots.push([(lane % 2 === 0 ? 1 : -1) * (reach + random.between(8, 15)), (lane + 1 - lanes / 2) * wide, 0]);
  }
  const points = smoothPath(knots, 3);
  return { points, leans: points.map((_, index) => lean * bends(index / 14, 9)) };
};

/** As belts come out of a pocket of the bag or off the hip: rolled up tightly, dropped in a wide loose coil, or laid to and fro. */
export const beltWay = (random: Random, length: number): BeltWay => {
  const how = random.next();
  if (how < 0.34)
    return coiled(random, length, {
      radius: random.between(15, 27),
      pitch: [5.6, 10],
      sprung: [random.between(4, 46), random.between(0.4, 1)],
      lean: random.between(0, 0.25),
      stepped: random.between(-4, 4),
    });
  if (how < 0.72)
    return coiled(random, length, {
      radius: random.between(48, 74),
      pitch: [10, 34],
      sprung: [random.between(0, 40), random.between(0.3, 0.8)],
      lean: random.between(0.3, 1.4),
      stepped: 0,
    });
  return folded(random, length);
};
