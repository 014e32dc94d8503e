import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { rotation } from "../math/rotation.ts";
import { wholePower } from "../math/wholePower.ts";
import { extrusion } from "../mesh/extrusion.ts";
import { loft } from "../mesh/loft.ts";
import { merged, moved, type Mesh, type Point } from "../mesh/mesh.ts";
import { smoothPath, torus, tube } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import type { Assembly } from "./assembly.ts";
import { brick, post } from "./circuit.ts";

/** What a shoe is made over, and of. */
export interface Last {
  length: number;
  /** Height of the block under the heel; 0 where the sole is one. */
  heel: number;
  /** Height of the collar above the sole. */
  shaft: number;
  sole: MaterialName;
  soleDensity: number;
  soleThickness: number;
  /** Height of what the sole stands on; 0 where it is smooth. */
  tread: number;
  /** A spring of steel in its waist. */
  shank: boolean;
  upper: MaterialName;
  upperDensity: number;
  wall: number;
  pointed: number;
}

/** Half width of a foot from heel (0) to toe (1), and how far its middle lies aside. */
const widthAlong = (t: number) =>
  27 + 6 * sine(t * 3.1) + 15 * Math.max(0, sine((t - 0.35) * 4.2)) * (t > 0.35 ? 1 : 0) - 40 * Math.max(0, t - 0.92);
const bendAlong = (t: number) => 9 * sine(t * Math.PI + 0.4);

const STEPS = 20;
/** Points on one side of the upper's skin. */
const SKIN = 15;

/** Between points of a profile, straight. */
const along = (profile: readonly Point[], t: number): number => {
  for (let index = 1; index < profile.length; index++) {
    const [from, a] = profile[index - 1]!;
    const [to, b] = profile[index]!;
    if (t <= to) return a + ((b - a) * Math.max(0, t - from)) / (to - from);
  }
  return profile.at(-1)![1];
};

interface Station {
  t: number;
  y: number;
  x: number;
  half: number;
  /** How far the toe and the heel's edge are off the ground. */
  rise: number;
}

/** Closer together at heel and toe, where the outline turns. */
const stations = ({ length, pointed, heel }: Last, grow: number): Station[] =>
  Array.from({ length: STEPS }, (_, index) => {
    const t = 0.5 - 0.5 * cosine((Math.PI * (index + 0.3)) / (STEPS - 0.4));
    const round = Math.sqrt(Math.max(0.02, 1 - wholePower(2 * t - 1, 8)));
    const toe = Math.max(0, (t - 0.68) / 0.32);
    const waist = heel > 0 ? 0.35 * heel * Math.max(0, sine((t - 0.16) * 4.6)) * (t < 0.84 ? 1 : 0) : 0;
    return {
      t,
      y: (t - 0.5) * (length + 2 * grow),
      x: bendAlong(t),
      half: Math.max(5, widthAlong(t) * round * (1 - pointed * Math.max(0, t - 0.6)) + grow),
      rise: 11 * toe * toe + waist + (t < 0.06 && heel === 0 ? 40 * (0.06 - t) : 0),
    };
  });

/** Thick under the heel where it has no block, thin under the toes. */
const thicknessAt = ({ soleThickness, heel }: Last, t: number): number =>
  heel > 0
    ? soleThickness
    : soleThickness *
      along(
        [
          [0, 1.22],
          [0.3, 1.16],
          [0.55, 0.86],
          [0.8, 0.66],
          [1, 0.56],
        ],
        t,
      );

const soleOf = (last: Last): Mesh =>
  loft(
    stations(last, 3).map(({ t, x, y, half, rise }): Vector[] => {
      const high = rise + thicknessAt(last, t);
      return [
        [x - half * 0.94, y, rise],
        [x + half * 0.94, y, rise],
        [x + half * 1.02, y, rise + (high - rise) * 0.4],
        [x + half * 0.97, y, high],
        [x - half * 0.97, y, high],
        [x - half * 1.02, y, rise + (high - rise) * 0.4],
      ];
    }),
  );

/** Where the upper ends above the sole: counter, dip at the ankle, tongue, instep, box of the toes. */
const heightAt = ({ shaft }: Last, t: number): number =>
  along(
    shaft > 100
      ? [
          [0, shaft],
          [0.34, shaft + 4],
          [0.46, shaft * 0.74],
          [0.62, 62],
          [0.8, 47],
          [0.93, 42],
          [1, 22],
        ]
      : [
          [0, shaft],
          [0.08, shaft + 3],
          [0.22, shaft * 0.8],
          [0.36, shaft * 1.02],
          [0.44, shaft * 1.04],
          [0.64, shaft * 0.5 + 22],
          [0.8, shaft * 0.1 + 38],
          [0.92, 40],
          [1, 20],
        ],
    t,
  );

/** How far the upper is open at its top: all of the ankle, a slit between the laces, nothing before them. */
const openAt = ({ shaft }: Last, t: number): number =>
  along(
    [
      [0, shaft > 100 ? 0.7 : 0.86],
      [0.36, shaft > 100 ? 0.7 : 0.9],
      [0.46, 0.34],
      [0.66, 0.16],
      [0.72, 0.02],
      [1, 0.02],
    ],
    t,
  );

