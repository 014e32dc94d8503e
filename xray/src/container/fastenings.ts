import { compose, rotation, upright } from "../math/rotation.ts";
import { minus, unit } from "../math/vector.ts";
import { extrusion, pierced } from "../mesh/extrusion.ts";
import { merged, moved, type Point } from "../mesh/mesh.ts";
import { relief } from "../mesh/relief.ts";
import { roundedRectangle, slab } from "../mesh/slab.ts";
import { sweepOf, torus, tube } from "../mesh/sweep.ts";
import type { Assembly } from "../catalogue/assembly.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Matrix, Vector } from "../solid.ts";

const heading = (direction: Vector): Matrix => {
  const [x, y] = unit([direction[0], direction[1], 0]);
  return [x, -y, 0, y, x, 0, 0, 0, 1];
};

/** Points at even steps along a path. */
export const evenly = (path: readonly Vector[], step: number): { at: Vector; ahead: Vector }[] => {
  const points: { at: Vector; ahead: Vector }[] = [];
  let carry = 0;
  for (let index = 0; index + 1 < path.length; index++) {
    const a: Vector = path[index] ?? [0, 0, 0];
    const b: Vector = path[index + 1] ?? [0, 0, 0];
    const way = minus(b, a);
    const length = Math.sqrt(way[0] * way[0] + way[1] * way[1] + way[2] * way[2]);
    const ahead = unit(way);
    for (; carry < length; carry += step)
      points.push({ at: [a[0] + ahead[0] * carry, a[1] + ahead[1] * carry, a[2] + ahead[2] * carry], ahead });
    carry -= length;
  }
  return points;
};

/** Half the width of a zip's tape; from one slider to the next that meets it; how often they meet. */
const TAPE = 8;
const SLIDER = 15;
const MEET = 0.7;

/** So many zips of bags have a coil of nylon for teeth, which nobody sees. */
const COILED = 0.72;

/** A coil of thin nylon sewn to a tape; of it only the stops at both ends show. */
const coilAlong = (assembly: Assembly, path: readonly Vector[]): void => {
  assembly.add(tube(path, 1.3, { sides: 5 }), "nylon6", { density: 0.55 });
  const ends = [path[0], path.at(-1)].flatMap((at) =>
    at ? [moved(slab([1.4, 2.4, 1.1], 0.6, 0.2, 1), { rotation: upright, position: at })] : [],
  );
  assembly.add(merged(ends), "zinc die-cast");
};

/** From one place to another in an arc, as what is sewn between them hangs or was cut. */
export const bowed = (from: Vector, to: Vector, bow: number): Vector[] => {
  const [x, y] = unit([to[0] - from[0], to[1] - from[1], 0]);
  return Array.from({ length: 13 }, (_, step): Vector => {
    const share = step / 12;
    const off = 4 * bow * share * (1 - share);
    return [
      from[0] + (to[0] - from[0]) * share - y * off,
      from[1] + (to[1] - from[1]) * share + x * off,
      from[2] + (to[2] - from[2]) * share,
    ];
  });
};

/** How a zip is sewn in: flat into a lid or standing in a wall, into cloth that gives so many millimetres; how many sliders it has. */
export interface Sewn {
  lies: "flat" | "upright";
  slack: number;
  sliders: 1 | 2;
}

/** How often the way of a zip is told, in millimetres, and how far from both ends it does not wander. */
const SEAM = { step: 16, held: 60 };

/** Nothing that is sewn into cloth runs along a ruler: it wanders aside and, less, up and down, but for its ends. */
const wandering = (random: Random, path: readonly Vector[], slack: number): Vector[] => {
  const [aside, up] = [relief(random.whole(1, 99_999)), relief(random.whole(1, 99_999))];
  const steps = evenly(path, SEAM.step);
  const end = path.at(-1);
  const long = steps.length * SEAM.step;
  const way = steps.map(({ at: [x, y, z], ahead }, index): Vector => {
    const gone = index * SEAM.step;
    const free = Math.min(1, gone / SEAM.held, (long - gone) / SEAM.held);
    const off = slack * free * (aside(gone / 110, 2) + 0.35 * aside(gone / 38, 7));
    const [c, s] = unit([ahead[0], ahead[1], 0]);
    return [x - s * off, y + c * off, z + 0.3 * slack * free * up(gone / 90, 4)];
  });
  return end ? [...way, end] : way;
};

