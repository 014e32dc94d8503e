import { rotation } from "../math/rotation.ts";
import { merged, moved, type Point } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import { Assembly, lengthwise } from "../catalogue/assembly.ts";
import { post } from "../catalogue/circuit.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import type { Container } from "./container.ts";
import { bowed, buckle, ring, webbing, zipAlong } from "./fastenings.ts";
import { roomIn } from "./roomIn.ts";
import { rounded } from "./rounded.ts";
import { softShell } from "./softShell.ts";
import { carryingStrap, shoulderStrap, strapRing } from "./straps.ts";

/** Where something may be hung on: a loop or none, wherever its maker sewed it, more often of plastic than of metal. */
const loops = (bag: Assembly, random: Random, [x, y, high]: Vector): void => {
  const material = random.pick(["POM(acetal)", "POM(acetal)", "zinc die-cast", "steel/iron"] as const);
  for (let loop = random.whole(0, 3); loop > 0; loop--) {
    const at: Vector = [random.between(-0.7, 0.7) * x, random.between(-0.5, 0.8) * y, high - random.between(2, 6)];
    ring(bag, at, rotation(random.between(0.2, 1.2), random.between(-0.6, 0.6), random.between(0, 3)), random.between(7, 11), material);
  }
};

export const backpack = (random: Random): Container => {
  const [x, y, high] = [random.between(148, 172), random.between(215, 250), random.between(150, 185)];
  const assembly = new Assembly();
  const corners: Point[] = [
    [x, -y * 0.86],
    [x * 1.02, -y * 0.3],
    [x * 0.97, y * 0.4],
    [x * 0.72, y * 0.88],
    [0, y],
    [-x * 0.72, y * 0.88],
    [-x * 0.97, y * 0.4],
    [-x * 1.02, -y * 0.3],
    [-x, -y * 0.86],
    [-x * 0.6, -y],
    [x * 0.6, -y],
  ];
  const outline = rounded(corners);
  const base = 12;
  const bag = assembly.within([0, 0, base]);
  softShell(bag, random, { outline, height: high, material: "nylon6", density: random.between(0.5, 0.8), thickness: 1.5, slack: 7 });
  // It lies on its back: foam panel and straps underneath.
  bag.add(slab([x * 0.78, y * 0.82, 5], 30, 2, 4), "PU foam", { at: [0, -10, 9], density: 0.06 });
  bag.box([x * 0.7, y * 0.76, 0.8], "polyethylene", { at: [0, -10, 16] });
  for (const side of [-1, 1]) {
    shoulderStrap(assembly, random, [side * 42, y * 0.8, 5], [side * x * 0.86, -y * 0.85, 5], side * random.between(10, 45));
    if (random.chance(0.5)) bag.box([5, y * 0.7, 1], "aluminium", { at: [side * x * 0.4, -8, 18] });
  }
  const arch = (reach: number, from: number, z: number): Vector[] =>
    smoothPath(
      [
        [-x * reach, from, z],
        [-x * reach, y * 0.4 * reach, z],
        [-x * 0.62 * reach, y * 0.84 * reach, z],
        [0, y * 0.93 * reach, z],
        [x * 0.62 * reach, y * 0.84 * reach, z],
        [x * reach, y * 0.4 * reach, z],
        [x * reach, from, z],
      ],
      6,
    );
  zipAlong(bag, random, arch(0.98, -y * 0.25, high * 0.6), random.pick(["nylon6", "zinc die-cast", "POM(acetal)"] as const), {
    lies: "upright",
    slack: 5,
    sliders: 2,
  });
  zipAlong(bag, random, arch(0.78, -y * 0.1, high - 10), random.pick(["nylon6", "zinc die-cast"] as const), {
    lies: "flat",
    slack: 7,
    sliders: 1,
  });
  zipAlong(
    bag,
    random,
    bowed([-x * 0.6, -y * 0.15, high - 7], [x * 0.6, -y * 0.16, high - 7], random.between(-26, 26)),
    random.pick(["nylon6", "zinc die-cast"] as const),
    { lies: "flat", slack: 7, sliders: 1 },
  );
  bag.add(
    tube(
      smoothPath(
        [
          [-32, y * 0.9, high * 0.4],
          [-24, y + 26, high * 0.4],
          [24, y + 26, high * 0.4],
          [32, y * 0.9, high * 0.4],
        ],
        6,
      ),
      5,
      { sides: 8 },
    ),
    "nylon6",
    { density: 0.7 },
  );
  for (const side of [-1, 1]) {
    webbing(
      bag,
      [
        [side * x * 0.8, -y * 0.5, high * 0.75],
        [side * (x + 6), -y * 0.45, high * 0.5],
        [side * (x + 3), -y * 0.4, high * 0.2],
      ],
      20,
      [0, 1, 0],
    );
    buckle(bag, [side * (x + 10), -y * 0.45, high * 0.45], rotation(0, Math.PI / 2, 0));
  }
  loops(bag, random, [x, y, high]);
  return {
    bagType: "Backpack",
    solids: assembly.solids,
    room: { ...roomIn(corners, 14), floor: base + 19, height: high - 33, full: 0.93 },
  };
};

