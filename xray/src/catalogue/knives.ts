import { rotation } from "../math/rotation.ts";
import { extrusion } from "../mesh/extrusion.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import { Assembly } from "./assembly.ts";
import { post } from "./circuit.ts";
import type { Kind, Parts } from "./kind.ts";

const threat = (name: string, description: string, make: Kind["make"]): Kind => ({
  family: "weapons",
  category: "knives",
  name,
  description,
  make,
});

/** A blade along x from the handle to the tip; back and edge as heights above the middle, the steel thinning towards the edge. */
const bladeOf = (length: number, height: number, back: number, belly: number, drop: number) => {
  const steps = 12;
  const upper = Array.from({ length: steps }, (_, index): Point => {
    const t = index / steps;
    return [length * t, height * (0.5 - drop * t * t * t)];
  });
  const lower = Array.from({ length: steps + 1 }, (_, index): Point => {
    const t = 1 - index / steps;
    return [length * t, height * (-0.5 + belly * t * t * t * t)];
  });
  const tip: Point = [length, height * (0.5 - drop)];
  const outline = [...upper, tip, ...lower];
  return { outline, thicknesses: outline.map((_, index) => (index < steps ? back * (1 - 0.45 * (index / steps)) : 0.25)) };
};

const fixed = (
  random: Random,
  own: {
    length: number;
    height: number;
    back: number;
    belly: number;
    drop: number;
    blade: MaterialName;
    handle: MaterialName;
    handleLength: number;
    guard?: boolean;
    rivets: number;
    manifestLine: string;
  },
): Parts => {
  const assembly = new Assembly();
  const { outline, thicknesses } = bladeOf(own.length, own.height, own.back, own.belly, own.drop);
  assembly.add(extrusion(outline, thicknesses), own.blade);
  const guard = own.guard ? 5 : 0;
  const grip = (own.height < 24 ? 13 : 15) * random.between(0.85, 1.15);
  const round = random.between(5.5, 10);
  const handle = assembly.add(
    slab([own.handleLength / 2, grip * 0.9, round], Math.min(grip * 0.9 - 4.6, random.between(3, 7.5)), Math.min(4, round * 0.6), 4),
    own.handle,
    {
      at: [-own.handleLength / 2 - guard, own.height * 0.1, 0],
    },
  );
  const tang = own.handleLength * random.pick([0.46, 0.46, 0.34]);
  // The tang goes on where the blade ends, narrower where the handle's end is round.
  const front = own.handleLength / 2;
  assembly.add(
    extrusion(
      [
        [-tang, -6],
        [front - 3.5, -7.5],
        [front - 0.3, -4],
        [front - 0.3, 4],
        [front - 3.5, 7.5],
        [-tang, 6],
      ],
      Math.max(1.6, own.back),
    ),
    own.blade,
    { at: [-own.handleLength / 2 - guard, own.height * 0.1, 0], inside: handle },
  );
  if (own.guard) {
    const cross = assembly.add(slab([guard / 2, own.height * 0.85, 7], 1.5, 1, 2), "brass", { at: [-guard / 2, 0, 0] });
    assembly.box([guard / 2 - 0.02, 7, Math.max(1.6, own.back) / 2], own.blade, { at: [-guard / 2, 0, 0], inside: cross });
  }
  if (own.rivets > 0)
    for (const side of [-1, 1])
      assembly.add(
        merged(
          Array.from({ length: own.rivets }, (_, index) =>
            post(2.8, Math.min(3, round - 5.2 + 2.6), [
              -own.handleLength * (0.2 + (0.6 * index) / Math.max(1, own.rivets - 1)) - guard,
              own.height * 0.1,
              side * (round - Math.min(3, round - 2.6) - 0.4),
            ]),
          ),
        ),
        "brass",
        { inside: handle },
      );
  return { solids: assembly.solids, manifestLine: own.manifestLine };
};

