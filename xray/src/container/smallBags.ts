import { rotation } from "../math/rotation.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { roundedRectangle } from "../mesh/slab.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import { Assembly } from "../catalogue/assembly.ts";
import { post } from "../catalogue/circuit.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import type { Container } from "./container.ts";
import { bowed, buckle, ring, webbing, zipAlong } from "./fastenings.ts";
import { roomIn } from "./roomIn.ts";
import { rounded } from "./rounded.ts";
import { softShell } from "./softShell.ts";

/** A light rucksack: no frame, two straps of webbing, a flap or a cord that closes it. */
export const daypack = (random: Random): Container => {
  const [x, y, high] = [random.between(122, 142), random.between(180, 212), random.between(96, 128)];
  const assembly = new Assembly();
  const neck = random.between(0.55, 0.8);
  const corners: Point[] = [
    [x, -y * 0.8],
    [x * 1.03, 0],
    [x * 0.9, y * 0.66],
    [x * neck, y * 0.97],
    [-x * neck, y * 0.97],
    [-x * 0.9, y * 0.66],
    [-x * 1.03, 0],
    [-x, -y * 0.8],
    [-x * 0.5, -y],
    [x * 0.5, -y],
  ];
  const base = 5;
  const bag = assembly.within([0, 0, base]);
  softShell(bag, random, {
    outline: rounded(corners),
    height: high,
    material: random.pick(["nylon6", "cotton/cellulose", "PET/polyester"] as const),
    density: random.between(0.45, 0.7),
    thickness: 1.1,
    slack: 9,
  });
  for (const side of [-1, 1]) {
    const lean = random.between(-24, 24);
    webbing(
      assembly,
      smoothPath(
        [
          [side * 30, y * 0.86, 3],
          [side * (52 + lean * 0.4), y * 0.3, 2.4],
          [side * (58 + lean), -y * 0.4, 2],
          [side * x * 0.84, -y * 0.86, 3],
        ],
        6,
      ),
      30,
    );
    ring(bag, [side * x * 0.84, -y * 0.84, 1], rotation(0.3, 0.2, 0), 10, "POM(acetal)");
  }
  if (random.chance(0.5)) {
    // A cord through eyelets, with its stopper.
    const eyes = rounded(corners.map(([a, b]): Point => [a * 0.94, b * 0.9])).filter(([, b]) => b > y * 0.55);
    bag.add(merged(eyes.filter((_, index) => index % 4 === 0).map(([a, b]) => post(4.4, 0.7, [a, b, high - 12], 10))), "brass", {
      density: 4,
    });
    bag.add(
      tube(
        eyes.map(([a, b], index): Vector => [a, b, high - 10 + (index % 2)]),
        1.7,
        { sides: 6 },
      ),
      "nylon6",
    );
    bag.cylinder(7, 9, "POM(acetal)", { at: [random.between(-30, 30), y * 0.9, high - 2], along: "y", density: 0.8 });
  } else
    zipAlong(
      bag,
      random,
      smoothPath(
        [
          [-x * 0.92, -y * 0.1, high * 0.62],
          [-x * 0.84, y * 0.66, high * 0.62],
          [0, y * 0.93, high * 0.62],
          [x * 0.84, y * 0.66, high * 0.62],
          [x * 0.92, -y * 0.1, high * 0.62],
        ],
        7,
      ),
      random.pick(["nylon6", "zinc die-cast"] as const),
      { lies: "upright", slack: 6, sliders: 2 },
    );
  if (random.chance(0.7))
    zipAlong(bag, random, bowed([-x * 0.6, -y * 0.1, high - 5], [x * 0.6, -y * 0.08, high - 5], random.between(-20, 20)), "nylon6", {
      lies: "flat",
      slack: 7,
      sliders: 1,
    });
  return { bagType: "Daypack", solids: assembly.solids, room: { ...roomIn(corners, 14), floor: base + 5, height: high - 18, full: 0.9 } };
};

