import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { loft } from "../mesh/loft.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { plate } from "../mesh/plate.ts";
import { slab } from "../mesh/slab.ts";
import { tube } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { brick } from "./circuit.ts";
import type { Parts } from "./kind.ts";

export const pictureFrameOf = (random: Random): Parts => {
  const assembly = new Assembly();
  const half: Point = [random.between(70, 95), random.between(95, 130)];
  const wide = random.between(9, 19);
  const thick = random.between(5, 9);
  const wooden = random.chance(0.65);
  // Planed or drawn: rounded to the front, thinnest inside.
  const outline = (grow: number): Point[] => [
    [-grow, -thick - grow],
    [wide + grow, -thick - grow],
    [wide + grow, -thick * 0.1],
    [wide * 0.8, thick * 0.35 + grow],
    [wide * 0.45, thick * 0.95 + grow],
    [wide * 0.15, thick * 0.9 + grow],
    [-grow, thick * 0.5],
  ];
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const;
  const mitred = (section: readonly Point[]) =>
    loft(
      corners.map(([x, y]) => section.map(([inwards, z]): Vector => [x * (half[0] - inwards), y * (half[1] - inwards), z])),
      true,
    );
  const grain = { frequency: 0.05, amplitude: 0.3, anisotropy: 1, seed: random.whole(1, 999) };
  const frame = assembly.add(mitred(outline(0)), wooden ? "wood" : "aluminium", wooden ? { noise: grain } : {});
  if (!wooden) assembly.add(mitred(outline(-1.3)), "vacuum", { inside: frame });
  const pane: Point = [half[0] - wide - 0.6, half[1] - wide - 0.6];
  assembly.add(slab([pane[0], pane[1], 1], 0.6, 0.2, 1), "glass soda-lime", { at: [0, 0, 0] });
  assembly.add(slab([pane[0], pane[1], 1.2], 0.6, 0.2, 1), "cardboard", { at: [0, 0, -2.6] });
  // A stand of card behind, a hinge and four clips that hold all in.
  assembly.add(slab([pane[0] * 0.3, pane[1] * 0.62, 0.8], 4, 0.3, 2), "cardboard", { at: [0, -pane[1] * 0.25, -5], density: 0.9 });
  assembly.add(
    merged([-0.6, 0.6].flatMap((at) => [-1, 1].map((end) => brick([1.6, 5, 0.3], [at * pane[0], end * (pane[1] - 4), -4.4])))),
    "steel/iron",
  );
  return { solids: assembly.solids, manifestLine: "1 picture frame" };
};

export const notebookOf = (random: Random): Parts => {
  const assembly = new Assembly();
  const half: Point = [random.between(52, 102), random.between(74, 146)];
  const thick = random.between(3, 8);
  // Read and carried: swollen away from its wire, its corners round or worn.
  const corner = random.between(1.5, 9);
  const form = {
    corner,
    edge: thick * random.between(0.12, 0.3),
    swell: thick * random.between(0, 0.3),
    wedge: [thick * random.between(-0.1, 0.35), thick * 0.12 * random.normal()] as const,
  };
  assembly.add(plate([half[0], half[1], thick], form), "paper (9% CaCO3)", {
    density: random.between(0.7, 0.95),
    noise: { frequency: 0.012, amplitude: 0.12, anisotropy: 1, seed: random.whole(1, 999) },
  });
  const cover = random.pick(["cardboard", "polypropylene"] as const);
  for (const side of [-1, 1])
    assembly.add(plate([half[0] + 1.5, half[1] + 2, 0.4], { corner, edge: 0.15 }), cover, {
      at: [0.5, 0, side * (thick + form.swell / 2 + 0.9)],
      turn: rotation((side * form.wedge[1]) / (2 * half[1]), (-side * form.wedge[0]) / (2 * half[0]), 0),
    });
  const turns = Math.round(half[1] / 4.2);
  const wire = Array.from({ length: turns * 8 + 1 }, (_, step): Vector => [
    -half[0] - 3.4 + (thick + 3) * 0.55 * cosine(step * 0.7854),
    -half[1] * 0.94 + (step / (turns * 8)) * half[1] * 1.88,
    (thick + 3) * sine(step * 0.7854),
  ]);
  assembly.add(tube(wire, 0.5, { sides: 4 }), "steel/iron");
  return { solids: assembly.solids, manifestLine: "1 notebook" };
};