export const handbag = (random: Random): Container => {
  const [x, y, high] = [random.between(120, 145), random.between(165, 200), random.between(105, 140)];
  const assembly = new Assembly();
  const corners: Point[] = [
    [x, -y * 0.9],
    [x * 1.04, 0],
    [x * 0.9, y * 0.9],
    [0, y],
    [-x * 0.9, y * 0.9],
    [-x * 1.04, 0],
    [-x, -y * 0.9],
    [0, -y],
  ];
  const outline = rounded(corners);
  const base = 5;
  const bag = assembly.within([0, 0, base]);
  softShell(bag, random, { outline, height: high, material: "leather (Cr tanned)", density: 0.85, thickness: 1.7, slack: 9 });
  zipAlong(
    bag,
    random,
    smoothPath(
      [
        [-x * 0.5, y * 0.9, high * 0.5],
        [0, y * 0.98, high * 0.52],
        [x * 0.5, y * 0.9, high * 0.5],
      ],
      8,
    ),
    "brass",
    { lies: "upright", slack: 4, sliders: 1 },
  );
  zipAlong(bag, random, bowed([-x * 0.55, y * 0.3, high - 5], [x * 0.5, y * 0.34, high - 5], random.between(-18, 18)), "brass", {
    lies: "flat",
    slack: 7,
    sliders: 1,
  });
  // Handles are sewn on, or hang in rings.
  const [ringed, size, metal] = [random.chance(0.6), random.between(9, 15), random.pick(["brass", "zinc die-cast", "steel/iron"] as const)];
  for (const level of [high * 0.3, high * 0.72]) {
    const lean = random.between(-40, 40);
    bag.add(
      tube(
        smoothPath(
          [
            [-62, y * 0.86, level],
            [-70 + lean * 0.3, y + 40, level],
            [-20 + lean, y + 105, level],
            [30 + lean, y + 100, level],
            [74 + lean * 0.3, y + 40, level],
            [62, y * 0.86, level],
          ],
          7,
        ),
        5.5,
        { sides: 8 },
      ),
      "leather (Cr tanned)",
      { density: 0.95 },
    );
    if (!ringed) continue;
    for (const side of [-1, 1]) {
      ring(bag, [side * 62, y * 0.88, level], rotation(random.between(0.7, 1.5), random.between(-0.5, 0.5), 0), size, metal);
      bag.add(merged([0, 12].map((step) => post(3.4, 1.4, [side * 62, y * 0.7 - step, level]))), metal);
    }
  }
  if (random.chance(0.5))
    carryingStrap(bag, random, [x * 0.9, y * 0.7, high * 0.5], [x * 0.9, -y * 0.4, high * 0.4], random.between(30, 70));
  bag.add(merged([-1, 1].flatMap((a) => [-1, 1].map((b) => post(6, 2, [a * x * 0.6, b * y * 0.6, -2.2])))), "brass");
  return {
    bagType: "Handbag",
    solids: assembly.solids,
    room: { ...roomIn(corners, 15), floor: base + 4, height: high - 14, full: 0.92 },
  };
};