/** The belt leaves at both ends, lies where it fell, over itself once, and meets itself in its buckle; a loose end hangs through a slide. */
const hipBelt = (assembly: Assembly, random: Random, x: number, y: number): void => {
  const far = random.between(96, 128);
  const sag = random.between(-50, 50);
  const wide = random.between(24, 36);
  const wave = () => random.between(-14, 14);
  const end: Vector = [-x - far + wave(), y * 0.12 + sag, 3];
  const kink = random.chance(0.5);
  const upper = smoothPath(
    [
      [-x * 0.7, y * 0.92, 26],
      [-x - 20 + wave(), y + 22, 14],
      ...(kink
        ? ([
            [-x - 58, y + 6 + wave(), 3],
            [-x - 40, y * 0.62 + wave(), 9],
            [-x - 84, y * 0.5 + sag * 0.5, 6],
          ] as const)
        : ([[-x - 66 + wave(), y * 0.72 + wave(), 4]] as const)),
      end,
    ],
    7,
  );
  const lower = smoothPath(
    [
      [end[0] + random.between(-4, 4), end[1] - 16, 4],
      [-x - far * 0.94 + wave(), -y * 0.4 + sag * 0.6, 2],
      [-x - 62, -y * 0.86 + wave(), 5],
      [-x - 26, -y - 18 + wave(), 13],
      [-x * 0.7, -y * 0.92, 26],
    ],
    7,
  );
  webbing(assembly, upper, wide);
  webbing(assembly, lower, wide * (random.chance(0.4) ? 0.8 : 1));
  // What is too long is led back on itself.
  const back = upper
    .slice(Math.floor(upper.length * random.between(0.4, 0.62)), -2)
    .map(([a, b, c], step): Vector => [a + 0.6 * step, b + wide * 0.16, c + 2.6]);
  webbing(assembly, back, wide);
  const slide = back[0] ?? end;
  ring(
    assembly,
    [slide[0], slide[1], slide[2] + 1],
    rotation(0.2, 0.1, random.between(-0.5, 0.5)),
    wide * 0.42,
    random.pick(["POM(acetal)", "zinc die-cast"] as const),
  );
  buckle(assembly, [end[0], end[1] - 6, 7], rotation(0, 0, random.between(-0.4, 0.4)));
};

/** Worn around the hip: small, on a long belt that lies where it fell. */
export const beltBag = (random: Random): Container => {
  const [x, y, high] = [random.between(72, 84), random.between(124, 146), random.between(66, 84)];
  const assembly = new Assembly();
  const corners: Point[] = [
    [x * 0.9, -y * 0.7],
    [x, 0],
    [x * 0.9, y * 0.7],
    [x * 0.3, y],
    [-x * 0.8, y * 0.92],
    [-x, y * 0.5],
    [-x, -y * 0.5],
    [-x * 0.8, -y * 0.92],
    [x * 0.3, -y],
  ];
  const bag = assembly.within([0, 0, 4]);
  softShell(bag, random, {
    outline: rounded(corners),
    height: high,
    material: random.pick(["nylon6", "PET/polyester", "leather (Cr tanned)"] as const),
    density: random.between(0.55, 0.8),
    thickness: 1.3,
    slack: 4,
  });
  for (const level of [0.55, 0.97].slice(0, random.whole(1, 2)))
    zipAlong(
      bag,
      random,
      smoothPath(
        [
          [x * 0.2, -y * 0.9, high * level],
          [x * 0.84, 0, high * level],
          [x * 0.2, y * 0.9, high * level],
        ],
        7,
      ),
      random.pick(["nylon6", "brass"] as const),
      { lies: level < 0.9 ? "upright" : "flat", slack: 4, sliders: 1 },
    );
  hipBelt(assembly, random, x, y);
  return {
    bagType: "Belt bag",
    solids: assembly.solids,
    room: { ...roomIn(corners, 9), floor: 8, height: high - 12, full: 0.9 },
    small: true,
  };
};

/** Thin foil or paper with two handles: what is in it is all that shows. */
export const carrierBag = (random: Random): Container => {
  const [x, y, high] = [random.between(126, 150), random.between(170, 205), random.between(84, 116)];
  const assembly = new Assembly();
  const paper = random.chance(0.35);
  softShell(assembly, random, {
    outline: paper ? roundedRectangle(x, y, 8, 5) : roundedRectangle(x, y, 30, 8),
    height: high,
    material: paper ? "paper (9% CaCO3)" : "polyethylene",
    density: paper ? 0.8 : 0.92,
    thickness: paper ? 0.35 : 0.14,
    slack: paper ? 3 : 13,
    piped: false,
  });
  for (const level of [high * 0.3, high * 0.66]) {
    const lean = random.between(-40, 40);
    assembly.add(
      tube(
        smoothPath(
          [
            [-46, y * 0.9, level],
            [-50 + lean * 0.3, y + 34, level * 0.8],
            [lean, y + 84, level * 0.5 + 4],
            [50 + lean * 0.3, y + 34, level * 0.8],
            [46, y * 0.9, level],
          ],
          7,
        ),
        paper ? 2.6 : 4,
        { sides: 7 },
      ),
      paper ? "cotton/cellulose" : "polyethylene",
      { density: paper ? 0.6 : 0.4 },
    );
  }
  const room = { halfX: x - 15, halfY: y - 15, floor: 2.5, height: high - 16, full: 0.82 };
  return { bagType: "Carrier bag", solids: assembly.solids, room };
};
