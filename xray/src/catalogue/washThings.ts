import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, torus, tube } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Vector } from "../solid.ts";
import { lengthwise } from "./assembly.ts";
import { brick } from "./circuit.ts";
import { vessel } from "./vessel.ts";

import type { SmallThing } from "./smallThings.ts";

const plastics = ["polyethylene", "PET/polyester", "polypropylene", "PMMA", "ABS"] as const satisfies MaterialName[];

/** A bottle of some of the hundred millilitres that one may carry: round, oval or shouldered, with a turned, flipped or pumping top. */
const littleBottle: SmallThing = (assembly, random) => {
  const radius = random.between(13, 20);
  const long = random.between(48, 92);
  const shoulder = random.between(0.74, 0.9);
  const neck = random.between(6, 9);
  const shape = random.pick(["waisted", "straight", "cone"] as const);
  const profile: Point[] = [
    [radius * 0.86, 0],
    [radius, 3],
    [shape === "waisted" ? radius * 0.82 : radius, long * 0.4],
    [shape === "cone" ? radius * 0.72 : radius, long * shoulder],
    [neck * 1.3, long * (shoulder + 0.07)],
    [neck, long],
  ];
  vessel(assembly, {
    profile,
    wall: random.between(0.7, 1.3),
    flatten: random.pick([1, 1, 0.62, 0.75]),
    material: random.pick([...plastics, "glass soda-lime"] as const),
    content: random.pick(["lotion/shampoo", "lotion/shampoo", "water", "veg oil/fat", "ethanol"] as const),
    full: random.between(0.3, 0.96),
  });
  const top = random.pick(["cap", "cap", "pump"] as const);
  if (top === "cap") {
    assembly.cylinder(random.between(neck + 1.5, radius * 0.9), 7, "polypropylene", { at: [0, long + 7.5, 0], along: "y", density: 0.6 });
    return;
  }
  assembly.cylinder(neck + 1.5, 6, "polypropylene", { at: [0, long + 6.5, 0], along: "y", density: 0.7 });
  assembly.add(
    tube(
      [
        [0, long + 13, 0],
        [0, long + 22, 0],
        [3, long + 25, 0],
        [14, long + 24, 0],
      ],
      3,
      { sides: 7 },
    ),
    "polypropylene",
    { density: 0.8 },
  );
  assembly.add(torus(3, 0.4, 14, 4), "stainless 304", { at: [0, long + 15, 0], turn: lengthwise.y });
};

const lipstick: SmallThing = (assembly, random) => {
  const shell = assembly.cylinder(random.between(8.5, 10), 34, random.pick(["aluminium", "ABS", "brass"] as const), {
    along: "y",
    density: 1.3,
  });
  const room = assembly.cylinder(7.6, 32.6, "vacuum", { along: "y", inside: shell });
  assembly.cylinder(5.6, 12, "veg oil/fat", { at: [0, random.between(8, 16), 0], along: "y", inside: room });
  const cup = assembly.cylinder(6.6, 11, "aluminium", { at: [0, -16, 0], along: "y", inside: room });
  assembly.cylinder(5.9, 10.2, "veg oil/fat", { at: [0, -16, 0], along: "y", inside: cup });
};

const mascara: SmallThing = (assembly, random) => {
  const wall = assembly.cylinder(7.5, 34, random.pick(plastics), { at: [0, -22, 0], along: "y" });
  assembly.cylinder(5, 30, "lotion/shampoo", { at: [0, -24, 0], along: "y", inside: wall, density: 1.3 });
  assembly.cylinder(7.2, 22, "ABS", { at: [0, 36, 0], along: "y", density: 0.7 });
};

const nailVarnish: SmallThing = (assembly, random) => {
  const half = random.between(13, 16);
  const glass = assembly.add(slab([half, 17, half], random.between(3, 12), 3, 4), "glass soda-lime");
  assembly.add(slab([half - 3, 13.4, half - 3], 5, 2, 4), "ethanol", { inside: glass, density: 1.05 });
  assembly.cylinder(7, 18, "ABS", { at: [0, 37, 0], along: "y", density: 0.8 });
  for (const side of [-1, 1]) assembly.ellipsoid([1.9, 1.9, 1.9], "stainless 304", { at: [side * 5, -14.6, 6 + half], density: 7.8 });
};

const tweezers: SmallThing = (assembly, random) => {
  const gap = random.between(0.02, 0.06);
  for (const side of [-1, 1])
    assembly.add(slab([random.between(3.4, 4.6), 46, 0.45], 2, 0.1, 3), "stainless 304", {
      at: [0, 0, side * 2.2],
      turn: rotation(side * gap, 0, 0),
    });
};

const nailClipper: SmallThing = (assembly) => {
  for (const [z, long] of [
    [-2.2, 28],
    [2.2, 28],
    [5.2, 24],
  ] as const)
    assembly.add(slab([6, long, 0.8], 3, 0.2, 3), "stainless 304", { at: [0, 0, z], turn: rotation(z > 5 ? 0.09 : z * 0.015, 0, 0) });
  assembly.cylinder(2, 6, "steel/iron", { at: [0, 19, 2] });
};

const nailFile: SmallThing = (assembly, random) => {
  const steel = random.chance(0.5);
  assembly.add(
    slab([steel ? 4 : 8, random.between(52, 80), steel ? 0.6 : 1], 4, 0.1, 4),
    steel ? "stainless 304" : "cardboard",
    steel ? {} : { density: 1.1 },
  );
};

const comb: SmallThing = (assembly, random) => {
  const long = random.between(60, 85);
  const count = Math.round(long / 1.7);
  const teeth = Array.from({ length: count }, (_, index) => brick([8, 0.5, 0.9], [12, (index - (count - 1) / 2) * 3.1, 0]));
  assembly.add(merged([brick([4, long, 1.6], [0, 0, 0]), ...teeth]), random.pick(["ABS", "wood", "nylon6"] as const), { density: 1.1 });
};