/** Makers sew the rings of a strap to one long side, to the middles of both ends, or to opposite corners. */
const holdallStrap = (bag: Assembly, random: Random, [x, y, high]: Vector): void => {
  const how = random.pick(["side", "ends", "corners"] as const);
  const [far, up] = [y * (how === "ends" ? 1 : random.between(0.68, 0.9)), high * random.between(0.5, 0.84)];
  const aside = how === "ends" ? x * random.between(-0.2, 0.2) : x * 0.92;
  const [from, to]: [Vector, Vector] = [
    [aside, far, up],
    [how === "corners" ? -aside : aside, -far, up + random.between(-6, 6)],
  ];
  for (const at of [from, to]) strapRing(bag, random, at);
  carryingStrap(bag, random, from, to, (how === "ends" ? x : 0) + random.between(20, 50));
};

export const holdall = (random: Random): Container => {
  const [x, y, high] = [random.between(140, 165), random.between(225, 262), random.between(165, 205)];
  const assembly = new Assembly();
  const corners: Point[] = [
    [x * 0.9, -y],
    [x, -y * 0.6],
    [x * 1.03, 0],
    [x, y * 0.6],
    [x * 0.9, y],
    [0, y * 1.03],
    [-x * 0.9, y],
    [-x, y * 0.6],
    [-x * 1.03, 0],
    [-x, -y * 0.6],
    [-x * 0.9, -y],
    [0, -y * 1.03],
  ];
  const outline = rounded(corners);
  const base = 4;
  const bag = assembly.within([0, 0, base]);
  softShell(bag, random, {
    outline,
    height: high,
    material: random.pick(["nylon6", "PET/polyester", "cotton/cellulose"] as const),
    density: random.between(0.55, 0.85),
    thickness: 1.5,
    slack: 10,
  });
  bag.box([x * 0.8, y * 0.86, 1.4], "polyethylene", { at: [0, 0, 6] });
  zipAlong(
    bag,
    random,
    smoothPath(
      [
        [random.between(-10, 10), -y * 0.92, high - 6],
        [random.between(-14, 14), 0, high - 3],
        [random.between(-10, 10), y * 0.92, high - 6],
      ],
      8,
    ),
    random.pick(["zinc die-cast", "brass", "nylon6"] as const),
    { lies: "flat", slack: 9, sliders: 2 },
  );
  zipAlong(bag, random, bowed([-x * 0.7, -y * 0.96, high * 0.45], [x * 0.7, -y * 0.97, high * 0.45], random.between(-5, 2)), "nylon6", {
    lies: "upright",
    slack: 4,
    sliders: 1,
  });
  const set = y * random.between(0.26, 0.4);
  for (const side of [-1, 1]) {
    // Both handles fell over the lid as they were let go.
    const [fell, over] = [random.between(-46, 46), random.between(-24, 44)];
    webbing(
      bag,
      smoothPath(
        [
          [side * x * 0.96, -set, 6],
          [side * x * 1.06, -set, high * 0.5],
          [side * x * 0.8, -set * 0.9, high + 2],
          [side * over, -30 + fell, high + 6],
          [side * (over - 8), 30 + fell, high + 6],
          [side * x * 0.8, set * 0.9, high + 2],
          [side * x * 1.06, set, high * 0.5],
          [side * x * 0.96, set, 6],
        ],
        6,
      ),
      34,
      [0, 1, 0],
    );
  }
  holdallStrap(bag, random, [x, y, high]);
  // Rivets hold the handles of some.
  if (random.chance(0.5)) {
    const level = high * random.between(0.3, 0.7);
    const places = [-1, 1].flatMap((side) =>
      [-1, 1].flatMap((end) => [-7, 7].map((off): Vector => [side * x * 1.03, end * set + off, level])),
    );
    bag.add(merged(places.map((at) => moved(post(3.2, 1.6, [0, 0, 0], 9), { rotation: lengthwise.x, position: at }))), "brass");
  }
  return {
    bagType: "Holdall",
    solids: assembly.solids,
    room: { ...roomIn(corners, 15), floor: base + 8, height: high - 24, full: 0.93 },
  };
};
