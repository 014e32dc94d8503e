import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { merged } from "../mesh/mesh.ts";
import { revolution } from "../mesh/revolution.ts";
import { slab } from "../mesh/slab.ts";
import { torus, tube } from "../mesh/sweep.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { brick, post } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";

export const instruments = {
  harmonica: everyday("music", "Harmonica", "Two brass plates with rows of slots under steel covers.", (random) => {
    const assembly = new Assembly();
    assembly.box([51, 12, 3], random.pick(["wood", "ABS"] as const));
    for (const side of [-1, 1]) {
      assembly.box([51, 13, 0.5], "brass", { at: [0, 0, side * 3.8] });
      assembly.add(merged(Array.from({ length: 10 }, (_, index) => brick([1.1, 8, 0.12], [(index - 4.5) * 9.4, 0, side * 4.6]))), "brass");
      assembly.add(slab([50, 12, 0.35], 3, 0, 2), "stainless 304", { at: [0, 0, side * 8] });
    }
    return { solids: assembly.solids, manifestLine: "1 harmonica" };
  }),
  flute: everyday("music", "Flute", "Thin silvery tubes with many round keys along them.", (random) => {
    const assembly = new Assembly();
    for (const [index, half] of [112, 150].entries()) {
      const part = assembly.within([index * 42, 0, 0]);
      const wall = part.cylinder(9.6, half, "nickel", { along: "y", density: 8.9 });
      part.cylinder(9.2, half - 0.4, "vacuum", { along: "y", inside: wall });
      const keys = Array.from({ length: index === 0 ? 1 : 13 }, (_, key) =>
        post(7.2, 0.7, [0, (key / 12) * 1.7 * half - half * 0.85, 13], 14),
      );
      part.add(merged(keys), "nickel");
      if (index === 1)
        part.add(
          merged(
            [-11, 11].map((x) =>
              tube(
                [
                  [x, -half * 0.9, 8],
                  [x, half * 0.8, 8],
                ],
                1.4,
                { sides: 6 },
              ),
            ),
          ),
          "nickel",
        );
    }
    assembly.add(slab([12, 9, 4], 6, 2, 4), "nickel", { at: [0, -60, 14.4], density: 4 });
    void random;
    return { solids: assembly.solids, manifestLine: "1 flute" };
  }),
  strings: everyday("music", "Guitar strings and tuner", "Fine even steel circles in a small packet, a clip with a cell.", (random) => {
    const assembly = new Assembly();
    for (let index = 0; index < 6; index++)
      assembly.add(torus(40 + random.between(-5, 5), 0.15 + index * 0.09, 44, 4), index > 2 ? "brass" : "steel/iron", {
        at: [random.between(-3, 3), random.between(-3, 3), index * 1.1],
      });
    const tuner = assembly.within([0, 0, 14]);
    const skin = tuner.add(slab([17, 24, 6], 5, 2, 3), "ABS");
    const room = tuner.add(slab([15.5, 22.5, 4.5], 4, 1.5, 3), "vacuum", { inside: skin });
    tuner.cylinder(10, 1.6, "steel/iron", { inside: room, density: 4, at: [0, -8, -1] });
    tuner.box([13, 9, 0.6], "PCB populated", { at: [0, 9, 1], inside: room });
    return { solids: assembly.solids, manifestLine: "1 set of guitar strings, 1 tuner" };
  }),
  microphone: everyday("music", "Microphone", "A steel mesh ball with a magnet below it and a plug with three pins.", (random) => {
    const assembly = new Assembly();
    const body = assembly.add(
      revolution(
        [
          [12, -90],
          [13, -85],
          [18, 30],
          [20, 42],
        ],
        24,
      ),
      "zinc die-cast",
      { turn: lengthwise.y },
    );
    const room = assembly.add(
      revolution(
        [
          [10, -87],
          [11, -84],
          [16, 28],
          [17.5, 40],
        ],
        24,
      ),
      "vacuum",
      { turn: lengthwise.y, inside: body },
    );
    assembly.cylinder(11, 8, "NdFeB magnet", { at: [0, 20, 0], along: "y", inside: room });
    for (let index = 0; index < 3; index++)
      assembly.cylinder(1.4, 6, "brass", { at: [5 * cosine(index * 2.09), -78, 5 * sine(index * 2.09)], along: "y", inside: room });
    const rings = [-0.6, -0.2, 0.2, 0.6].map((height): { radius: number; y: number } => ({
      radius: 25 * Math.sqrt(1 - height * height),
      y: 66 + 25 * height,
    }));
    for (const { radius, y } of rings) assembly.add(torus(radius, 0.9, 28, 5), "steel/iron", { at: [0, y, 0], turn: lengthwise.y });
    assembly.ellipsoid([24, 23, 24], "steel/iron", { at: [0, 66.5, 0], density: 0.16 });
    void random;
    return { solids: assembly.solids, manifestLine: "1 microphone" };
  }),
} satisfies Record<string, Kind>;
