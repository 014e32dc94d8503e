import { rotation } from "../math/rotation.ts";
import { extrusion } from "../mesh/extrusion.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { plate } from "../mesh/plate.ts";
import { revolution } from "../mesh/revolution.ts";
import { slab } from "../mesh/slab.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { post } from "./circuit.ts";
import type { Kind } from "./kind.ts";

const blade = (name: string, description: string, make: Kind["make"]): Kind => ({
  family: "weapons",
  category: "knives",
  name,
  description,
  make,
});

/** Blades that are held, opened or drawn otherwise than a knife's. */
export const points = {
  pushDagger: blade("Push dagger", "A short double-edged blade that stands across its handle like a T.", (random) => {
    const assembly = new Assembly();
    const long = random.between(52, 84);
    const wide = random.between(11, 17);
    const outline: Point[] = [
      [-wide, 0],
      [wide, 0],
      [wide * 0.8, long * 0.6],
      [0, long],
      [-wide * 0.8, long * 0.6],
    ];
    assembly.add(extrusion(outline, [3.6, 3.6, 1.2, 0.5, 1.2]), random.pick(["stainless 304", "steel/iron"] as const));
    assembly.box([5, 14, 2], "stainless 304", { at: [0, -14.2, 0] });
    const material = random.pick(["rubber (vulcanised)", "wood", "nylon6"] as const);
    const form = { corner: 8, edge: 5, swell: 2 };
    const grip = assembly.add(plate([random.between(32, 42), 10, 9], form), material, { at: [0, -39, 0] });
    assembly.cylinder(2.2, 6.4, "steel/iron", { at: [0, -39, 0], inside: grip });
    return { solids: assembly.solids, manifestLine: "1 push dagger" };
  }),
  butterflyKnife: blade("Butterfly knife", "A narrow blade between two slotted metal handles that turn on pins.", (random) => {
    const assembly = new Assembly();
    const half = random.between(52, 64);
    const open = random.between(0, 2.9);
    const metal = random.pick(["stainless 304", "zinc die-cast", "aluminium"] as const);
    const outline: Point[] = [
      [-4, 6],
      [8, 5],
      [2 * half - 18, 6],
      [2 * half - 2, -1],
      [2 * half - 20, -7],
      [8, -6],
      [-4, -6],
    ];
    assembly.add(extrusion(outline, [3, 3, 2.6, 0.5, 0.5, 0.7, 3]), "stainless 304");
    // Two cheeks with holes, between which the blade folds.
    const parts = [-5.2, 5.2]
      .map((y) => ({ mesh: slab([half, 1.7, 1], 1, 0.2, 1), x: half, y }))
      .concat(
        Array.from({ length: 6 }, (_, index) => ({ mesh: slab([3.4, 3.3, 1], 0.6, 0.2, 1), x: 4 + (index * (2 * half - 8)) / 5, y: 0 })),
      )
      .map(({ mesh, x, y }) => ({
        ...mesh,
        vertices: mesh.vertices.map((value, at) => (at % 3 === 0 ? value + x : at % 3 === 1 ? value + y : value)),
      }));
    for (const side of [-1, 1]) {
      const arm = assembly.within([0, side * 5, 0], rotation(0, 0, Math.PI + (side === 1 ? -open : open * 0.35)));
      for (const cheek of [-1, 1]) arm.add(merged(parts), metal, { at: [0, 0, cheek * 4.2] });
      arm.add(merged([post(1.5, 5.4, [3, 0, 0], 8), post(1.5, 5.4, [2 * half - 5, 0, 0], 8)]), "steel/iron", { density: 5 });
    }
    return { solids: assembly.solids, manifestLine: "1 folding knife" };
  }),
  foldingSaw: blade("Folding saw", "A long blade with a row of teeth, half folded into a light handle.", (random) => {
    const assembly = new Assembly();
    const long = random.between(150, 190);
    const teeth = Array.from({ length: Math.floor(long / 4.4) }, (_, index): Point[] => [
      [8 + index * 4.2, -12],
      [10.4 + index * 4.2, -15.6],
    ]).flat();
    const outline: Point[] = [[0, 9], [0, -11], ...teeth, [long, -8], [long - 8, 7]];
    assembly.add(extrusion(outline, 1.5), "steel/iron", { turn: rotation(0, 0, random.between(-0.4, 1.6)) });
    const grip = assembly.within([-8, 0, 0], rotation(0, 0, Math.PI));
    const material = random.pick(["ABS", "wood"] as const);
    for (const side of [-1, 1])
      grip.add(plate([long * 0.52, 13, 4], { corner: 9, edge: 2, wedge: [2, 0] }), material, { at: [long * 0.45, 0, side * 6.2] });
    grip.add(merged([post(3, 10, [0, 0, 0]), post(2, 10, [long * 0.8, 0, 0])]), "steel/iron", { density: 6 });
    return { solids: assembly.solids, manifestLine: "1 folding saw" };
  }),
  icePick: blade("Ice pick", "A round steel spike that ends in a point, in a turned handle.", (random) => {
    const assembly = new Assembly();
    const long = random.between(96, 140);
    const thick = random.between(2.6, 3.8);
    const spike: Point[] = [
      [thick, 0],
      [thick, long * 0.7],
      [0.2, long],
    ];
    assembly.add(revolution(spike, 12), "steel/iron", { turn: lengthwise.y });
    const turned: Point[] = [
      [9, -94],
      [15, -88],
      [random.between(9.5, 15), -50],
      [14, -20],
      [8, -0.4],
    ];
    const grip = assembly.add(revolution(turned, 18), random.pick(["wood", "ABS"] as const), { turn: lengthwise.y });
    assembly.cylinder(thick * 0.9, 26, "steel/iron", { at: [0, -30, 0], along: "y", inside: grip });
    assembly.cylinder(9.5, 3, "brass", { at: [0, 3.2, 0], along: "y", density: 5 });
    return { solids: assembly.solids, manifestLine: "1 ice pick" };
  }),
} satisfies Record<string, Kind>;
