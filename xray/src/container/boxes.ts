import { loft } from "../mesh/loft.ts";
import { merged } from "../mesh/mesh.ts";
import { roundedRectangle, slab } from "../mesh/slab.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import { Assembly } from "../catalogue/assembly.ts";
import { brick, post } from "../catalogue/circuit.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import type { Container } from "./container.ts";
import { bowed, zipAlong } from "./fastenings.ts";
import { softShell } from "./softShell.ts";
import { carryingStrap, strapRing } from "./straps.ts";

const level = (halfX: number, halfY: number, corner: number, z: number): Vector[] =>
  roundedRectangle(halfX, halfY, corner, 6).map(([x, y]) => [x, y, z]);

/** The plastic tray of a checkpoint: open above, ribbed below. */
export const TRAY = "Tray";

/** Half sides at the rim. */
const TRAYS = { classic: [195, 275], deep: [178, 248], long: [206, 310] } as const;

/** As airports have them: small and deep, long and shallow, with grips cut out of the ends, a chip below the rim, wide ribs or none. */
export const tray = (random: Random): Container => {
  const make = random.pick(["classic", "deep", "long"] as const);
  const [x, y] = TRAYS[make];
  const high = { classic: random.between(72, 96), deep: random.between(104, 122), long: random.between(58, 72) }[make];
  const round = make === "deep" ? 30 : 44;
  const assembly = new Assembly();
  const wall = random.between(2.2, 3.2);
  // A bowl is one skin that turns over at the rim.
  const bowl = [
    level(x - 26, y - 26, round - 6, 0),
    level(x - 20, y - 20, round - 4, 2),
    level(x - 6, y - 6, round, high - 6),
    level(x, y, round + 2, high - 4),
    level(x, y, round + 2, high),
    level(x - 8, y - 8, round, high),
    level(x - 9 - wall, y - 9 - wall, round - 2, high - 8),
    level(x - 20 - wall, y - 20 - wall, round - 6, 2 + wall),
    level(x - 30, y - 30, round - 10, wall),
  ];
  assembly.add(loft(bowl), "polypropylene");
  const ribs = random.pick([7, 5, 0]);
  if (ribs > 0) {
    const made = Array.from({ length: ribs }, (_, index) => brick([1.2, y - 40, 1.4], [(index - (ribs - 1) / 2) * (322 / ribs), 0, -1.5]));
    assembly.add(merged(made), "polypropylene");
  }
  // Grips: thickened edges around the holes at both ends.
  if (make !== "classic")
    for (const end of [-1, 1])
      assembly.add(
        tube(
          roundedRectangle(54, 12, 11, 5).map(([a, b]): Vector => [a, end * (y - 4), high - 22 + b]),
          2.6,
          { endless: true, sides: 7 },
        ),
        "polypropylene",
      );
  if (random.chance(0.5)) {
    // The label by which the lanes know it.
    const aside = random.between(-40, 40);
    assembly.add(
      tube(
        roundedRectangle(24, 38, 4, 2).map(([a, b]): Vector => [a + aside, b, -0.9]),
        0.25,
        { endless: true, sides: 4 },
      ),
      "copper",
    );
  }
  return {
    bagType: TRAY,
    open: true,
    solids: assembly.solids,
    room: { halfX: x - 32, halfY: y - 32, floor: wall + 0.4, height: Math.max(118, high + 14), full: 0.3 },
  };
};

export const laptopBag = (random: Random): Container => {
  const [x, y, high] = [random.between(142, 160), random.between(192, 215), random.between(78, 105)];
  const assembly = new Assembly();
  const base = 4;
  const bag = assembly.within([0, 0, base]);
  softShell(bag, random, {
    outline: roundedRectangle(x, y, 26, 5),
    height: high,
    material: random.pick(["nylon6", "leather (Cr tanned)"] as const),
    density: 0.75,
    thickness: 1.6,
    slack: 5,
  });
  bag.add(slab([x * 0.9, y * 0.9, 4], 16, 2, 3), "PU foam", { at: [0, 0, 7], density: 0.07 });
  const rim = roundedRectangle(x * 1.01, y * 1.01, 26, 5)
    .map(([a, b]): Vector => [a, b, high * 0.6])
    .filter(([a]) => a > -x * 0.8);
  const start = rim.findIndex(([, b], index) => b < 0 && (rim[index - 1]?.[1] ?? -1) > 0);
  zipAlong(
    bag,
    random,
    start > 0 ? [...rim.slice(start), ...rim.slice(0, start)] : rim,
    random.pick(["zinc die-cast", "nylon6", "brass"] as const),
    { lies: "upright", slack: 4, sliders: 2 },
  );
  zipAlong(bag, random, bowed([x * 0.45, -y * 0.85, high - 4], [x * 0.45, y * 0.85, high - 4], random.between(-14, 14)), "zinc die-cast", {
    lies: "flat",
    slack: 6,
    sliders: 1,
  });
  bag.add(
    tube(
      smoothPath(
        [
          [x * 0.94, -52, high * 0.5],
          [x + 26, -44, high * 0.5],
          [x + 32, 0, high * 0.5],
          [x + 26, 44, high * 0.5],
          [x * 0.94, 52, high * 0.5],
        ],
        6,
      ),
      7,
      { sides: 9 },
    ),
    "rubber (vulcanised)",
    { density: 0.9 },
  );
  for (const side of [-1, 1]) strapRing(bag, random, [x * 0.8, side * y * 0.98, high * 0.6]);
  carryingStrap(bag, random, [x * 0.82, y * 0.98, high * 0.6], [x * 0.82, -y * 0.98, high * 0.6], random.between(-60, -20));
  bag.add(merged([-1, 1].flatMap((a) => [-1, 1].map((b) => post(3, 1.6, [x * 0.7 + a * 12, b * y * 0.4, high - 3])))), "steel/iron");
  return {
    bagType: "Laptop bag",
    solids: assembly.solids,
    room: { halfX: x * 0.93, halfY: y * 0.93, floor: base + 12, height: high - 18, full: 0.92 },
  };
};

export const carton = (random: Random): Container => {
  const [x, y, z] = [random.between(130, 175), random.between(175, 240), random.between(75, 110)];
  const assembly = new Assembly();
  const wall = assembly.box([x, y, z], "cardboard", { at: [0, 0, z], density: 0.16 });
  assembly.box([x - 4, y - 4, z - 4], "vacuum", { at: [0, 0, z], inside: wall });
  for (const height of [-0.4, 2 * z + 0.4])
    assembly.box([25, y + 1, 0.12], "polypropylene", { at: [0, 0, height + (height > 0 ? 0.2 : -0.2)] });
  const staples = Array.from({ length: 6 }, (_, index): Vector => [
    (index % 2 === 0 ? -1 : 1) * 14,
    ((index >> 1) - 1) * y * 0.6,
    2 * z + 1.2,
  ]);
  assembly.add(merged(staples.map((at) => brick([8, 0.6, 0.4], at))), "steel/iron");
  return { bagType: "Carton", solids: assembly.solids, room: { halfX: x - 6, halfY: y - 6, floor: 4.6, height: 2 * z - 12, full: 0.92 } };
};
