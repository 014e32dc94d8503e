import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { loft } from "../mesh/loft.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { plate } from "../mesh/plate.ts";
import { revolution } from "../mesh/revolution.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, torus, tube } from "../mesh/sweep.ts";
import type { Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { cable, coil, plug } from "./cable.ts";
import { brick, circuit, post, pouchCell as cell, screws } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";

/** Small machines that most travellers carry by now. */
export const gear = {
  earbudCase: everyday(
    "electronics",
    "Earbud case",
    "A smooth little box with a cell and two buds, each with a magnet and a tiny cell.",
    (random) => {
      const assembly = new Assembly();
      const half: Vector = [random.between(22, 25), random.between(27, 32), random.between(11, 13)];
      const shell = assembly.add(slab(half, 10, 7, 5), "ABS");
      const room = assembly.add(slab([half[0] - 1.4, half[1] - 1.4, half[2] - 1.4], 9, 6, 5), "vacuum", { inside: shell });
      cell(assembly, [13, 6, 3.4], [0, -half[1] + 13, -4], room);
      circuit(assembly, random, { half: [14, 4], at: [0, half[1] - 9, -6], headroom: 3, crowd: 1.4, inside: room });
      for (const side of [-1, 1]) {
        const bud = assembly.within([side * 10, 1, 4.5]);
        bud.cylinder(4.4, 2.4, "Li-ion cell (LCO pouch, homogenised)", { along: "x", inside: room });
        bud.cylinder(3.2, 1.1, "NdFeB magnet", { at: [0, 8.4, 0], along: "x", inside: room });
        bud.cylinder(1.9, 6, "ABS", { at: [0, -10, 0], along: "y", inside: room });
      }
      assembly.add(
        tube(
          [
            [-6, -half[1] + 5, 5],
            [6, -half[1] + 5, 5],
          ],
          0.7,
          { sides: 6 },
        ),
        "stainless 304",
        { inside: room },
      );
      return { solids: assembly.solids, manifestLine: "1 pair of earbuds in a case" };
    },
  ),
  smartwatch: everyday(
    "electronics",
    "Smart watch",
    "A dense small square with a cell and a board, and a soft strap with a buckle.",
    (random) => {
      const assembly = new Assembly();
      const half: Vector = [random.between(16, 19), random.between(19, 22), 5.2];
      const corner = random.pick([6, 15]);
      const shell = assembly.add(slab(half, corner, 2, 5), random.pick(["aluminium", "stainless 304", "titanium"] as const));
      const room = assembly.add(slab([half[0] - 1.3, half[1] - 1.3, half[2] - 1.2], corner - 1.2, 1.4, 5), "vacuum", { inside: shell });
      cell(assembly, [half[0] - 8, half[1] - 11, 1.5], [0, -1, -1.6], room);
      circuit(assembly, random, { half: [half[0] - 8, half[1] - 9], at: [0, 0, 0.8], headroom: 1.8, crowd: 1.6, inside: room });
      assembly.cylinder(6, 0.4, "copper", { at: [0, 0, -3.6], inside: room });
      assembly.box([half[0] - 2.4, half[1] - 2.4, 0.5], "glass soda-lime", { at: [0, 0, 5.8] });
      assembly.cylinder(2.6, 1.3, "stainless 304", { at: [half[0] + 1.5, 7, 0], along: "x" });
      const open = random.between(0.7, 1.2);
      for (const side of [-1, 1]) {
        const strap = Array.from({ length: 8 }, (_, step): Vector => [
          0,
          side * (half[1] + 1 + step * 9 * open),
          -0.06 * step * step * 9 * (1.5 - open),
        ]);
        assembly.add(
          loft(
            strap.map(
              ([, y, z]) =>
                [
                  [-9.5, y, z - 1.3],
                  [9.5, y, z - 1.3],
                  [9.5, y, z + 1.3],
                  [-9.5, y, z + 1.3],
                ] as Vector[],
            ),
          ),
          random.pick(["silicone rubber", "leather (Cr tanned)"] as const),
        );
        if (side === 1)
          assembly.add(
            tube(
              [
                [-11, 0, 0],
                [11, 0, 0],
                [11, 9, 0],
                [-11, 9, 0],
              ],
              0.9,
              { sides: 6, endless: true },
            ),
            "stainless 304",
            { at: strap.at(-1) ?? [0, 0, 0] },
          );
      }
      return { solids: assembly.solids, manifestLine: "1 smart watch" };
    },
  ),
  eReader: everyday("electronics", "E-reader", "A thin plate with one flat cell and a small board below an even screen.", (random) => {
    const assembly = new Assembly();
    const half: Vector = [random.between(56, 66), random.between(78, 92), 4.2];
    const shell = assembly.add(slab(half, 7, 2.4, 4), "ABS");
    const room = assembly.add(slab([half[0] - 1.4, half[1] - 1.4, half[2] - 1.3], 6, 1.4, 4), "vacuum", { inside: shell });
    assembly.box([half[0] - 5, half[1] - 10, 0.5], "glass soda-lime", { at: [0, 5, 2], inside: room });
    assembly.box([half[0] - 6, half[1] - 9, 0.6], "magnesium AZ91", { at: [0, 2, 0.6], inside: room });
    cell(assembly, [random.between(22, 30), random.between(26, 34), 1.2], [-half[0] * 0.3, -half[1] * 0.25, -1.4], room);
    circuit(assembly, random, { half: [half[0] - 18, 15], at: [4, half[1] * 0.52, -2], headroom: 1.6, crowd: 1.3, inside: room });
    const cover = random.chance(0.6);
    if (cover) {
      // Its lid has given way a little, and gapes at one side.
      const form = { corner: random.between(5, 9), edge: 0.4, swell: random.between(0, 1) };
      for (const side of [-1, 1])
        assembly.add(plate([half[0] + random.between(2, 4), half[1] + 3, 0.9], form), "leather (Cr tanned)", {
          at: [random.between(-1, 1), 0, side * (half[2] + 2.2)],
          turn: rotation(0.004 * random.normal(), side > 0 ? random.between(-0.03, -0.005) : 0, 0.01 * random.normal()),
          density: 0.8,
        });
    }
    return { solids: assembly.solids, manifestLine: cover ? "1 e-reader in a cover" : "1 e-reader" };
  }),
  hairStraightener: everyday(
    "electronics",
    "Hair straightener",
    "Two long arms with ceramic plates facing each other, a hinge and a thick cable.",
    (random) => {
      const assembly = new Assembly();
      const half = random.between(116, 132);
      const open = random.between(0.01, 0.07);
      for (const side of [-1, 1]) {
        const arm = assembly.within([0, -half, side * 3], rotation(side * open, 0, 0));
        const shell = arm.add(slab([16, half, 9.5], 9, 5, 4), "ABS", { at: [0, half, side * 9.7] });
        const room = arm.add(slab([14, half - 2, 7.6], 8, 4, 4), "vacuum", { at: [0, half, side * 9.7], inside: shell });
        const heated = arm.within([0, 1.45 * half, side * 9.7]);
        heated.box([12.4, 44, 1.1], random.pick(["porcelain/ceramic", "titanium", "aluminium"] as const), {
          at: [0, 0, -side * 4.6],
          inside: room,
        });
        heated.add(
          tube(
            Array.from({ length: 13 }, (_, step): Vector => [step % 2 === 0 ? -8 : 8, step * 6 - 36, 0]),
            0.5,
            { sides: 5 },
          ),
          "steel/iron",
          { inside: room },
        );
        if (side === 1) circuit(arm, random, { half: [9, 26], at: [0, 0.6 * half, side * 9.7 - 3], headroom: 4, crowd: 1, inside: room });
      }
      assembly.cylinder(4, 15, "stainless 304", { at: [0, -half + 4, 0], along: "x" });
      assembly.add(torus(7, 0.9, 20, 5), "steel/iron", { at: [0, -half + 14, 0], turn: lengthwise.x });
      const path = coil(random, 40, random.between(1.6, 2.6), 5).map(([x, y, z]): Vector => [x + 62, y - half * 0.4, z]);
      cable(assembly, path, 3, 1);
      plug(assembly, path, [13, 17, 8], [6, 9, 2.4]);
      return { solids: assembly.solids, manifestLine: "1 hair straightener" };
    },
  ),
  kettle: everyday(
    "electronics",
    "Travel kettle",
    "A thin round steel or plastic body with a ring of heater in its floor, a spout and a handle.",
    (random) => {
      const assembly = new Assembly();
      const radius = random.between(52, 62);
      const high = random.between(110, 140);
      const body: Point[] = [
        [radius * 0.96, 0],
        [radius, 6],
        [radius * 0.9, high * 0.7],
        [radius * 0.7, high],
      ];
      const wall = random.pick([
        { material: "stainless 304", thick: 0.7 },
        { material: "polypropylene", thick: 2.2 },
      ] as const);
      const shell = assembly.add(revolution(body), wall.material);
      const within = body.map(([reach, z], index): Point => [reach - wall.thick, index === 0 ? z + 1.4 : index === 3 ? z - 1.4 : z]);
      const room = assembly.add(revolution(within), "vacuum", { inside: shell });
      assembly.add(torus(radius * 0.55, 3.2, 34, 8), "steel/iron", { at: [0, 0, 8], inside: room, density: 5 });
      assembly.cylinder(radius * 0.5, 9, "polypropylene", { at: [0, 0, -9.6], density: 0.7 });
      assembly.cylinder(9, 6, "steel/iron", { at: [0, 0, -24.8], density: 4 });
      const grip = smoothPath(
        [
          [radius * 0.9, 0, 26],
          [radius + 24, 0, 34],
          [radius + 28, 0, high * 0.6],
          [radius * 0.8, 0, high - 4],
        ],
        5,
      );
      assembly.add(tube(grip, 7, { sides: 8 }), "polypropylene", { at: [4, 0, 0] });
      assembly.cylinder(7, 6, "ABS", { at: [0, 0, high + 6.2] });
      return { solids: assembly.solids, manifestLine: "1 travel kettle" };
    },
  ),
  sunglasses: everyday(
    "household",
    "Sunglasses",
    "Two dark thin lenses, a bow and two hinges as small black points, without a case.",
    (random) => {
      const assembly = new Assembly();
      const frame = random.pick(["nylon6", "titanium", "nylon6"] as const);
      const thick = frame === "nylon6" ? 2.1 : 0.9;
      const wide = random.between(24, 29);
      for (const side of [-1, 1]) {
        const ring = Array.from({ length: 30 }, (_, step): Vector => {
          const angle = step * 0.2094;
          return [side * 33 + wide * cosine(angle), (wide - 6) * sine(angle), 2.4 * cosine(angle) * -side];
        });
        assembly.add(tube(ring, thick, { sides: 6, endless: true }), frame);
        assembly.ellipsoid([wide - 2.6, wide - 8.6, 1], random.pick(["polycarbonate", "glass soda-lime"] as const), {
          at: [side * 33, 0, 0],
          turn: rotation(0, side * 0.09, 0),
        });
        const fold = random.between(-3, 3);
        assembly.add(
          tube(
            smoothPath(
              [
                [side * 66, 10, -4],
                [side * 30, 4 + fold, -9],
                [-side * 30, -4 + fold, -9 - side * 2],
                [-side * 58, -18, -9 - side * 2],
              ],
              5,
            ),
            thick * 0.9,
            { sides: 6 },
          ),
          frame,
        );
        assembly.add(merged([post(1.1, 3.2, [side * 66, 10, 0], 8), brick([2, 1.2, 1.6], [side * 63, 10, 0])]), "steel/iron");
      }
      assembly.add(
        tube(
          smoothPath(
            [
              [-8, 4, 0],
              [0, 7, 2],
              [8, 4, 0],
            ],
            4,
          ),
          thick,
          { sides: 6 },
        ),
        frame,
      );
      return { solids: assembly.solids, manifestLine: "1 pair of sunglasses" };
    },
  ),
  actionCamera: everyday(
    "electronics",
    "Action camera",
    "A small dense cube with a round lens, in a clear case on a folding mount.",
    (random) => {
      const assembly = new Assembly();
      const housing = assembly.add(slab([36, 30, 21], 5, 3, 4), "polycarbonate");
      const air = assembly.add(slab([33.6, 27.6, 18.6], 4, 2, 4), "vacuum", { inside: housing });
      const shell = assembly.add(slab([31, 22, 13], 4, 2, 4), "ABS", { inside: air });
      const room = assembly.add(slab([29.6, 20.6, 11.6], 3, 1.6, 4), "vacuum", { inside: shell });
      cell(assembly, [13, 9, 5.4], [14, -5, -4], room);
      circuit(assembly, random, { half: [24, 16], at: [0, 0, 3], headroom: 5, crowd: 1.4, inside: room });
      assembly.cylinder(10, 3.6, "glass soda-lime", { at: [-15, 7, -5], inside: room, density: 3 });
      screws(
        assembly,
        [
          [-5, -38, 0],
          [5, -38, 0],
        ],
        1.6,
        6,
      );
      assembly.box([12, 6, 8], "nylon6", { at: [0, -36.4, 0], density: 0.9 });
      return { solids: assembly.solids, manifestLine: "1 action camera" };
    },
  ),
} satisfies Record<string, Kind>;
