import { compose, rotation } from "../math/rotation.ts";
import { extrusion, pierced } from "../mesh/extrusion.ts";
import { merged, moved, type Point } from "../mesh/mesh.ts";
import { slab, roundedRectangle } from "../mesh/slab.ts";
import { eased, sweepOf } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Matrix, Vector } from "../solid.ts";
import type { Fitting, Spot } from "./garment.ts";

/** Nothing sewn on lies quite as the cloth below it, in radians. */
const ASKEW = 0.28;
/** So far beside it the cloth's slope is taken; steeper than this it turns no further. */
const SLOPE = { reach: 5, most: 1.1 };

/** How a thing of a few millimetres lies on the cloth. */
export const leaning = ({ random, beside }: Spot): Matrix => {
  const slope = (x: number, y: number): number => {
    const rise = (beside(x, y)[2] - beside(-x, -y)[2]) / (2 * SLOPE.reach);
    return Math.max(-SLOPE.most, Math.min(SLOPE.most, rise));
  };
  const [across, along] = [slope(SLOPE.reach, 0), slope(0, SLOPE.reach)];
  const lean = rotation(along + ASKEW * random.normal(), -across + ASKEW * random.normal(), 0);
  return compose(lean, rotation(0, 0, random.between(-3.1, 3.1)));
};

export const button = (at: Point, material: MaterialName = "POM(acetal)"): Fitting => ({
  at,
  layer: 1,
  attach: (assembly, spot) => {
    const part = assembly.within([0, 0, 0], leaning(spot));
    part.cylinder(5.4, 0.8, material);
    // The rim is thicker than the middle with its holes.
    part.add(extrusion(pierced(roundedRectangle(5.6, 5.6, 5.5, 5), roundedRectangle(3.9, 3.9, 3.8, 5)), 0.9), material, {
      at: [0, 0, 1.3],
    });
  },
});

/** A domed cap, a post through the cloth and a plate behind it. */
export const rivet = (at: Point): Fitting => ({
  at,
  layer: 1,
  attach: (assembly, spot) => {
    const part = assembly.within([0, 0, 0], leaning(spot));
    const metal = spot.random.pick(["brass", "copper", "zinc die-cast"] as const);
    part.cylinder(spot.random.between(3.6, 4.6), 0.45, metal, { at: [0, 0, 0.5] });
    part.cylinder(1.1, 1.2, metal, { at: [0, 0, -1.2] });
    part.cylinder(spot.random.between(2.6, 3.5), 0.35, metal, { at: [0, 0, -2.8] });
  },
});

/** How far a zip wanders to the side, in millimetres, and how often its way is looked at. */
const ZIP = { wander: 7, step: 9, pitch: 2.6 };

/** The way of a zip over the cloth, from its lower end up. */
const wayOf = ({ random, beside }: Spot, length: number): Vector[] => {
  const [first, second] = [random.normal() * ZIP.wander, random.normal() * ZIP.wander];
  const steps = Math.max(3, Math.round(length / ZIP.step));
  const way = Array.from({ length: steps + 1 }, (_, step): Vector => {
    const share = step / steps;
    return beside(first * share * (1 - share) * 4 + second * share * (1 - share) * (1 - 2 * share) * 6, (share - 0.5) * length);
  });
  return eased(way, 2);
};

/** Places at even steps along a way, and where it goes there. */
export const placesOn = (way: readonly Vector[], pitch: number): { at: Vector; turned: Matrix }[] => {
  const places: { at: Vector; turned: Matrix }[] = [];
  let carry = pitch / 2;
  for (const [index, to] of way.entries()) {
    const from = way[index - 1];
    if (!from) continue;
    const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    const flat = Math.sqrt(x * x + y * y) || 1;
    const length = Math.sqrt(flat * flat + z * z) || 1;
    const heading: Matrix = [y / flat, x / flat, 0, -x / flat, y / flat, 0, 0, 0, 1];
    const climbing: Matrix = [1, 0, 0, 0, flat / length, -z / length, 0, z / length, flat / length];
    const turned = compose(heading, climbing);
    for (; carry < length; carry += pitch)
      places.push({ at: [from[0] + (x * carry) / length, from[1] + (y * carry) / length, from[2] + (z * carry) / length], turned });
    carry -= length;
  }
  return places;
};

/** Teeth on both sides, or a coil of nylon that hardly shows, and a slider; lies along y, as the cloth lies. */
export const zip = (at: Point, length: number, layer: number, material: MaterialName): Fitting => ({
  at,
  layer,
  attach: (assembly, spot) => {
    const way = wayOf(spot, length);
    const places = placesOn(way, ZIP.pitch);
    const [first, last] = [places[0], places.at(-1)];
    if (!first || !last) return;
    if (material === "nylon6") {
      const coil: Point[] = [
        [-2.4, -0.5],
        [2.4, -0.5],
        [2.4, 0.5],
        [-2.4, 0.5],
      ];
      assembly.add(sweepOf(way, coil, { level: true }), material, { density: 0.5 });
      assembly.add(slab([2.6, 1.2, 1], 0.5, 0.2, 1), "zinc die-cast", { at: first.at, turn: first.turned });
    } else {
      const tooth = slab([1.7, 0.75, 0.85], 0.3, 0, 1);
      const teeth = places.map(({ at: [x, y, z], turned }, index) => {
        const side = index % 2 === 0 ? -1.1 : 1.1;
        return moved(tooth, { rotation: turned, position: [x + side * turned[0], y + side * turned[3], z] });
      });
      assembly.add(merged(teeth), material);
    }
    // It is not always closed.
    const stop = spot.random.chance(0.3) ? (places[Math.floor(places.length * spot.random.between(0.2, 0.9))] ?? last) : last;
    const part = assembly.within(stop.at, stop.turned);
    part.add(slab([2.9, 4.2, 1.5], 1.4, 0.4, 2), "zinc die-cast", { at: [0, 2, 0.9] });
    const long = spot.random.between(5, 10.5);
    const pull = extrusion(pierced(roundedRectangle(2.3, long, 2, 2), roundedRectangle(1.1, long * 0.3, 1, 2)), 1.1);
    part.add(pull, "zinc die-cast", {
      at: [spot.random.between(-4, 4), 6 + long * 0.7, 2.6],
      turn: rotation(spot.random.normal() * 0.25, spot.random.normal() * 0.3, spot.random.normal() * 0.7),
    });
  },
});