/** Teeth or a coil along a path, its sliders with their pulls, and the tape they are sewn to. */
export const zipAlong = (
  assembly: Assembly,
  random: Random,
  path: readonly Vector[],
  material: MaterialName,
  { lies, slack, sliders }: Sewn,
): void => {
  const coiled = material === "nylon6" || random.fork(72).chance(COILED);
  const way = wandering(random.fork(73), path, slack);
  if (coiled) coilAlong(assembly, way);
  else teethAlong(assembly, random, way, material);
  const tape: Point[] = [
    [-TAPE, -0.4],
    [TAPE, -0.4],
    [TAPE, 0.4],
    [-TAPE, 0.4],
  ];
  assembly.add(sweepOf(way, tape, lies === "flat" ? { level: true } : { across: [0, 0, 1] }), "nylon6", { density: coiled ? 0.5 : 0.7 });
  const stops = evenly(way, SLIDER);
  const first = Math.min(stops.length - 1, Math.floor((0.06 + 0.88 * random.next()) * stops.length));
  // Two that close towards each other meet, as a rule.
  const second = random.chance(MEET) ? Math.min(stops.length - 1, first + 1) : Math.floor((0.06 + 0.88 * random.next()) * stops.length);
  for (const [index, stop] of [first, second].slice(0, sliders).entries()) {
    const { at, ahead } = stops[stop] ?? { at: [0, 0, 0] as const, ahead: [1, 0, 0] as const };
    pull(assembly, random, at, index === 0 ? ahead : [-ahead[0], -ahead[1], ahead[2]]);
  }
};

const teethAlong = (assembly: Assembly, random: Random, path: readonly Vector[], material: MaterialName): void => {
  const tooth = slab([0.8, 1.9, 1], 0.2, 0, 1);
  // Sewn by a machine, worn by hands: none stands quite where it should, some turned, one or two are gone.
  const worn = random.fork(71);
  const teeth = evenly(path, 3.1).flatMap(({ at, ahead }, index) => {
    if (worn.chance(0.012)) return [];
    const turned = heading(ahead);
    const aside = (index % 2 === 0 ? 1 : -1) * worn.between(0.75, 1.3);
    const along = worn.between(-0.45, 0.45);
    const position: Vector = [
      at[0] - turned[3] * aside + ahead[0] * along,
      at[1] + turned[0] * aside + ahead[1] * along,
      at[2] + worn.between(-0.5, 0.5),
    ];
    return [moved(tooth, { rotation: compose(turned, rotation(0, 0, worn.normal() * 0.12)), position })];
  });
  assembly.add(merged(teeth), material);
};

const pull = (assembly: Assembly, random: Random, at: Vector, ahead: Vector): void => {
  const part = assembly.within(at, heading(ahead));
  part.add(slab([6.5, 5, 2.6], 2, 0.6, 3), "zinc die-cast", { at: [0, 0, 0] });
  const turn = rotation(random.between(-0.3, 0.3), 0, random.between(-1.2, 1.2));
  const long = random.between(9, 20);
  const tab = extrusion(
    pierced(
      roundedRectangle(long, random.between(2.6, 4.4), 2.4, 3),
      roundedRectangle(long * 0.25, 1.6, 1.4, 3).map(([x, y]): Point => [x + long * 0.55, y]),
    ),
    1.6,
  );
  part.add(tab, "zinc die-cast", { at: [long - 4, 7, 3.6], turn });
  // Some have a cord tied to it.
  if (random.chance(0.35))
    part.add(
      tube(
        [
          [2 * long - 6, 8, 3],
          [2 * long + 6, 11, 2],
          [2 * long + 22, random.between(2, 20), 2],
        ],
        1.5,
        { sides: 6 },
      ),
      "nylon6",
      { turn: rotation(0, 0, 0) },
    );
};

/** Webbing: a woven band that lies flat, or as wide as it is in the direction `across`. */
export const webbing = (assembly: Assembly, path: readonly Vector[], width: number, across?: Vector): void => {
  const lying = across ? { across } : { level: true };
  const band = (from: number, to: number, thick: number): Point[] => [
    [from, -thick],
    [to, -thick],
    [to, thick],
    [from, thick],
  ];
  assembly.add(sweepOf(path, band(-width / 2 + 2.1, width / 2 - 2.1, 0.9), lying), "nylon6", {
    density: 0.8,
    noise: { frequency: 0.4, amplitude: 0.25, anisotropy: 1, seed: 3 },
  });
  // Both edges are woven tighter.
  const edges = [-1, 1].map((side) => sweepOf(path, band((side * width) / 2 - 1, (side * width) / 2 + 1, 1.3), lying));
  assembly.add(merged(edges), "nylon6", { density: 1.05 });
};

/** A side-release buckle of acetal. */
export const buckle = (assembly: Assembly, at: Vector, turn: Matrix = upright): void => {
  const part = assembly.within(at, turn);
  part.add(extrusion(pierced(roundedRectangle(16, 26, 5, 3), roundedRectangle(9, 12, 2, 2)), 6), "POM(acetal)");
  part.add(slab([14, 3, 2.2], 1.5, 0.5, 2), "POM(acetal)", { at: [0, 31, 0] });
  part.add(slab([14, 3, 2.2], 1.5, 0.5, 2), "POM(acetal)", { at: [0, -31, 0] });
};

export const ring = (assembly: Assembly, at: Vector, turn: Matrix, radius: number, material: MaterialName = "steel/iron"): void => {
  assembly.add(torus(radius, 1.7, 22, 7), material, { at, turn });
};
