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
    const half = random.between(66, 78);
    const shell = assembly.hollow(slab([half, 11, 6], 5, 2, 3), slab([half - 1.6, 9.6, 4.6], 4, 1.5, 3), "ABS", "vacuum");
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
    assembly.box([9, 5, 2], "ABS", { at: [half * 0.3, 0, 8.1] });
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
    for (const side of [-1, 1]) {
      const arm = assembly.within([0, side * 11, 0]);
      const plates = Array.from({ length: 5 }, (_, index) =>
        moved(slab([half - (index % 3) * 5, 4.5 - (index % 2), 0.75], 1.5, 0, 2), {
          rotation: rotation(0, 0, 0),
          position: [(index % 2) * 3, 0, (index - 2) * 3.1],
        }),
      );
      arm.add(merged(plates), "stainless 304");
      arm.add(slab([half, 9, 0.7], 3, 0, 2), "stainless 304", { at: [0, 0, 9] });
      arm.add(slab([half, 9, 0.7], 3, 0, 2), "stainless 304", { at: [0, 0, -9] });
      arm.add(merged([post(3, 8, [half - 6, 0, 0]), post(3, 8, [-half + 6, 0, 0])]), "stainless 304", { density: 4 });
    }
    assembly.add(
      extrusion(
        [
          [half - 2, -12],
          [half + 14, -13],
          [half + 34, -2],
          [half + 34, 2],
          [half + 14, 13],
          [half - 2, 12],
        ],
        10,
      ),
      "stainless 304",
      { density: 6 },
    );
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
    const long = random.between(140, 175);
    const tall = random.between(68, 85);
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
} satisfies Record<string, Kind>;
