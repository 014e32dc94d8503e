import { rotation } from "../math/rotation.ts";
import { extrusion } from "../mesh/extrusion.ts";
import { merged, moved, type Point } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { circle, smoothPath, tube } from "../mesh/sweep.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { brick, circuit, post } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";

export const playthings = {
  playingCards: everyday("toys", "Playing cards", "A small dense block of paper.", (random) => {
    const assembly = new Assembly();
    assembly.box([31.5, 44, 8.5], "paper (28% CaCO3)", { density: random.between(1.1, 1.2) });
    for (const side of [-1, 1]) assembly.box([32.5, 45.5, 0.2], "cardboard", { at: [0, 0, side * 9] });
    return { solids: assembly.solids, manifestLine: "1 pack of playing cards" };
  }),
  puzzleCube: everyday("toys", "Puzzle cube", "A grid of small hollow cubes around a cross with screws.", (random) => {
    const assembly = new Assembly();
    const places = Array.from({ length: 27 }, (_, index): Vector => [
      ((index % 3) - 1) * 19,
      ((Math.floor(index / 3) % 3) - 1) * 19,
      (Math.floor(index / 9) - 1) * 19,
    ]).filter(([x, y, z]) => x !== 0 || y !== 0 || z !== 0);
    const shells = assembly.add(merged(places.map((at) => brick([9.2, 9.2, 9.2], at))), "ABS");
    assembly.add(merged(places.map((at) => brick([8, 8, 8], at))), "vacuum", { inside: shells });
    assembly.add(merged([-1, 1].map((side) => post(1.5, 2.8, [0, 0, side * 4], 8))), "steel/iron");
    void random;
    return { solids: assembly.solids, manifestLine: "1 puzzle cube" };
  }),
  doll: everyday("toys", "Doll", "Thin hollow limbs, a head, joints with small metal pins.", (random) => {
    const assembly = new Assembly();
    const limb = (from: Vector, to: Vector, radius: number) => {
      const skin = assembly.add(tube([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 1], to], radius, { sides: 10 }), "PVC", {
        density: 1.2,
      });
      const inward = (a: Vector, b: Vector): Vector => [a[0] + (b[0] - a[0]) * 0.06, a[1] + (b[1] - a[1]) * 0.06, a[2]];
      assembly.add(
        tube([inward(from, to), [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 1], inward(to, from)], radius - 1.7, { sides: 10 }),
        "vacuum",
        { inside: skin },
      );
    };
    limb([0, -30, 0], [0, 42, 0], 15);
    for (const side of [-1, 1]) {
      limb([side * 21, 34, 0], [side * 40, -32, 4], 6.5);
      limb([side * 9, -40, 0], [side * 13, -128, 0], 8.4);
      assembly.cylinder(1.2, 5, "steel/iron", { at: [side * 18, 36, 9], along: "x" });
    }
    const head = assembly.ellipsoid([16, 19, 16], "PVC", { at: [0, 64, 0], density: 1.2 });
    assembly.ellipsoid([14, 17, 14], "vacuum", { at: [0, 64, 0], inside: head });
    void random;
    return { solids: assembly.solids, manifestLine: "1 doll" };
  }),
  tableTennisBat: everyday(
    "sport",
    "Table tennis bat and balls",
    "A flat round blade of wood and rubber, two thin hollow balls.",
    (random) => {
      const assembly = new Assembly();
      const blade = circle(76, 34).map(([x, y]): Point => [x, y * 1.04]);
      assembly.add(extrusion(blade, 6), "wood");
      for (const side of [-1, 1])
        assembly.add(
          extrusion(
            blade.map(([x, y]): Point => [x * 0.985, Math.max(y * 0.985, -66)]),
            3.6,
          ),
          "rubber (vulcanised)",
          { at: [0, 0, side * 5.2], density: 0.75 },
        );
      assembly.add(slab([14, 44, 10], 8, 5, 4), "wood", { at: [0, -124, 0] });
      for (const place of [-1, 1]) {
        const skin = assembly.ellipsoid([20, 20, 20], "polystyrene", { at: [place * 62, -118, 12] });
        assembly.ellipsoid([19.5, 19.5, 19.5], "vacuum", { at: [place * 62, -118, 12], inside: skin });
      }
      void random;
      return { solids: assembly.solids, manifestLine: "1 table tennis bat, 2 balls" };
    },
  ),
  gameController: everyday(
    "electronics",
    "Game controller",
    "Two stick assemblies, two weights in the grips and a board between them.",
    (random) => {
      const assembly = new Assembly();
      const outline = smoothPath(
        [
          [-20, -72, 0],
          [34, -60, 0],
          [44, 0, 0],
          [34, 60, 0],
          [-20, 72, 0],
          [-58, 84, 0],
          [-60, 56, 0],
          [-18, 30, 0],
          [-14, 0, 0],
          [-18, -30, 0],
          [-60, -56, 0],
          [-58, -84, 0],
        ],
        4,
        true,
      ).map(([x, y]): Point => [x, y]);
      const wall = assembly.add(extrusion(outline, 34), "ABS");
      const room = assembly.add(slab([21, 54, 14.5], 8, 2, 4), "vacuum", { at: [13, 0, 0], inside: wall });
      circuit(assembly, random, { half: [14, 46], at: [13, 0, -3], headroom: 6, crowd: 1.2, inside: room });
      for (const side of [-1, 1]) {
        assembly.add(moved(slab([8, 8, 5], 1, 0, 2), { rotation: rotation(0, 0, 0), position: [4, side * 24, 7] }), "steel/iron", {
          density: 3,
          inside: room,
        });
        assembly.cylinder(9, 4, "rubber (vulcanised)", { at: [0, side * 24, 23] });
        assembly.cylinder(7, 6, "steel/iron", { at: [-44, side * 68, 0], inside: wall });
      }
      return { solids: assembly.solids, manifestLine: "1 game controller" };
    },
  ),
} satisfies Record<string, Kind>;
