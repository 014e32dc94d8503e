import { rotation } from "../math/rotation.ts";
import { extrusion, pierced } from "../mesh/extrusion.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { plate } from "../mesh/plate.ts";
import { slab } from "../mesh/slab.ts";
import { circle, smoothPath, tube } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { post } from "./circuit.ts";
import type { Kind, Parts } from "./kind.ts";

const weapon = (name: string, description: string, make: Kind["make"]): Kind => ({
  family: "weapons",
  category: "otherWeapons",
  name,
  description,
  make,
});

const flat = (points: readonly Point[]): Vector[] => points.map(([x, y]): Vector => [x, y, 0]);

/** A housing of two shells along an outline: its body and its grip are one piece. Gives the room in it. */
const housing = (assembly: Assembly, random: Random, outline: readonly Point[], half: number, wall: number): Solid => {
  const round = smoothPath(flat(outline), 3, true).map(([x, y]): Point => [x, y]);
  const skin = assembly.add(extrusion(round, 2 * half), random.pick(["ABS", "nylon6"] as const));
  // The hollow follows the outline, a wall's thickness within it.
  const within = round.map(([x, y], index): Point => {
    const [ax, ay] = round[(index + round.length - 1) % round.length] ?? [x, y];
    const [bx, by] = round[(index + 1) % round.length] ?? [x, y];
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) || 1;
    return [x - (wall * (by - ay)) / length, y + (wall * (bx - ax)) / length];
  });
  return assembly.add(extrusion(within, 2 * (half - wall)), "vacuum", { inside: skin });
};

/** Motor with magnets and windings, and its gears, along x. */
const driveOf = (assembly: Assembly, at: number, room: Solid): void => {
  const can = assembly.cylinder(17.5, 22, "steel/iron", { at: [at, 1, 0], along: "x", inside: room });
  const inner = assembly.cylinder(15.5, 20, "vacuum", { at: [at, 1, 0], along: "x", inside: can });
  for (const side of [-1, 1])
    assembly.add(slab([15, 2.6, 7], 2, 1, 2), "NdFeB magnet", { at: [at, 1 + side * 11.4, 0], inside: inner, density: 5 });
  assembly.cylinder(8.2, 16, "copper", { at: [at, 1, 0], along: "x", density: 6, inside: inner });
  for (const [index, radius] of [17, 14, 17].entries())
    assembly.cylinder(radius, 5.5, "steel/iron", { at: [at - 30 - index * 12.4, 1, 0], along: "x", density: 5.4, inside: room });
};

/** A cone of steel with three jaws around what it holds, along z. */
const chuckOf = (chuck: Assembly, random: Random): void => {
  const outer = chuck.cylinder(15.5, 17, "steel/iron", { at: [0, 0, 17], density: 6.6 });
  chuck.cylinder(6, 15, "vacuum", { at: [0, 0, 18.4], inside: outer });
  for (const [x, y, turned] of [
    [4, 0, 1.57],
    [-2, 3.5, 0.52],
    [-2, -3.5, -0.52],
  ] as const)
    chuck.box([1.7, 3.4, 11], "steel/iron", { at: [x, y, 31], turn: rotation(0, 0, turned) });
  if (random.chance(0.6)) chuck.cylinder(random.between(1.6, 2.2), random.between(24, 40), "steel/iron", { at: [0, 0, 58] });
};

/** The cells that stand in a tool's foot. */
const packOf = (pack: Assembly, random: Random): void => {
  const box = pack.add(plate([39, 18, 29], { corner: 7, edge: 4, draft: 1 }), "ABS");
  const room = pack.add(slab([35.6, 15.4, 26], 5, 2, 4), "vacuum", { inside: box });
  const count = random.whole(3, 4);
  for (let cell = 0; cell < count; cell++) {
    const at: Vector = [(cell - (count - 1) / 2) * 17.3, -3, 0];
    const can = pack.cylinder(8.4, 24, "steel/iron", { at, inside: room });
    pack.cylinder(8.1, 23.6, "Li-ion cell (NMC 18650, steel can)", { at, inside: can });
  }
  pack.box([28, 0.3, 5], "nickel", { at: [0, 11, 0], inside: room });
};

