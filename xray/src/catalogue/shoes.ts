import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { rotation } from "../math/rotation.ts";
import { loft } from "../mesh/loft.ts";
import { merged, type Mesh } from "../mesh/mesh.ts";
import { smoothPath, torus, tube } from "../mesh/sweep.ts";
import { moved } from "../mesh/mesh.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { post } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind, Parts } from "./kind.ts";
import { wholePower } from "../math/wholePower.ts";

/** Half width and height of a foot from heel (0) to toe (1). */
const widthAlong = (t: number) =>
  27 + 6 * sine(t * 3.1) + 15 * Math.max(0, sine((t - 0.35) * 4.2)) * (t > 0.35 ? 1 : 0) - 20 * Math.max(0, t - 0.9) * 5;
const bendAlong = (t: number) => 9 * sine(t * Math.PI + 0.4);

interface Last {
  length: number;
  heel: number;
  shaft: number;
  sole: MaterialName;
  soleDensity: number;
  soleThickness: number;
  upper: MaterialName;
  upperDensity: number;
  pointed: number;
}

const steps = 17;
const sides = 20;

const footprint = (last: Last, grow: number): { y: number; x: number; half: number }[] =>
  Array.from({ length: steps }, (_, index) => {
    // Closer rings at heel and toe, where the outline turns.
    const t = 0.5 - 0.5 * cosine((Math.PI * (index + 0.35)) / (steps - 0.3));
    const round = Math.sqrt(Math.max(0.02, 1 - wholePower(2 * t - 1, 8)));
    return {
      y: (t - 0.5) * (last.length + 2 * grow),
      x: bendAlong(t),
      half: Math.max(5, widthAlong(t) * round * (1 - last.pointed * Math.max(0, t - 0.6)) + grow),
    };
  });

const sole = (last: Last, low: number, high: number, grow: number): Mesh =>
  loft(
    footprint(last, grow).map(({ y, x, half }): Vector[] => [
      [x - half, y, low],
      [x + half, y, low],
      [x + half * 1.02, y, (low + high) / 2],
      [x + half * 0.97, y, high],
      [x - half * 0.97, y, high],
      [x - half * 1.02, y, (low + high) / 2],
    ]),
  );

const upper = (last: Last, base: number, shrink: number): Mesh =>
  loft(
    footprint(last, -shrink).map(({ y, x, half }) => {
      const t = y / last.length + 0.5;
      const tall =
        (t < 0.42 ? last.shaft : last.shaft + (36 - last.shaft) * Math.min(1, (t - 0.42) / 0.3) - 12 * Math.max(0, t - 0.72)) - shrink;
      return Array.from({ length: sides }, (_, side): Vector => {
        const angle = (2 * Math.PI * side) / sides;
        const across = cosine(angle);
        const up = sine(angle);
        const narrow = up > 0 && t < 0.5 ? 0.72 : 1;
        return [x + half * across * (up > 0.3 ? narrow : 1), y, base + tall / 2 + (tall / 2) * Math.max(-1, Math.min(1, up * 1.25))];
      });
    }),
  );

const shoe = (assembly: Assembly, random: Random, last: Last, laced: boolean, empty = false): void => {
  const low = 0;
  const high = last.soleThickness;
  const outsole = assembly.add(sole(last, low, high, 3), last.sole, { density: last.soleDensity });
  if (last.heel > 0)
    assembly.box([24, 28, last.heel / 2], last.sole, { at: [4, -last.length / 2 + 33, low - last.heel / 2 - 0.1], density: 1 });
  // A steel shank in the waist and the tread's grooves.
  assembly.add(
    tube(
      [
        [4, -60, high * 0.5],
        [9, -20, high * 0.5],
        [9, 25, high * 0.5],
      ],
      Math.min(2.6, high * 0.2),
      { sides: 6 },
    ),
    "steel/iron",
    { inside: outsole, density: 4 },
  );
  const groove = Array.from({ length: 9 }, (_, index) =>
    post(2.2, high * 0.28, [random.between(-9, 14), (index / 8 - 0.5) * last.length * 0.78, high * 0.45], 8),
  );
  assembly.add(merged(groove), "vacuum", { inside: outsole });
  const skin = assembly.add(upper(last, high + 0.4, 0), last.upper, { density: last.upperDensity });
  const inner = assembly.add(upper(last, high + 3.4, 4.2), "vacuum", { inside: skin });
  // Something is stuffed into most packed shoes.
  if (!empty && random.chance(0.5))
    assembly.ellipsoid([19, 42, 14], "cotton/cellulose", {
      at: [10, 40, high + 19],
      density: 0.16,
      inside: inner,
      noise: { frequency: 0.2, amplitude: 0.7, anisotropy: 1, seed: 5 },
    });
  if (!laced) return;
  const eyelets: Mesh[] = [];
  const laces: Vector[] = [];
  for (let row = 0; row < 6; row++)
    for (const hand of row % 2 === 0 ? [-1, 1] : [1, -1]) {
      const y = -12 + row * 11;
      const z = high + last.shaft - 2 - row * (last.shaft - 34) * 0.17;
      const x = 9 + hand * 15;
      eyelets.push(moved(torus(2.6, 0.65, 10, 5), { rotation: rotation(0.3, hand * 0.5, 0), position: [x, y, z] }));
      laces.push([x, y, z + 2]);
    }
  assembly.add(merged(eyelets), random.pick(["brass", "nickel", "aluminium"] as const));
  const loose: Vector[] = [
    [30, -30, high + last.shaft * 0.9],
    [44, -10, high + 18],
    [52, 14, high + 10],
  ];
  assembly.add(tube(smoothPath([...laces, ...loose], 4), 1.5, { sides: 5 }), "PET/polyester", { density: 0.8 });
};