const cottonBuds: SmallThing = (assembly, random) => {
  const wall = assembly.cylinder(24, 38, "PMMA", { along: "y", density: 0.9 });
  const room = assembly.cylinder(23, 37, "vacuum", { along: "y", inside: wall });
  const sticks = Array.from({ length: 40 }, (_, index): Vector => {
    const [reach, angle] = [3.1 * Math.sqrt(index), index * 2.4];
    return [reach * cosine(angle), 0, reach * sine(angle)];
  }).filter(() => random.chance(0.8));
  assembly.add(merged(sticks.map(([x, , z]) => brick([0.9, 34, 0.9], [x, 0, z]))), "cotton/cellulose", { density: 0.8, inside: room });
};

const cottonPads: SmallThing = (assembly, random) => {
  const count = random.whole(6, 14);
  assembly.add(
    merged(
      Array.from({ length: count }, (_, index) =>
        brick([27, 1.4, 27], [random.between(-2, 2), (index - count / 2) * 3.6, random.between(-2, 2)]),
      ),
    ),
    "cotton/cellulose",
    { density: 0.12 },
  );
};

const lipBalm: SmallThing = (assembly) => {
  const wall = assembly.cylinder(8, 33, "polypropylene", { along: "y" });
  assembly.cylinder(6, 24, "veg oil/fat", { at: [0, 2, 0], along: "y", inside: wall });
};

const smallTube: SmallThing = (assembly, random) => {
  const long = random.between(55, 90);
  const skin = assembly.add(
    slab([random.between(13, 18), long / 2, random.between(7, 10)], 8, 6, 5),
    random.pick(["polyethylene", "aluminium"] as const),
    { density: 0.95 },
  );
  assembly.add(slab([12, long / 2 - 1.4, 6], 7, 5, 5), random.pick(["lotion/shampoo", "toothpaste"] as const), { inside: skin });
  assembly.box([12, 3, 0.8], "polyethylene", { at: [0, -long / 2 - 3.2, 0] });
  assembly.cylinder(8, 7, "polypropylene", { at: [0, long / 2 + 7.2, 0], along: "y", density: 0.7 });
};

const rollOn: SmallThing = (assembly, random) => {
  const radius = random.between(15, 19);
  vessel(assembly, {
    profile: [
      [radius * 0.8, 0],
      [radius, 4],
      [radius * 0.84, 40],
      [radius, 62],
    ],
    wall: 1.5,
    flatten: random.between(0.7, 1),
    material: random.pick(["polypropylene", "glass soda-lime"] as const),
    content: "lotion/shampoo",
    full: random.between(0.3, 0.9),
  });
  assembly.ellipsoid([11, 11, 11], "polypropylene", { at: [0, 74.5, 0], density: 0.5 });
};

const mirror: SmallThing = (assembly, random) => {
  const radius = random.between(26, 36);
  const shell = assembly.cylinder(radius, 4, "ABS");
  assembly.cylinder(radius - 3, 1, "glass soda-lime", { at: [0, 0, 1.6], inside: shell });
  assembly.add(
    tube(
      [
        [-7, radius + 1, 0],
        [7, radius + 1, 0],
      ],
      1.4,
      { sides: 6 },
    ),
    "steel/iron",
  );
};

const hairClips: SmallThing = (assembly, random) => {
  const pins = Array.from({ length: random.whole(4, 9) }, (_, index) =>
    tube(
      smoothPath(
        [
          [-24, index * 3.1, index % 3],
          [20, index * 3.1 + 0.8, index % 3],
          [25, index * 3.1 + 1.5, (index % 3) + 0.5],
          [20, index * 3.1 + 2.1, (index % 3) + 1],
          [-22, index * 3.1 + 1.8, (index % 3) + 1],
        ],
        3,
      ),
      0.6,
      { sides: 5 },
    ),
  );
  assembly.add(merged(pins), "steel/iron");
  const rings = Array.from({ length: 3 }, (_, index) => index);
  for (const index of rings)
    assembly.add(torus(random.between(14, 20), 2, 22, 6), "rubber (vulcanised)", { at: [0, -24, index * 4.4], density: 0.9 });
};

const plasters: SmallThing = (assembly, random) => {
  const box = assembly.add(slab([20, 40, 7], 1, 0.3, 2), "cardboard", { density: 0.6 });
  const room = assembly.add(slab([19.4, 39.4, 6.4], 1, 0.3, 2), "vacuum", { inside: box });
  assembly.add(
    merged(Array.from({ length: 6 }, (_, index) => brick([16, 34, 0.5], [random.between(-2, 2), random.between(-3, 3), index * 2 - 5]))),
    "PVC",
    {
      density: 1,
      inside: room,
    },
  );
};

export const washThings: readonly SmallThing[] = [
  littleBottle,
  littleBottle,
  littleBottle,
  smallTube,
  smallTube,
  rollOn,
  lipBalm,
  tweezers,
  nailClipper,
  nailFile,
  comb,
  cottonBuds,
  cottonPads,
  plasters,
  hairClips,
  mirror,
];
export const paintThings: readonly SmallThing[] = [
  lipstick,
  lipstick,
  mascara,
  mascara,
  nailVarnish,
  tweezers,
  nailFile,
  mirror,
  smallTube,
  hairClips,
  lipBalm,
  cottonPads,
];
export const liquidThings: readonly SmallThing[] = [
  littleBottle,
  littleBottle,
  littleBottle,
  littleBottle,
  smallTube,
  smallTube,
  rollOn,
  mascara,
  nailVarnish,
];