export const workTools = {
  drill: weapon("Drill", "A motor with windings in a pistol-like body, a chuck, a battery below the grip.", (random): Parts => {
    const assembly = new Assembly();
    const long = random.between(66, 80);
    const tall = random.between(26, 31);
    const foot = random.between(118, 134);
    const outline: Point[] = [
      [long, tall * 0.7],
      [long * 0.6, tall],
      [-long * 0.7, tall],
      [-long, tall * 0.7],
      [-long, -tall * 0.7],
      [-long * 0.5, -tall],
      [2, -tall - 2],
      [8, -tall - 16],
      [16, -foot + 16],
      [30, -foot],
      [58, -foot],
      [56, -foot + 16],
      [46, -tall - 8],
      [long * 0.9, -tall * 0.8],
    ];
    const room = housing(assembly, random, outline, random.between(22, 26), 2.6);
    driveOf(assembly, long - 32, room);
    chuckOf(assembly.within([-long - 3, 1, 0], rotation(0, -Math.PI / 2, 0)), random);
    // The switch with its wires.
    assembly.add(slab([8, 11, 9], 2, 1, 2), "PCB populated", { at: [24, -tall - 22, 0], inside: room, density: 1.4 });
    const wires = smoothPath(
      [
        [28, -tall - 38, 3],
        [33, -tall - 54, -3],
        [40, -foot + 26, 2],
      ],
      5,
    );
    assembly.add(tube(wires, 1.4, { sides: 6 }), "copper", { inside: room, density: 5 });
    packOf(assembly.within([44, -foot - 22, 0]), random);
    return { solids: assembly.solids, manifestLine: "1 drill" };
  }),
  nailGun: weapon("Nail gun", "A heavy pistol-like tool with a round cylinder above and a slanted row of nails in front.", (random) => {
    const assembly = new Assembly();
    const size = random.between(0.86, 1.02);
    const outline = (
      [
        [60, 36],
        [-50, 38],
        [-62, 20],
        [-60, -30],
        [-20, -34],
        [10, -30],
        [70, -34],
        [118, -46],
        [126, -16],
        [80, 0],
      ] as const
    ).map(([x, y]): Point => [x * size, y * size]);
    const room = housing(assembly, random, outline, 29 * size, 3);
    const tool = assembly.within([-20 * size, 2 * size, 0]);
    const cylinder = tool.cylinder(24 * size, 27 * size, "aluminium", { along: "y", inside: room });
    const bore = tool.cylinder(20 * size, 25 * size, "vacuum", { along: "y", inside: cylinder });
    tool.cylinder(19 * size, 5, "steel/iron", { at: [0, 14 * size, 0], along: "y", density: 4, inside: bore });
    tool.cylinder(2.6, 14 * size, "steel/iron", { at: [0, -8 * size, 0], along: "y", inside: bore });
    assembly.box([6 * size, 30 * size, 7 * size], "steel/iron", { at: [-34 * size, -68 * size, 0], density: 6.4 });
    const strip = assembly.within([-20 * size, -80 * size, 0], rotation(0, 0, 0.36));
    for (let nail = random.whole(14, 24); nail > 0; nail--)
      strip.cylinder(1.4, 24, "steel/iron", { at: [4 + nail * 4.1, 0, 0], along: "y" });
    for (const side of [-1, 1]) strip.box([54, 30, 0.8], "aluminium", { at: [54, 0, side * 4.4] });
    return { solids: assembly.solids, manifestLine: "1 nail gun" };
  }),
  boltCutter: weapon("Bolt cutter", "Two long handles that meet in short thick jaws with bolts.", (random) => {
    const assembly = new Assembly();
    const long = random.between(112, 150);
    const open = random.between(0.03, 0.2);
    for (const side of [-1, 1]) {
      const arm = assembly.within([side * 7, 0, 0], rotation(0, 0, -side * open));
      const at: Vector = [side * 9, -long * 0.62 - 16, 0];
      const bar = arm.cylinder(7.5, long * 0.62, "steel/iron", { at, along: "y" });
      arm.cylinder(5.6, long * 0.61, "vacuum", { at, along: "y", inside: bar });
      arm.add(plate([11, 30, 5], { corner: 6, edge: 1.4 }), "rubber (vulcanised)", {
        at: [side * 9, -long * 1.24 - 48, 0],
        density: 1.2,
      });
      const knee: Point[] = [
        [side * 2, -14],
        [side * 18, -14],
        [side * 16, 12],
        [side * 2, 18],
      ];
      arm.add(extrusion(knee, 13), "steel/iron");
      // The jaws, thin at their edges.
      const jaw: Point[] = [
        [side * 0.4, 18.6],
        [side * 15, 16],
        [side * 18, 34],
        [side * 9, 54],
        [side * 0.4, 50],
      ];
      arm.add(extrusion(jaw, [2, 14, 14, 12, 1.6]), "steel/iron");
      arm.add(merged([-5, 8].map((y) => post(3.4, 9, [side * 9, y, 0], 8))), "steel/iron", { density: 4 });
    }
    return { solids: assembly.solids, manifestLine: "1 bolt cutter" };
  }),
  arrows: weapon("Arrows", "Short thin shafts in a bundle, each with a pointed steel head and three vanes.", (random) => {
    const assembly = new Assembly();
    const count = random.whole(3, 6);
    const half = random.between(112, 150);
    const shaft: MaterialName = random.pick(["aluminium", "wood", "nylon6"] as const);
    const broad: Point[] = [
      [-13, 0.4],
      [13, 0.4],
      [3, 34],
      [0, 42],
      [-3, 34],
    ];
    const slim: Point[] = [
      [-3.4, 0.4],
      [3.4, 0.4],
      [2.6, 16],
      [0, 28],
      [-2.6, 16],
    ];
    const hole = circle(2.6, 8).map(([x, y]): Point => [x, y + 10]);
    const head = random.chance(0.5) ? extrusion(pierced(broad, hole), 0.9) : extrusion(slim, [6.4, 6.4, 5, 0.6, 5]);
    for (let index = 0; index < count; index++) {
      const at: Vector = [(index - count / 2) * random.between(11, 17), random.between(-12, 12), (index % 2) * 9];
      const arrow = assembly.within(at, rotation(0, 0, random.normal() * 0.04));
      const stem = arrow.cylinder(3.4, half, shaft, { along: "y" });
      if (shaft !== "wood") arrow.cylinder(2.6, half - 1, "vacuum", { along: "y", inside: stem });
      arrow.add(head, "stainless 304", { at: [0, half, 0] });
      for (const side of [-1, 1]) arrow.box([5, 22, 0.3], "polypropylene", { at: [side * 8.6, -half + 26, 0] });
      arrow.cylinder(3.8, 5, "polypropylene", { at: [0, -half - 5.2, 0], along: "y" });
    }
    return { solids: assembly.solids, manifestLine: "Arrows" };
  }),
} satisfies Record<string, Kind>;
