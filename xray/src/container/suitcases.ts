import { rotation } from "../math/rotation.ts";
import { cushion } from "../mesh/cushion.ts";
import { relief } from "../mesh/relief.ts";
import { merged, moved } from "../mesh/mesh.ts";
import { roundedRectangle, slab } from "../mesh/slab.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import { Assembly } from "../catalogue/assembly.ts";
import { brick, post } from "../catalogue/circuit.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import type { Container } from "./container.ts";
import { bowed, buckle, ring, webbing, zipAlong } from "./fastenings.ts";
import { softShell } from "./softShell.ts";
import { trolley } from "./trolley.ts";
import { wheel, type WheelBuild } from "./wheels.ts";

const around = (halfX: number, halfY: number, corner: number, z: number): Vector[] => {
  const path = roundedRectangle(halfX, halfY, corner, 7).map(([x, y]): Vector => [x, y, z]);
  return [...path, ...path.slice(0, 1)];
};

/** Bands crossed over the packed things, with a buckle where they meet. */
const crossStraps = (assembly: Assembly, random: Random, halfX: number, halfY: number, z: number): void => {
  const slack = random.between(-30, 30);
  for (const side of [-1, 1])
    webbing(
      assembly,
      smoothPath(
        [
          [-halfX, side * halfY * 0.8, z - 20],
          [-halfX * 0.5, side * halfY * 0.45, z],
          [0, slack * 0.3, z + 2],
          [halfX * 0.5, -side * halfY * 0.45, z],
          [halfX, -side * halfY * 0.8, z - 20],
        ],
        6,
      ),
      22,
    );
  buckle(assembly, [0, slack * 0.3, z + 8], rotation(0, 0, random.between(0.6, 1)));
};

const handle = (assembly: Assembly, at: Vector, along: "x" | "y"): void => {
  const part = assembly.within(at, rotation(0, 0, along === "x" ? 0 : Math.PI / 2));
  part.add(
    tube(
      smoothPath(
        [
          [-72, 0, 0],
          [-55, 7, 0],
          [0, 10, 0],
          [55, 7, 0],
          [72, 0, 0],
        ],
        6,
      ),
      6,
      { sides: 10 },
    ),
    "rubber (vulcanised)",
    { density: 1 },
  );
  for (const side of [-1, 1]) {
    part.box([8, 2, 9], "zinc die-cast", { at: [side * 79, -2, 0], density: 3 });
    part.add(
      merged([-5, 5].map((z) => moved(post(1.8, 4, [0, 0, 0]), { rotation: rotation(Math.PI / 2, 0, 0), position: [side * 79, -9, z] }))),
      "steel/iron",
    );
  }
};

const lock = (assembly: Assembly, at: Vector): void => {
  const part = assembly.within(at);
  const body = part.add(slab([7, 24, 12], 3, 1, 3), "zinc die-cast", { density: 5 });
  part.add(slab([5, 21.5, 10], 2, 0.5, 2), "vacuum", { inside: body });
  for (let dial = 0; dial < 3; dial++) part.cylinder(3.6, 2.6, "brass", { at: [0, dial * 8 - 4, 0], along: "y" });
  part.cylinder(3, 5, "steel/iron", { at: [0, -15, 0], along: "x" });
};

/** A pocket of lining that hangs in folds, its hem and its elastic. */
const lining = (assembly: Assembly, random: Random, [halfX, halfY]: readonly [number, number], at: Vector): void => {
  const folds = relief(random.whole(1, 99_999));
  const part = assembly.within(at, rotation(0, 0, random.normal() * 0.03));
  const sheet = cushion(18, 14, (u, v) => {
    const [x, y] = [u * halfX * (1 + 0.03 * folds(v * 3, 7)), v * halfY * (1 + 0.05 * folds(u * 3, 3))];
    const height = 3.4 * folds(x / 30, y / 38 + 5);
    const thick = 0.45 + 0.5 * (1 + folds(x / 16 + 9, y / 26)) * (1 + folds(x / 9, y / 60));
    return { x, y, bottom: height - thick / 2, top: height + thick / 2 };
  });
  part.add(sheet, "PET/polyester", {
    density: 0.7,
    noise: { frequency: 0.05, amplitude: 0.35, anisotropy: 1, seed: random.whole(1, 999), rib: "y" },
  });
};

