import { extrusion, pierced } from "../mesh/extrusion.ts";
import { type Point } from "../mesh/mesh.ts";
import { revolution } from "../mesh/revolution.ts";
import { slab } from "../mesh/slab.ts";
import { circle, smoothPath, torus, tube } from "../mesh/sweep.ts";
import type { Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { roundCell } from "./circuit.ts";
import type { Kind } from "./kind.ts";
import { vessel } from "./vessel.ts";

const threat = (name: string, description: string, make: Kind["make"]): Kind => ({
  family: "weapons",
  category: "otherWeapons",
  name,
  description,
  make,
});

export const otherWeapons = {
  wrench: threat("Adjustable wrench", "A long flat steel handle with an open jaw and a worm screw.", (random) => {
    const assembly = new Assembly();
    const half = random.between(88, 125);
    const handle = pierced(
      [
        [-11, -half],
        [11, -half],
        [13, half - 12],
        [-13, half - 12],
      ],
      circle(5, 10).map(([x, y]): Point => [x, y - half + 14]),
    );
    assembly.add(extrusion(handle, random.between(7, 10)), "steel/iron");
    assembly.add(
      extrusion(
        [
          [-13, half - 11.8],
          [13, half - 11.8],
          [26, half + 4],
          [30, half + 42],
          [18, half + 44],
          [12, half + 16],
          [-10, half + 16],
          [-20, half + 8],
        ],
        15,
      ),
      "steel/iron",
    );
    assembly.add(
      extrusion(
        [
          [-27, half + 12],
          [-12, half + 18.4],
          [-8, half + 20],
          [-10, half + 44],
          [-22, half + 40],
        ],
        14,
      ),
      "steel/iron",
    );
    assembly.cylinder(5.5, 8, "steel/iron", { at: [-2, half + 6, 13.4], along: "x" });
    return { solids: assembly.solids, manifestLine: "1 adjustable wrench" };
  }),
  crowbar: threat("Crowbar", "A long steel bar with a hooked, split end.", (random) => {
    const assembly = new Assembly();
    const half = random.between(140, 180);
    assembly.add(
      tube(
        smoothPath(
          [
            [0, -half, 0],
            [0, half * 0.8, 0],
            [8, half + 14, 0],
            [34, half + 22, 0],
            [50, half, 0],
            [54, half - 16, 0],
          ],
          6,
        ),
        random.between(7, 9),
        { sides: 6, scale: (along) => (along > 0.85 ? 1 - (along - 0.85) * 3.5 : 1) },
      ),
      "steel/iron",
    );
    assembly.add(
      extrusion(
        [
          [-9, -half - 1],
          [9, -half - 1],
          [13, -half - 34],
          [3, -half - 34],
          [0, -half - 18],
          [-3, -half - 34],
          [-13, -half - 34],
        ],
        6,
      ),
      "steel/iron",
    );
    return { solids: assembly.solids, manifestLine: "1 crowbar" };
  }),
  longScrewdriver: threat("Long screwdriver", "A steel shaft far longer than the limit, a round handle.", (random) => {
    const assembly = new Assembly();
    const half = random.between(56, 112);
    const shaft = random.between(2.4, 4.6);
    const handle = assembly.add(
      revolution(
        [
          [8, -50],
          [15, -46],
          [16, -10],
          [11, 20],
          [14, 40],
          [10, 50],
        ],
        14,
      ),
      "ABS",
      { turn: lengthwise.y },
    );
    assembly.cylinder(shaft, 30, "steel/iron", { at: [0, 18, 0], along: "y", inside: handle });
    assembly.cylinder(shaft, half, "steel/iron", { at: [0, 50.4 + half, 0], along: "y" });
    return { solids: assembly.solids, manifestLine: "1 long screwdriver" };
  }),
  stunDevice: threat("Stun device", "A hand-sized box with two contacts at one end, coils and a battery inside.", (random) => {
    const assembly = new Assembly();
    const long = random.between(54, 96);
    const round = random.chance(0.35);
    const half: Vector = round ? [random.between(16, 22), long, 0] : [random.between(18, 30), long, random.between(11, 18)];
    const deep = round ? half[0] : half[2];
    // Like a box, or like a torch.
    const skin = round
      ? assembly.cylinder(half[0], long, random.pick(["aluminium", "ABS"] as const), { along: "y" })
      : assembly.add(slab(half, random.between(4, 12), 4, 4), "ABS");
    const room = round
      ? assembly.cylinder(half[0] - 2, long - 2, "vacuum", { along: "y", inside: skin })
      : assembly.add(slab([half[0] - 2, long - 2, deep - 2], 4, 3, 4), "vacuum", { inside: skin });
    const apart = half[0] * random.between(0.45, 0.75);
    const prong = random.between(8, 20);
    for (const side of [-1, 1]) {
      assembly.add(
        tube(
          [
            [side * apart, long + 1.6, 0],
            [side * apart, long + prong, 0],
            [side * apart * 0.5, long + prong + 6, 0],
          ],
          1.9,
          { sides: 7 },
        ),
        "stainless 304",
      );
    }
    const coils = random.whole(1, 2);
    const coil = Math.min(7, deep - 5, half[0] / 2 - 2.4);
    for (let index = 0; index < coils; index++)
      assembly.cylinder(coil, random.between(10, 18), "copper", {
        at: [coils === 1 ? 0 : (index - 0.5) * 2 * (coil + 1.4), long * 0.52, 0],
        along: "y",
        density: 5,
        inside: room,
      });
    const cells = random.whole(1, 2);
    const cell = Math.min(9, deep - 3.2, half[0] / cells - 2.4);
    for (let index = 0; index < cells; index++)
      roundCell(
        assembly,
        cell,
        Math.min(30, long * 0.4),
        [(index - (cells - 1) / 2) * 2 * (cell + 0.6), -long * 0.52, 0],
        "Li-ion cell (NMC 18650, steel can)",
        room,
      );
    assembly.add(slab([half[0] * 0.5, long * 0.12, 0.7], 1, 0.2, 1), "PCB populated", { at: [0, long * 0.06, 0], inside: room });
    return { solids: assembly.solids, manifestLine: "1 stun device" };
  }),
  pepperSpray: threat("Pepper spray", "A small pressurised can with a trigger cap and a ring.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(11.5, 20);
    const long = random.between(64, 122);
    vessel(assembly, {
      profile: [
        [radius * 0.85, 0],
        [radius, 4],
        [radius, long * 0.87],
        [radius * 0.6, long],
      ],
      wall: random.between(0.35, 0.6),
      material: "aluminium",
      content: "ethanol",
      full: random.between(0.5, 0.85),
    });
    const cap = random.between(10, 19);
    assembly.add(slab([radius, cap, radius], 6, 3, 4), "polypropylene", { at: [0, long + cap + 1, 0], density: 0.6 });
    assembly.cylinder(3, 5, "steel/iron", { at: [0, long + 2 * cap + 6.4, 0], along: "y" });
    // On a ring, in a sleeve of leather, or bare.
    const held = random.pick(["ring", "sleeve", "bare"] as const);
    if (held === "ring") assembly.add(torus(12, 1.1, 24, 6), "steel/iron", { at: [radius + 13, long + cap - 3, 0] });
    else if (held === "sleeve")
      for (const side of [-1, 1])
        assembly.add(slab([radius * 1.1, long * 0.46, 1.2], 4, 0.4, 2), "leather (Cr tanned)", {
          at: [0, long * 0.46, side * (radius + 1.6)],
        });
    return { solids: assembly.solids, manifestLine: "1 pepper spray" };
  }),
  hatchet: threat("Hatchet", "A wedge of steel, thin at its edge, on a handle.", (random) => {
    const assembly = new Assembly();
    const half = random.between(120, 150);
    assembly.add(slab([12, half, 8], 7, 5, 4), random.pick(["wood", "nylon6"] as const));
    const outline: Point[] = [
      [-16, -20],
      [-16, 20],
      [14, 20],
      [66, 44],
      [70, 0],
      [66, -46],
      [14, -20],
    ];
    assembly.add(extrusion(outline, [22, 22, 18, 0.6, 0.6, 0.6, 18]), "steel/iron", { at: [6, half + 21, 0] });
    return { solids: assembly.solids, manifestLine: "1 hatchet" };
  }),
} satisfies Record<string, Kind>;