export const knives = {
  kitchenKnife: threat(
    "Kitchen knife",
    "A kitchen knife: a long thin wedge of steel, saturated blue, and a faint handle with rivets.",
    (random) =>
      fixed(random, {
        length: random.between(150, 205),
        height: random.between(30, 44),
        back: random.between(1.8, 2.4),
        belly: random.between(0.4, 0.95),
        drop: random.between(0.05, 0.5),
        blade: "stainless 304",
        handle: random.pick(["POM(acetal)", "wood"] as const),
        handleLength: random.between(108, 125),
        rivets: 3,
        manifestLine: "1 kitchen knife",
      }),
  ),
  paringKnife: threat("Paring knife", "A short pointed kitchen knife, thin steel and a light handle.", (random) =>
    fixed(random, {
      length: random.between(64, 112),
      height: random.between(14, 25),
      back: random.between(1.1, 1.9),
      belly: random.between(0.3, 0.95),
      drop: random.between(0.05, 0.6),
      blade: "stainless 304",
      handle: random.pick(["polypropylene", "wood", "POM(acetal)"] as const),
      handleLength: random.between(84, 112),
      rivets: random.pick([0, 0, 2]),
      manifestLine: "1 paring knife",
    }),
  ),
  huntingKnife: threat("Hunting knife", "A fixed blade with a guard: thick back, pointed tip, cross bar before the handle.", (random) =>
    fixed(random, {
      length: random.between(110, 165),
      height: random.between(25, 33),
      back: random.between(3.2, 4.6),
      belly: 0.7,
      drop: 0.25,
      blade: "stainless 304",
      handle: random.pick(["wood", "rubber (vulcanised)", "leather (Cr tanned)"] as const),
      handleLength: 112,
      guard: true,
      rivets: 2,
      manifestLine: "1 hunting knife",
    }),
  ),
  ceramicKnife: threat("Ceramic knife", "A short, even blade, blue like steel, for zirconia is heavy; no rivets in the handle.", (random) =>
    fixed(random, {
      length: random.between(72, 168),
      height: random.between(19, 42),
      back: random.between(1.5, 2.3),
      belly: random.between(0.2, 0.95),
      drop: random.between(0.05, 0.55),
      blade: "zirconia (ceramic blade)",
      handle: random.pick(["ABS", "polypropylene", "wood"] as const),
      handleLength: random.between(92, 124),
      rivets: 0,
      manifestLine: "1 ceramic knife",
    }),
  ),
  foldingKnife: threat("Folding knife", "A folding knife: two steel liners with the blade between them, a pivot and a clip.", (random) => {
    const assembly = new Assembly();
    const half = random.between(48, 60);
    for (const side of [-1, 1]) {
      assembly.add(slab([half, 10.5, 0.7], 8, 0.1, 4), "steel/iron", { at: [0, 0, side * 2.6] });
      assembly.add(slab([half - 1, 10, 1.8], 8, 1, 4), random.pick(["wood", "nylon6", "aluminium"] as const), { at: [0, 0, side * 5.3] });
    }
    const open = random.chance(0.45);
    const { outline, thicknesses } = bladeOf(half * 1.75, 19, 2.6, 0.7, 0.35);
    const angle = open ? random.between(1.4, 3.1) : 0.06;
    assembly.add(extrusion(outline, thicknesses), "stainless 304", { at: [-half + 8, 0, 0], turn: rotation(0, 0, angle) });
    assembly.add(
      merged(
        [
          [-half + 7, 0, 0],
          [half - 8, 0, 0],
          [half - 30, 5, 0],
        ].map(([x = 0, y = 0, z = 0]) => post(2.6, 7.4, [x, y, z])),
      ),
      "steel/iron",
      { density: 4 },
    );
    assembly.box([26, 2.6, 0.5], "steel/iron", { at: [half - 30, -3, 8.4] });
    return { solids: assembly.solids, manifestLine: "1 folding knife" };
  }),
} satisfies Record<string, Kind>;
