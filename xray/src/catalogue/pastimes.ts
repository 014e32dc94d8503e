import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { extrusion, pierced } from "../mesh/extrusion.ts";
import { roundedRectangle, slab } from "../mesh/slab.ts";
import { smoothPath, torus, tube } from "../mesh/sweep.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { brick, roundCell } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";

export const pastimes = {
  screwdriverSet: everyday(
    "tools",
    "Small screwdrivers",
    "A few short steel shafts with round handles, each under the length limit.",
    (random) => {
      const assembly = new Assembly();
      const count = random.whole(3, 5);
      let x = -7.5 * (count - 1);
      for (let index = 0; index < count; index++) {
        // Long and short, thick and thin, head by foot, as they were put back.
        const [thick, grip, shaft] = [random.between(4, 7.5), random.between(16, 26), random.between(9, 21)];
        x += thick + random.between(0.4, 3.5);
        const tool = assembly.within(
          [x, random.between(-7, 7), random.normal() * 0.6],
          rotation(0, 0, random.normal() * 0.05 + (random.chance(0.35) ? Math.PI : 0)),
        );
        const handle = tool.cylinder(thick, grip, "ABS", { along: "y" });
        const rod = random.between(1.1, 2.4);
        tool.cylinder(rod, 10, "steel/iron", { at: [0, grip - 11, 0], along: "y", inside: handle });
        tool.cylinder(rod, shaft, "steel/iron", { at: [0, grip + shaft + 0.2, 0], along: "y" });
        x += thick;
      }
      return { solids: assembly.solids, manifestLine: "1 set of small screwdrivers" };
    },
  ),
  tapeMeasure: everyday("tools", "Tape measure", "A tight steel spiral in a square case, dark and even.", (random) => {
    const assembly = new Assembly();
    const wall = assembly.add(slab([32, 32, 15], 9, 4, 4), "ABS");
    const room = assembly.add(slab([30, 30, 13], 8, 3, 4), "vacuum", { inside: wall });
    const coil = Array.from({ length: 6 }, (_, index) => torus(8 + index * 3.2, 0.55, 30, 4));
    for (const level of [-1, 0, 1]) assembly.add(merged(coil), "steel/iron", { at: [0, 0, level * 5], inside: room });
    assembly.box([1, 9, 11], "steel/iron", { at: [35, 20, 0] });
    void random;
    return { solids: assembly.solids, manifestLine: "1 tape measure" };
  }),
  allenKeys: everyday("tools", "Allen keys", "A fan of bent steel rods of falling size.", (random) => {
    const assembly = new Assembly();
    const count = random.whole(5, 9);
    const way = random.pick(["fan", "holder", "ring"] as const);
    let place = 0;
    for (let index = 0; index < count; index++) {
      const long = 40 + index * random.between(5, 10);
      const thick = 0.9 + index * 0.34;
      const rod = tube(
        smoothPath(
          [
            [0, -long / 2, 0],
            [0, long / 2 - 4, 0],
            [3, long / 2, 0],
            [14 + index * 2, long / 2 + index * 0.6, 0],
          ],
          3,
        ),
        thick,
        { sides: 6 },
      );
      const turned =
        way === "fan"
          ? random.between(-0.5, 0.5) + (index / count) * 1.5
          : way === "ring"
            ? random.between(-0.4, 2.8)
            : random.normal() * 0.03;
      const step = way === "holder" ? 2.2 * thick + 2.4 : 2;
      assembly.add(rod, "steel/iron", {
        at:
          way === "holder"
            ? [(place += 2 * thick + random.between(2.4, 6.2)), random.between(-8, 6), 0]
            : [random.between(-7, 7), -long * 0.3, (index - count / 2) * step],
        turn: rotation(way === "holder" ? 0 : random.normal() * 0.05, 0, turned),
      });
    }
    if (way === "holder")
      assembly.add(slab([place / 2 + 5, 11, 7.6], 4, 2, 3), random.pick(["polypropylene", "ABS"] as const), {
        at: [place / 2, -12, 0],
        density: 0.6,
      });
    return { solids: assembly.solids, manifestLine: "1 set of Allen keys" };
  }),
  goggles: everyday("sport", "Swimming goggles", "Two clear cups joined by a rubber band.", (random) => {
    const assembly = new Assembly();
    for (const side of [-1, 1]) {
      assembly.add(slab([24, 17, 2], 14, 0.5, 5), "polycarbonate", { at: [side * 32, 0, 7] });
      assembly.add(extrusion(pierced(roundedRectangle(27, 20, 16, 5), roundedRectangle(23, 16, 13, 5)), 8), "silicone rubber", {
        at: [side * 32, 0, 0],
      });
    }
    assembly.add(
      tube(
        smoothPath(
          [
            [-58, 0, 3],
            [-70, 34, 2],
            [-20, 60, random.between(-3, 3)],
            [40, 52, 2],
            [70, 26, 4],
            [58, 0, 3],
          ],
          7,
        ),
        2.8,
        { sides: 6 },
      ),
      "silicone rubber",
    );
    return { solids: assembly.solids, manifestLine: "1 pair of swimming goggles" };
  }),
  ball: everyday("sport", "Ball", "A thin hollow shell, darker at its rim.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(31, 48);
    const wall = assembly.ellipsoid([radius, radius, radius], "rubber (vulcanised)");
    assembly.ellipsoid([radius - 3.2, radius - 3.2, radius - 3.2], "vacuum", { inside: wall });
    return { solids: assembly.solids, manifestLine: "1 ball" };
  }),
  sunCream: everyday("toiletries", "Sun cream", "A flat soft bottle, denser than water for its white pigment.", (random) => {
    const assembly = new Assembly();
    const half: Vector = [random.between(24, 29), random.between(50, 62), random.between(13, 16)];
    const wall = assembly.add(slab(half, 12, 8, 4), "polyethylene");
    assembly.add(slab([half[0] - 1.1, half[1] - 1.1, half[2] - 1.1], 11, 7, 4), "lotion/shampoo", { inside: wall, density: 1.06 });
    assembly.add(slab([13, 9, 9], 6, 2, 4), "polypropylene", { at: [0, half[1] + 9.6, 0], density: 0.6 });
    return { solids: assembly.solids, manifestLine: "1 sun cream, 100 ml" };
  }),
  beachShoes: everyday("shoes", "Beach sandals", "Light foam soles with a rubber strap and its three plugs.", (random) => {
    const assembly = new Assembly();
    for (const side of [-1, 1]) {
      const foot = assembly.within([side * 54, random.between(-10, 10), 0], side > 0 ? rotation(0, 0, Math.PI) : rotation(0, 0, 0));
      const outline = Array.from({ length: 26 }, (_, step): Point => {
        const angle = (step / 26) * 6.2832;
        const y = 132 * sine(angle);
        return [(40 + 8 * sine(angle)) * cosine(angle) + 5 * sine(y / 60), y];
      });
      foot.add(extrusion(outline, 16), "EVA/PU sole", { density: random.between(0.2, 0.3) });
      foot.add(
        tube(
          smoothPath(
            [
              [-34, -20, 10],
              [-26, 20, 26],
              [0, 72, 12],
              [28, 20, 26],
              [36, -20, 10],
            ],
            5,
          ),
          4,
          { sides: 7 },
        ),
        "PVC",
        { density: 1.15 },
      );
      for (const [x, y] of [
        [-34, -22],
        [36, -22],
        [0, 74],
      ] as const)
        foot.cylinder(7, 1.6, "PVC", { at: [x, y, -9.8] });
    }
    return { solids: assembly.solids, manifestLine: "1 pair of beach sandals" };
  }),
  batteries: everyday("electronics", "Spare batteries", "A row of equal round cells in a packet.", (random) => {
    const assembly = new Assembly();
    const count = random.whole(2, 6);
    for (let cell = 0; cell < count; cell++) roundCell(assembly, 7.1, 24.5, [(cell - (count - 1) / 2) * 14.6, 0, 0], "alkaline cell AA");
    assembly.box([count * 7.4, 28, 0.3], "cardboard", { at: [0, 0, -7.6], density: 0.9 });
    return { solids: assembly.solids, manifestLine: `${count} batteries` };
  }),
  pens: everyday("paper", "Pens", "Slim tubes with a metal tip, a clip and a fine spring.", (random) => {
    const assembly = new Assembly();
    const count = random.whole(2, 5);
    for (let index = 0; index < count; index++) {
      const pen = assembly.within([(index - count / 2) * 13, random.between(-8, 8), 0], rotation(0, 0, random.between(-0.06, 0.06)));
      const wall = pen.cylinder(4.6, 64, random.pick(["ABS", "polystyrene", "aluminium"] as const), { along: "y" });
      const room = pen.cylinder(3.7, 62, "vacuum", { along: "y", inside: wall });
      pen.cylinder(1.5, 50, "polypropylene", { at: [0, -8, 0], along: "y", inside: room });
      const coil = Array.from({ length: 41 }, (_, step): Vector => [
        2.6 * cosine(step * 0.785),
        -58 + step * 0.5,
        2.6 * sine(step * 0.785),
      ]);
      pen.add(tube(coil, 0.25, { sides: 4 }), "steel/iron", { inside: room });
      pen.cylinder(1.8, 5, "brass", { at: [0, -69.4, 0], along: "y" });
      pen.box([1.2, 19, 0.4], "steel/iron", { at: [0, 44, 6] });
    }
    return { solids: assembly.solids, manifestLine: `${count} pens` };
  }),
  calculator: everyday("electronics", "Calculator", "A thin board with a grid of keys and a button cell.", (random) => {
    const assembly = new Assembly();
    const wall = assembly.add(slab([38, 74, 7], 5, 2, 3), "ABS");
    const room = assembly.add(slab([36.5, 72.5, 5.5], 4, 1.5, 3), "vacuum", { inside: wall });
    assembly.box([33, 68, 0.5], "FR4 bare", { at: [0, 0, -2], inside: room });
    assembly.add(
      merged(Array.from({ length: 20 }, (_, index) => brick([5, 4, 1], [(index % 4) * 15 - 22.5, Math.floor(index / 4) * 16 - 60, 1]))),
      "silicone rubber",
      { inside: room },
    );
    assembly.box([28, 12, 0.9], "glass soda-lime", { at: [0, 48, 1], inside: room });
    assembly.cylinder(10, 1.5, "steel/iron", { at: [20, 20, 0.6], density: 4, inside: room });
    void random;
    return { solids: assembly.solids, manifestLine: "1 calculator" };
  }),
  lunchBox: everyday("food", "Lunch box", "A thin box with a fork, rice and pieces of different density.", (random) => {
    const assembly = new Assembly();
    const wall = assembly.add(slab([60, 85, 24], 14, 5, 4), "polypropylene");
    const room = assembly.add(slab([58.4, 83.4, 22.4], 13, 4, 4), "vacuum", { inside: wall });
    assembly.add(slab([55, 42, 13], 10, 5, 4), "sugar", {
      at: [0, -36, -7],
      density: 0.75,
      inside: room,
      noise: { frequency: 0.3, amplitude: 0.3, anisotropy: 1, seed: 5 },
    });
    for (let piece = 0; piece < 5; piece++)
      assembly.ellipsoid([random.between(10, 16), random.between(10, 15), 10], "cheese/meat", {
        at: [piece * 20 - 40, 34 + (piece % 2) * 20, -9],
        inside: room,
      });
    assembly.add(
      tube(
        [
          [-40, -70, 18],
          [-10, 0, 18],
          [24, 62, 17],
        ],
        1.8,
        { sides: 6 },
      ),
      "stainless 304",
      { inside: room },
    );
    return { solids: assembly.solids, manifestLine: "1 lunch box" };
  }),
} satisfies Record<string, Kind>;