/** A skin bent around the foot like a C lying on its back, insole and all. */
const upperOf = (last: Last): Mesh =>
  loft(
    stations(last, -1).map(({ t, x, y, half, rise }): Vector[] => {
      const base = rise + thicknessAt(last, t) + 0.4;
      const tall = heightAt(last, t);
      const open = openAt(last, t);
      const wall = Math.min(last.wall * (t > 0.86 || t < 0.16 ? 1.5 : 1), 0.45 * half, 0.2 * tall);
      const around = (inset: number): Vector[] =>
        Array.from({ length: 2 * SKIN + 1 }, (_, step) => {
          const angle = open + ((2 * Math.PI - 2 * open) * step) / (2 * SKIN);
          const [side, up] = [sine(angle), cosine(angle)];
          // Upright walls and a flat floor: a foot is no tube.
          const across = Math.sign(side) * Math.min(1, Math.sqrt(Math.abs(side)) * (up < 0 ? 1.08 : 1));
          const level = 0.5 + 0.5 * Math.max(-1, Math.min(1, up * 1.18));
          return [x + (half - inset) * across, y, base + inset + (tall - (open > 0.3 ? inset : 2 * inset)) * level];
        });
      return [...around(0), ...around(wall).toReversed()];
    }),
  );

/** Rows of lugs across the sole, with gaps and a free line in the middle. */
const treadOf = (last: Last, random: Random): Mesh => {
  const deep = last.tread;
  const spots = stations(last, 0);
  const pitch = random.between(9, 13);
  const slant = random.between(-2.5, 2.5);
  const rows = Math.floor((last.length - 34) / pitch);
  const lugs = Array.from({ length: rows }, (_, row) => {
    const y = (row - (rows - 1) / 2) * pitch;
    const spot = spots.find((each) => each.y >= y) ?? spots[0]!;
    // The arch hangs free.
    if ((spot.t > 0.34 && spot.t < 0.46) || (last.heel > 0 && spot.t < 0.34)) return [];
    const half = spot.half - 3;
    return [-0.68, 0, 0.68].map((place, index) =>
      brick(
        [half * (index === 1 ? 0.3 : 0.26), pitch * 0.3, deep / 2],
        [spot.x + place * half, y + (index === 1 ? slant : 0), spot.rise - deep / 2 - 0.3],
      ),
    );
  });
  return merged(lugs.flat());
};

/** The block under a heel: round behind, hollowed in front, with the ring of nails that holds it. */
const heelBlock = (assembly: Assembly, last: Last): void => {
  const back = stations(last, 2).filter(({ t }) => t < 0.25);
  const front = back.at(-1)!;
  const outline: Point[] = [
    ...back.map(({ x, y, half }): Point => [x + half * 0.96, y]),
    [front.x + front.half * 0.4, front.y - 5],
    [front.x - front.half * 0.4, front.y - 5],
    ...back.toReversed().map(({ x, y, half }): Point => [x - half * 0.96, y]),
  ];
  const at: Vector = [0, 0, -last.heel / 2 - 0.2];
  const block = assembly.add(extrusion(outline, last.heel), last.sole, { at, density: last.soleDensity });
  const nails = back
    .filter((_, index) => index % 2 === 1)
    .flatMap(({ x, y, half }) =>
      [-0.62, 0.62].map((side) => post(0.9, last.heel * 0.32, [x + side * half, y + 5, -last.heel / 2 - 0.2], 6)),
    );
  assembly.add(merged(nails), "steel/iron", { inside: block });
};

const lace = (assembly: Assembly, random: Random, last: Last): void => {
  const eyelets: Mesh[] = [];
  const laces: Vector[] = [];
  const rows = last.shaft > 100 ? 7 : 6;
  for (let row = 0; row < rows; row++)
    for (const hand of row % 2 === 0 ? [-1, 1] : [1, -1]) {
      const t = 0.44 + (row / (rows - 1)) * 0.22;
      const z = thicknessAt(last, t) + heightAt(last, t) + 0.9;
      const x = bendAlong(t) + hand * (14 - row);
      const y = (t - 0.5) * last.length;
      eyelets.push(moved(torus(2.6, 0.65, 10, 5), { rotation: rotation(-0.5, hand * 0.4, 0), position: [x, y, z] }));
      laces.push([x, y, z + 2.4]);
    }
  assembly.add(merged(eyelets), random.pick(["brass", "nickel", "aluminium"] as const));
  const high = thicknessAt(last, 0.6) + heightAt(last, 0.6);
  const loose: Vector[] = [
    [30, -last.length * 0.04, high - 4],
    [44, random.between(-20, 4), high * 0.6],
    [50, random.between(6, 30), high * 0.3],
  ];
  assembly.add(tube(smoothPath([...laces, ...loose], 4), 1.4, { sides: 5 }), "PET/polyester", { density: 0.8 });
};

/** One shoe, its sole down; what stands under the sole lies below z = 0. */
export const shoeOf = (assembly: Assembly, random: Random, last: Last, laced: boolean, empty = false): void => {
  const outsole = assembly.add(soleOf(last), last.sole, { density: last.soleDensity });
  if (last.heel > 0) heelBlock(assembly, last);
  if (last.tread > 0) assembly.add(treadOf(last, random), "rubber (vulcanised)", { density: 1.1 });
  if (last.shank) {
    const spots = stations(last, 0).filter(({ t }) => t > 0.2 && t < 0.58);
    const path = spots.map(({ t, y, x, rise }): Vector => [x, y, rise + thicknessAt(last, t) * 0.5]);
    assembly.add(tube(path, Math.min(2.4, last.soleThickness * 0.2), { sides: 6 }), "steel/iron", { inside: outsole, density: 4 });
  }
  assembly.add(upperOf(last), last.upper, { density: last.upperDensity });
  // Something is stuffed into most packed shoes.
  if (!empty && random.chance(0.5))
    assembly.ellipsoid([15, 38, 11], "cotton/cellulose", {
      at: [10, last.length * 0.2, thicknessAt(last, 0.7) + last.wall + 15],
      density: 0.16,
      noise: { frequency: 0.2, amplitude: 0.7, anisotropy: 1, seed: 5 },
    });
  if (laced) lace(assembly, random, last);
};
