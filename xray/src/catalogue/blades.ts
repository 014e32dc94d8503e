import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { extrusion } from "../mesh/extrusion.ts";
import { merged, moved, type Point } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { torus } from "../mesh/sweep.ts";
import { Assembly } from "./assembly.ts";
import { post } from "./circuit.ts";
import type { Kind } from "./kind.ts";

const threat = (name: string, description: string, make: Kind["make"]): Kind => ({
  family: "weapons",
  category: "knives",
  name,
  description,
  make,
});

export const blades = {
  boxCutter: threat("Box cutter", "A box cutter: a thin strip of blade with slanted score lines in a light case.", (random) => {
    const assembly = new Assembly();
    const half = random.between(56, 86);
    const wide = random.between(9.4, 14);
    const deep = random.between(5.2, 8);
    // A case of plastic, or cast of metal.
    const skin = random.pick(["ABS", "ABS", "zinc die-cast", "aluminium"] as const);
    const shell = assembly.hollow(
      slab([half, wide, deep], random.between(2, 8), 2, 3),
      slab([half - 1.6, wide - 1.4, deep - 1.4], 2.4, 1, 3),
      skin,
      "vacuum",
    );
    assembly.box([half - 5, 7.4, 0.35], "steel/iron", { at: [0, 0, -1.6], inside: shell });
    const out = random.between(12, 45);
    const pieces = Math.round((half * 1.1) / 5.5);
    const parts = Array.from({ length: pieces }, (_, index) =>
      moved(
        extrusion(
          [
            [0, -4.5],
            [5.2, -4.5],
            [7.7, 4.5],
            [2.5, 4.5],
          ],
          0.55,
        ),
        { rotation: rotation(0, 0, 0), position: [index * 5.4 - pieces * 5.4 + half - 6, 0, 0.2] },
      ),
    );
    assembly.add(merged(parts), "steel/iron", { inside: shell });
    const tip = Array.from({ length: Math.ceil(out / 5.4) }, (_, index) =>
      moved(
        extrusion(
          [
            [0, -4.5],
            [5.2, -4.5],
            [7.7, 4.5],
            [2.5, 4.5],
          ],
          0.55,
        ),
        { rotation: rotation(0, 0, 0), position: [half + 1 + index * 5.4, 0, 0.2] },
      ),
    );
    assembly.add(merged(tip), "steel/iron");
    assembly.box([9, 5, 2], "ABS", { at: [half * random.between(-0.3, 0.5), 0, deep + 2.1] });
    return { solids: assembly.solids, manifestLine: "1 box cutter" };
  }),
  straightRazor: threat("Straight razor", "A hollow-ground blade half open from slim scales.", (random) => {
    const assembly = new Assembly();
    const blade: Point[] = [
      [0, -3],
      [30, -4],
      [34, -10],
      [108, -10],
      [110, 8],
      [36, 8],
      [30, 3],
      [0, 3],
    ];
    assembly.add(extrusion(blade, [4, 4, 0.4, 0.3, 4.2, 4.6, 4, 4]), "stainless 304", { turn: rotation(0, 0, random.between(0.5, 2.6)) });
    for (const side of [-1, 1])
      assembly.add(slab([70, 8.5, 1.3], 6, 0.5, 3), random.pick(["ABS", "bone"] as const), { at: [66, 0, side * 4.2] });
    assembly.add(merged([post(2, 6, [0, 0, 0]), post(2, 6, [130, 0, 0])]), "brass", { density: 4 });
    return { solids: assembly.solids, manifestLine: "1 straight razor" };
  }),
  multiTool: threat("Multi-tool", "A multi-tool: a dense stack of parallel dark lines with plier jaws.", (random) => {
    const assembly = new Assembly();
    const half = random.between(46, 54);
    const count = random.whole(4, 6);
    for (const side of [-1, 1]) {
      const arm = assembly.within([0, side * 11, 0]);
      // Tools lie folded side by side between the two cheeks, each of its own length, form and thickness.
      const pitch = 16.4 / count;
      const plates = Array.from({ length: count }, (_, index) => {
        const long = half * random.between(0.62, 0.96);
        const tall = random.between(3.2, 7.6);
        const tip = random.between(0, 1);
        return moved(
          extrusion(
            [
              [-long, -tall],
              [long * random.between(0.6, 0.9), -tall],
              [long, -tall * tip],
              [long, tall * 0.4],
              [long * 0.85, tall],
              [-long, tall],
            ],
            random.between(1, pitch - 0.7),
          ),
          { rotation: rotation(0, 0, 0), position: [half - 5 - long - random.between(0, 4), 0, (index - (count - 1) / 2) * pitch] },
        );
      });
      arm.add(merged(plates), "stainless 304");
      for (const cheek of [-1, 1]) arm.add(slab([half, 9.4, 0.7], 4, 0, 3), "stainless 304", { at: [0, 0, cheek * 9.1] });
      // The back that joins the cheeks, and the pins on which the tools turn, beyond their ends.
      arm.add(slab([half - 3, 0.6, 8.3], 0.3, 0, 1), "stainless 304", { at: [0, side * 8.7, 0] });
      arm.add(merged([post(1.6, 8.3, [half - 2.2, 0, 0]), post(1.6, 8.3, [-half + 2.2, 0, 0])]), "stainless 304");
    }
    // Jaws from a round joint, with the gap between them and the hole of the cutter.
    for (const side of [-1, 1])
      assembly.add(
        extrusion(
          [
            [half - 2, side * 1.2],
            [half + 12, side * 1.2],
            [half + 18, side * 3.4],
            [half + 24, side * 0.7],
            [half + 40, side * 0.7],
            [half + 40, side * 2.4],
            [half + 24, side * 8],
            [half + 10, side * 12.5],
            [half - 2, side * 12],
          ],
          [10, 10, 9, 8, 5, 5, 8, 10, 10],
        ),
        "stainless 304",
      );
    assembly.cylinder(6, 1.2, "stainless 304", { at: [half + 8, 0, 6.4] });
    return { solids: assembly.solids, manifestLine: "1 multi-tool" };
  }),
  throwingStar: threat("Throwing star", "A flat steel star with sharp points and a hole in its middle.", (random) => {
    const assembly = new Assembly();
    const points = random.pick([4, 5, 6, 8]);
    const reach = random.between(40, 52);
    const star = Array.from({ length: points * 2 }, (_, index): Point => {
      const radius = index % 2 === 0 ? reach : reach * 0.36;
      const angle = (index / (points * 2)) * 6.28318;
      return [radius * cosine(angle), radius * sine(angle)];
    });
    const plate = assembly.add(
      extrusion(
        star,
        star.map((_, index) => (index % 2 === 0 ? 0.6 : 2.4)),
      ),
      "stainless 304",
    );
    assembly.cylinder(reach * 0.16, 0.5, "vacuum", { inside: plate });
    assembly.add(torus(reach * 0.22, 0.8, 20, 6), "stainless 304", { at: [0, 0, 2.4] });
    return { solids: assembly.solids, manifestLine: "1 throwing star" };
  }),
  cleaver: threat("Cleaver", "A broad rectangular blade, blue and slightly see-through, on a short handle.", (random) => {
    const assembly = new Assembly();
    const long = random.between(122, 182);
    const tall = random.between(56, 92);
    assembly.add(
      extrusion(
        [
          [0, 8],
          [long, 8],
          [long, 8 - tall],
          [6, 8 - tall],
          [0, -8],
        ],
        [3.2, 3, 0.4, 0.4, 2.6],
      ),
      "stainless 304",
    );
    const handle = assembly.add(slab([56, 12, 10], 7, 4, 4), "wood", { at: [-56.4, 0, 0] });
    assembly.box([52, 7, 1.4], "stainless 304", { at: [-56.4, 0, 0], inside: handle });
    return { solids: assembly.solids, manifestLine: "1 cleaver" };
  }),
  machete: threat("Machete", "A very long broad blade, blue and thin, on a riveted handle.", (random) => {
    const assembly = new Assembly();
    const long = random.between(205, 282);
    const broad = random.between(0.72, 1.3);
    const back = random.between(1.8, 3.4);
    // Straight, bellied, or hooked at its end.
    const form = random.pick([
      [18, 4, 0.92, -22, -26],
      [14, 12, 0.98, -12, -20],
      [24, -14, 0.86, -34, -30],
    ] as const);
    assembly.add(
      extrusion(
        [
          [0, 14 * broad],
          [long * 0.8, form[0] * broad],
          [long, form[1] * broad],
          [long * form[2], form[3] * broad],
          [long * 0.6, form[4] * broad],
          [0, -16 * broad],
        ],
        [back, back * 0.85, back * 0.5, 0.3, 0.3, 0.4],
      ),
      "steel/iron",
    );
    const grip = random.between(50, 66);
    const handle = assembly.add(
      slab([grip, random.between(12, 17), random.between(8, 12)], 9, 4, 4),
      random.pick(["wood", "polypropylene", "rubber (vulcanised)"] as const),
      {
        at: [-grip - 0.4, 0, 0],
      },
    );
    assembly.box([grip - 6, 8, 1.2], "steel/iron", { at: [-grip - 0.4, 0, 0], inside: handle });
    assembly.add(merged([-0.6, 0, 0.6].map((share) => post(3, 2.4, [share * grip - grip, 0, 4.2]))), "brass", { inside: handle });
    return { solids: assembly.solids, manifestLine: "1 machete" };
  }),
  swordStick: threat("Sword stick", "A walking stick whose tube holds a long thin blade of steel.", (random) => {
    const assembly = new Assembly();
    const half = random.between(140, 180);
    const radius = random.between(9, 13.5);
    const cane = assembly.cylinder(radius, half, random.pick(["wood", "aluminium", "wood"] as const), { along: "y" });
    const room = assembly.cylinder(radius - 2.6, half - 4, "vacuum", { along: "y", inside: cane });
    const reach = random.between(0.1, 0.8);
    const wide = Math.min(5.6, radius - 3.6);
    assembly.add(
      extrusion(
        [
          [-wide, -half + 8],
          [wide, -half + 8],
          [wide * 0.8, half * (reach - 0.2)],
          [0, half * reach],
          [-wide * 0.8, half * (reach - 0.2)],
        ],
        random.between(1.8, 3.4),
      ),
      "steel/iron",
      { inside: room },
    );
    const knob = random.pick(["knob", "ball", "hook"] as const);
    const metal = random.pick(["zinc die-cast", "brass", "wood"] as const);
    if (knob === "knob") assembly.add(slab([radius + 2, 17, radius + 2], 8, 6, 4), metal, { at: [0, -half - 17.4, 0] });
    else if (knob === "ball") assembly.ellipsoid([20, 20, 20], metal, { at: [0, -half - 20.4, 0] });
    else assembly.add(slab([34, 10, 10], 9, 7, 4), metal, { at: [-20, -half - 10.4, 0] });
    assembly.cylinder(radius + 2, 10, "rubber (vulcanised)", { at: [0, half + 10.4, 0], along: "y" });
    return { solids: assembly.solids, manifestLine: "1 walking stick" };
  }),
  longScissors: threat("Long scissors", "Two long pointed steel blades crossed at a screw, two plastic rings.", (random) => {
    const assembly = new Assembly();
    const open = random.between(0.05, 0.3);
    const long = random.between(95, 130);
    for (const side of [-1, 1]) {
      const arm = assembly.within([0, 0, side * 1.5], rotation(0, 0, side * open));
      arm.add(
        extrusion(
          [
            [-side * 8, -34],
            [side * 1, -34],
            [side * 8, 0],
            [side * 6, long * 0.7],
            [0, long],
            [-side * 3, 0],
          ],
          2.2,
        ),
        "stainless 304",
      );
      arm.add(torus(16, 4.5, 26, 8), "ABS", { at: [side * 14, -56, 0] });
    }
    assembly.cylinder(4, 0.8, "steel/iron", { at: [0, 0, 3.6] });
    return { solids: assembly.solids, manifestLine: "1 pair of long scissors" };
  }),
} satisfies Record<string, Kind>;
