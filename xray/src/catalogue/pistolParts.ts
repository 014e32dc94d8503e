import { rotation } from "../math/rotation.ts";
import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { extrusion } from "../mesh/extrusion.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { brick, post } from "./circuit.ts";
import { gun } from "./gun.ts";
import type { Kind } from "./kind.ts";

// Outlines and classes of material only: nothing here is a working part.

const sized = (scale: number, points: readonly Point[]): Point[] => points.map(([x, y]): Point => [x * scale, y * scale]);

const framed = (scale: number): Point[] =>
  sized(scale, [
    [-78, 0],
    [-78, -13],
    [-26, -18],
    [18, -20],
    [28, -34],
    [42, -108],
    [88, -108],
    [82, -62],
    [78, -26],
    [92, -9],
    [92, 0],
  ]);

const bow = (scale: number): Vector[] =>
  smoothPath(
    sized(scale, [
      [-38, -15.6],
      [-40, -36],
      [-30, -47],
      [0, -48],
      [22, -44],
      [31, -33],
    ]).map(([x, y]): Vector => [x, y, 0]),
    5,
  );

/** A pistol in its halves, and one that no detector of metal finds. */
export const pistolParts = {
  pistolSlide: gun(
    "Pistol slide",
    "The upper half of a pistol: a dark bar, hollow from below, with a port in its side and sights on top.",
    (random) => {
      const assembly = new Assembly();
      const scale = random.between(0.72, 1.04);
      const long = random.between(84, 98);
      const body = assembly.add(
        extrusion(
          sized(scale, [
            [-long, 2],
            [-long + 4, 0],
            [long - 8, 0],
            [long, 4],
            [long - 1, 24],
            [long - 6, 27],
            [-long + 3, 27],
            [-long, 24],
          ]),
          25 * scale,
        ),
        "steel/iron",
      );
      // Without its barrel and spring light falls through most of it.
      assembly.add(
        extrusion(
          sized(scale, [
            [-long + 3, 1],
            [long - 40, 1],
            [long - 40, 22],
            [-long + 3, 22],
          ]),
          18.6 * scale,
        ),
        "vacuum",
        { inside: body },
      );
      assembly.box([random.between(12, 17) * scale, 5 * scale, 1.3 * scale], "vacuum", {
        at: [random.between(10, 20) * scale, 17 * scale, 10.9 * scale],
        inside: body,
      });
      assembly.box([3 * scale, 1.6, 2], "steel/iron", { at: [-long * 0.9 * scale, 27 * scale + 1.7, 0] });
      assembly.box([4 * scale, 2.2, 6], "steel/iron", { at: [long * 0.86 * scale, 27 * scale + 2.3, 0] });
      const ribs = [-1, 1].flatMap((side) =>
        Array.from({ length: random.whole(5, 9) }, (_, index) =>
          brick([0.7 * scale, 8 * scale, 0.35], [(long - 14 - index * 3.4) * scale, 13 * scale, side * (12.5 * scale + 0.4)]),
        ),
      );
      assembly.add(merged(ribs), "steel/iron");
      if (random.chance(0.5)) {
        const barrel = assembly.within(
          [random.between(-20, 4), -18 * scale, random.between(-3, 3)],
          rotation(0, 0, random.between(-0.3, 0.3)),
        );
        const steel = barrel.cylinder(6.3 * scale, 52 * scale, "steel/iron", { along: "x" });
        barrel.cylinder(4.4 * scale, 51.5 * scale, "vacuum", { along: "x", inside: steel });
        barrel.box([10 * scale, 5 * scale, 7 * scale], "steel/iron", { at: [42 * scale, -11.6 * scale, 0] });
      }
      return { solids: assembly.solids, manifestLine: "1 pistol slide" };
    },
  ),
  pistolFrame: gun(
    "Pistol frame",
    "The lower half of a pistol: a light grip and guard with a few small steel parts, no barrel above.",
    (random) => {
      const assembly = new Assembly();
      const scale = random.between(0.74, 1.02);
      const frame = random.pick(["nylon6", "nylon6", "aluminium", "steel/iron"] as const);
      const body = assembly.add(extrusion(framed(scale), 27 * scale), frame);
      assembly.add(
        extrusion(
          sized(scale, [
            [-74, -1.6],
            [-74, -9],
            [-20, -13],
            [20, -15],
            [20, -1.6],
          ]),
          16 * scale,
        ),
        "vacuum",
        { inside: body },
      );
      const grip = assembly.within([56 * scale, -62 * scale, 0], rotation(0, 0, 0.19));
      grip.box([17 * scale, 40 * scale, 10.6 * scale], "vacuum", { inside: body });
      const rails = [-1, 1].map((side) => brick([34 * scale, 1.1, 1], [-34 * scale, -1.7 * scale, side * 10.8 * scale]));
      assembly.add(merged(rails), "steel/iron", { inside: body });
      assembly.add(tube(bow(scale), 3.2 * scale, { sides: 8 }), frame);
      const trigger = smoothPath(
        sized(scale, [
          [1, -17.5],
          [-4, -28],
          [-2, -40],
        ]).map(([x, y]): Vector => [x, y, 0]),
        4,
      );
      assembly.add(tube(trigger, 2.4 * scale, { sides: 6 }), "steel/iron");
      assembly.box([5.5 * scale, 6 * scale, 8 * scale], "steel/iron", { at: [79 * scale, -12 * scale, 0], inside: body });
      assembly.add(
        merged(
          sized(scale, [
            [25, -9],
            [-44, -12.4],
          ]).map(([x, y]) => post(1.7, 12 * scale, [x, y, 0], 8)),
        ),
        "steel/iron",
        { inside: body },
      );
      return { solids: assembly.solids, manifestLine: "1 pistol frame" };
    },
  ),
  printedPistol: gun(
    "Printed pistol",
    "The outline of a pistol in even orange plastic, thick walls, one nail and a spring as its only metal.",
    (random) => {
      const assembly = new Assembly();
      const scale = random.between(0.86, 1.12);
      const plastic = random.pick(["ABS", "PET/polyester", "nylon6"] as const);
      const blocky = random.chance(0.5);
      const layers = { frequency: 0.6, amplitude: 0.1, anisotropy: 1, seed: random.whole(1, 99), rib: "x" as const };
      const body = assembly.add(
        extrusion(
          sized(scale, [
            [-60, -12],
            [14, -12],
            [24, -40],
            [38, -112],
            [86, -112],
            [80, -40],
            [92, -12],
            [92, blocky ? 34 : 26],
            [-60, blocky ? 34 : 26],
          ]),
          (blocky ? 40 : 32) * scale,
        ),
        plastic,
        { density: random.between(0.75, 1.05), noise: layers },
      );
      assembly.cylinder(5 * scale, 66 * scale, "vacuum", { at: [20 * scale, 10 * scale, 0], along: "x", inside: body });
      // The barrel is a thick tube that is screwed in.
      const barrel = assembly.cylinder((blocky ? 17 : 13) * scale, 27 * scale, plastic, {
        at: [-87.2 * scale, 10 * scale, 0],
        along: "x",
        noise: layers,
      });
      assembly.cylinder(5 * scale, 26.6 * scale, "vacuum", { at: [-87.2 * scale, 10 * scale, 0], along: "x", inside: barrel });
      assembly.cylinder(1.3, 15, "steel/iron", { at: [72 * scale, 22 * scale, 0], along: "x", inside: body });
      const coil = Array.from({ length: 70 }, (_, step): Vector => {
        const angle = step * 0.6283;
        return [(56 - step * 0.34) * scale, -2 * scale + 3 * cosine(angle), 3 * sine(angle)];
      });
      assembly.add(tube(coil, 0.5, { sides: 5 }), "steel/iron", { inside: body });
      assembly.add(tube(bow(scale), 4 * scale, { sides: 8 }), plastic);
      return { solids: assembly.solids, manifestLine: "1 plastic toy" };
    },
  ),
} satisfies Record<string, Kind>;