const pair = (random: Random, last: Last, laced: boolean, manifestLine: string): Parts => {
  const assembly = new Assembly();
  // Sole against sole or head to tail, as people pack them.
  shoe(assembly.within([-50, random.between(-12, 12), 0]), random, last, laced);
  shoe(assembly.within([50, random.between(-12, 12), 0], rotation(0, 0, Math.PI + random.between(-0.08, 0.08))), random, last, laced);
  return { solids: assembly.solids, manifestLine };
};

const single = (random: Random, last: Last, laced: boolean, manifestLine: string): Parts => {
  const assembly = new Assembly();
  shoe(
    assembly.within(
      [0, 0, 0],
      last.shaft > 100 || random.chance(0.6) ? rotation(0, random.chance(0.5) ? 1.5 : -1.5, 0) : rotation(0, 0, 0),
    ),
    random,
    last,
    laced,
  );
  return { solids: assembly.solids, manifestLine };
};

const last = (random: Random, own: Partial<Last>): Last => ({
  length: random.between(248, 288),
  heel: 0,
  shaft: 72,
  sole: "EVA/PU sole",
  soleDensity: 0.45,
  soleThickness: 24,
  upper: "PET/polyester",
  upperDensity: 0.35,
  pointed: 0,
  ...own,
});

/** A trainer with nothing stuffed into it, and how high the floor of its room is. */
export const emptyShoe = (random: Random): { solids: Assembly["solids"]; floor: number } => {
  const assembly = new Assembly();
  const own = last(random, {});
  shoe(assembly, random, own, true, true);
  return { solids: assembly.solids, floor: own.soleThickness + 3.4 };
};

export const shoes = {
  trainers: everyday("shoes", "Trainers", "Thick light soles, soft uppers, eyelets and laces.", (random) =>
    pair(
      random,
      last(random, { soleThickness: random.between(22, 30), soleDensity: random.between(0.3, 0.5) }),
      true,
      "1 pair of trainers",
    ),
  ),
  leatherShoes: everyday("shoes", "Leather shoes", "Steel shank in a dense thin sole, heel block with nails.", (random) =>
    pair(
      random,
      last(random, {
        heel: 14,
        soleThickness: 10,
        sole: "rubber (vulcanised)",
        soleDensity: 1.05,
        upper: "leather (Cr tanned)",
        upperDensity: 0.8,
        pointed: 0.35,
        shaft: 66,
      }),
      true,
      "1 pair of leather shoes",
    ),
  ),
  boot: everyday("shoes", "Ankle boot", "A high shaft, a heavy ribbed sole, a steel shank.", (random) =>
    single(
      random,
      last(random, {
        heel: 16,
        soleThickness: 18,
        sole: "rubber (vulcanised)",
        soleDensity: 1.0,
        upper: "leather (Cr tanned)",
        upperDensity: 0.85,
        shaft: 128,
      }),
      true,
      "1 ankle boot",
    ),
  ),
  singleTrainer: everyday("shoes", "Trainer", "A thick light sole lying on its side.", (random) =>
    single(random, last(random, {}), true, "1 trainer"),
  ),
  ballerina: everyday("shoes", "Flat shoes", "Thin soles, low uppers.", (random) =>
    pair(
      random,
      last(random, {
        length: random.between(228, 248),
        soleThickness: 8,
        sole: "rubber (vulcanised)",
        soleDensity: 0.95,
        upper: "leather (Cr tanned)",
        upperDensity: 0.6,
        shaft: 44,
        pointed: 0.5,
      }),
      false,
      "1 pair of flat shoes",
    ),
  ),
} satisfies Record<string, Kind>;