const suitcase = (random: Random, [x, y, z]: Vector, bagType: string): Container => {
  const assembly = new Assembly();
  const middle = z + 4;
  const corner = random.between(34, 52);
  assembly.hollow(
    slab([x, y, z], corner, 24, 6),
    slab([x - 1.7, y - 1.7, z - 1.7], corner - 2, 22, 6),
    random.pick(["polycarbonate", "ABS", "polypropylene"] as const),
    "vacuum",
    { at: [0, 0, middle] },
  );
  // Ribs pressed into both halves.
  const ribs = random.whole(5, 9);
  const rib = (index: number, height: number) =>
    brick([random.between(2, 3), y - 50, 0.9], [((index / (ribs - 1)) * 2 - 1) * (x - 42), 0, height]);
  assembly.add(
    merged(
      Array.from({ length: ribs }, (_, index) => rib(index, middle + z + 1)).concat(
        Array.from({ length: ribs }, (_, index) => rib(index, middle - z - 1)),
      ),
    ),
    "polycarbonate",
  );
  const seam = middle + random.between(-14, 30);
  const metal = random.pick(["zinc die-cast", "brass", "POM(acetal)"] as const);
  zipAlong(assembly, random, around(x + 1.5, y + 1.5, corner, seam), metal, { lies: "upright", slack: 1, sliders: 2 });
  assembly.add(tube(around(x - 4, y - 4, corner - 4, seam - 12), 1.6, { sides: 6, endless: false }), "PVC");
  trolley(assembly, random, y - 4, middle - z + 11);
  const wheelRadius = random.between(20, 26);
  const build = random.pick(["fork", "pair", "inline"] as const satisfies readonly WheelBuild[]);
  // Large wheels stand at the back alone.
  for (const side of [-1, 1])
    for (const level of build === "inline" ? [-1] : [-1, 1])
      wheel(assembly, build, [side * (x - 36), -y - wheelRadius + 6, middle + level * (z - 34)], wheelRadius);
  handle(assembly, [0, y + 4, middle + 22], "x");
  handle(assembly, [x + 4, random.between(-30, 30), middle + 12], "y");
  lock(assembly, [x - 4, random.between(-120, -70), seam]);
  for (const side of [-1, 1])
    for (const end of [-1, 1]) assembly.cylinder(7, 2.6, "rubber (vulcanised)", { at: [side * (x - 40), end * (y - 60), 1.4] });
  assembly.add(
    merged(
      Array.from({ length: 12 }, (_, index) =>
        post(2, 3, [(index % 2 === 0 ? -1 : 1) * (x - 22), ((index >> 1) / 5 - 0.5) * 1.6 * y, middle - z + 6]),
      ),
    ),
    "steel/iron",
  );
  crossStraps(assembly, random, x - 10, y - 20, middle + z - 14);
  // The lid's lining, in two of three with the zip of its mesh pocket, which sags.
  if (random.chance(0.66)) {
    const [low, across] = [y * random.between(0.2, 0.62), x * random.between(0.62, 0.84)];
    const sags = bowed([-across, low, middle + z - 8], [across, low + random.between(-12, 12), middle + z - 8], random.between(-44, 6));
    zipAlong(assembly, random, sags, "nylon6", { lies: "flat", slack: 9, sliders: 1 });
  }
  lining(
    assembly,
    random,
    [x - 22, y * random.between(0.42, 0.7)],
    [random.between(-8, 8), y * random.between(-0.1, 0.12), middle + z - 9],
  );
  for (const side of [-1, 1]) ring(assembly, [side * (x - 14), y * 0.3, middle], rotation(0.4, 1.2, 0), 8);
  return {
    bagType,
    solids: assembly.solids,
    room: { halfX: x - 12, halfY: y - 14, floor: middle - z + 21, height: 2 * z - 42, full: 0.93 },
  };
};

export const hardSuitcase = (random: Random): Container =>
  suitcase(random, [random.between(165, 192), random.between(238, 268), random.between(88, 106)], "Hard suitcase");

/** As large as the tunnel takes. */
export const holdSuitcase = (random: Random): Container =>
  suitcase(random, [random.between(205, 228), random.between(295, 325), random.between(108, 124)], "Large suitcase");

export const softSuitcase = (random: Random): Container => {
  const [x, y, high] = [random.between(160, 185), random.between(232, 258), random.between(185, 215)];
  const assembly = new Assembly();
  const base = 8;
  const bag = assembly.within([0, 0, base]);
  softShell(bag, random, {
    outline: roundedRectangle(x, y, 38, 6),
    height: high,
    material: random.pick(["nylon6", "PET/polyester"] as const),
    density: random.between(0.55, 0.8),
    thickness: 1.7,
    slack: 5,
  });
  // A spring-steel frame, foam walls, a stiff back.
  for (const level of [14, high - 14])
    bag.add(tube(around(x - 8, y - 8, 34, level).slice(0, -1), 1.5, { endless: true, sides: 6 }), "steel/iron");
  bag.box([x - 12, y - 12, 1], "polypropylene", { at: [0, 0, 6] });
  trolley(bag, random, y - 4, 15);
  const build = random.pick(["fork", "inline", "inline"] as const);
  for (const side of [-1, 1]) {
    wheel(bag, build, [side * (x - 34), -y - 10, 24], random.between(22, 26));
    bag.add(slab([11, 20, 14], 5, 3, 3), "nylon6", { at: [side * (x - 20), y - 26, 12], density: 0.8 });
  }
  const metal = random.pick(["zinc die-cast", "nylon6", "POM(acetal)"] as const);
  zipAlong(bag, random, around(x + 2, y + 2, 38, high * 0.72), metal, { lies: "upright", slack: 3, sliders: 2 });
  zipAlong(
    bag,
    random,
    smoothPath(
      [
        [-x * 0.8, -y * 0.2, high - 4],
        [-x * 0.8, y * 0.75, high - 4],
        [0, y * 0.82, high - 4],
        [x * 0.8, y * 0.75, high - 4],
        [x * 0.8, -y * 0.2, high - 4],
      ],
      6,
    ),
    "zinc die-cast",
    { lies: "flat", slack: 6, sliders: 2 },
  );
  zipAlong(bag, random, bowed([-x * 0.75, -y * 0.35, high - 3], [x * 0.75, -y * 0.35, high - 3], random.between(-24, 24)), "nylon6", {
    lies: "flat",
    slack: 7,
    sliders: 1,
  });
  handle(bag, [0, y + 6, high * 0.55], "x");
  handle(bag, [x + 6, random.between(-20, 20), high * 0.5], "y");
  crossStraps(bag, random, x - 14, y - 20, high - 22);
  bag.add(
    merged(
      Array.from({ length: 14 }, (_, index) =>
        post(2.4, 2.4, [(index % 2 === 0 ? -1 : 1) * (x - 16), ((index >> 1) / 6 - 0.5) * 1.7 * y, 7]),
      ),
    ),
    "steel/iron",
  );
  return {
    bagType: "Soft suitcase",
    solids: assembly.solids,
    room: { halfX: x - 13, halfY: y - 15, floor: base + 25, height: high - 48, full: 0.93 },
  };
};
