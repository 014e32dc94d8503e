import { extrusion } from "../mesh/extrusion.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { circle } from "../mesh/sweep.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { brick, post } from "./circuit.ts";
import { controllerOf } from "./controller.ts";
import { dollOf } from "./doll.ts";
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
    dollOf(assembly, random);
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
      controllerOf(assembly, random);
      return { solids: assembly.solids, manifestLine: "1 game controller" };
    },
  ),
} satisfies Record<string, Kind>;
