import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { rotation } from "../math/rotation.ts";
import { extrusion, pierced } from "../mesh/extrusion.ts";
import { loft } from "../mesh/loft.ts";
import { merged, type Point, moved } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { circle, smoothPath, torus, tube } from "../mesh/sweep.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { post } from "./circuit.ts";
import type { Kind } from "./kind.ts";
import { wholePower } from "../math/wholePower.ts";

const threat = (name: string, description: string, make: Kind["make"]): Kind => ({
  family: "weapons",
  category: "otherWeapons",
  name,
  description,
  make,
});

export const bluntWeapons = {
  baton: threat("Telescopic baton", "A dark steel rod of nested tubes with a soft grip.", (random) => {
    const assembly = new Assembly();
    const open = random.chance(0.5);
    const half = random.between(82, 108);
    const grip = assembly.cylinder(14, half * 0.8, "rubber (vulcanised)", { along: "y" });
    const outer = assembly.cylinder(10.5, half * 0.78, "steel/iron", { along: "y", inside: grip });
    const room = assembly.cylinder(8.9, half * 0.76, "vacuum", { along: "y", inside: outer });
    const middle = assembly.cylinder(8.2, half * 0.74, open ? "vacuum" : "steel/iron", { along: "y", inside: room });
    if (!open) assembly.cylinder(6.4, half * 0.72, "steel/iron", { along: "y", inside: middle });
    else {
      const tubeOf = assembly.cylinder(8.2, half * 0.5, "steel/iron", { at: [0, half * 1.31, 0], along: "y" });
      assembly.cylinder(6.6, half * 0.49, "vacuum", { at: [0, half * 1.31, 0], along: "y", inside: tubeOf });
      assembly.cylinder(5.8, half * 0.42, "steel/iron", { at: [0, half * 2.24, 0], along: "y" });
    }
    assembly.ellipsoid([8, 8, 8], "steel/iron", { at: [0, open ? half * 2.68 + 7 : half * 0.8 + 8.2, 0] });
    return { solids: assembly.solids, manifestLine: "1 telescopic baton" };
  }),
  knuckleduster: threat("Knuckleduster", "Four rings in a row above a curved bar, thick metal.", (random) => {
    const assembly = new Assembly();
    const metal = random.pick(["brass", "aluminium", "steel/iron", "zinc die-cast"] as const);
    const outline = smoothPath(
      [
        [-50, 4, 0],
        [-44, 22, 0],
        [-30, 17, 0],
        [-14, 24, 0],
        [0, 18, 0],
        [14, 24, 0],
        [30, 17, 0],
        [44, 22, 0],
        [50, 4, 0],
        [40, -14, 0],
        [24, -34, 0],
        [0, -38, 0],
        [-24, -34, 0],
        [-40, -14, 0],
      ],
      3,
      true,
    ).map(([x, y]): Point => [x, y]);
    const holes = [-36, -12, 12, 36].map((x) => circle(9.4, 14).map(([a, b]): Point => [a + x * 0.97, b + 3]));
    const plate = holes.reduce<Point[]>((around, hole) => pierced(around, hole), outline);
    assembly.add(extrusion(plate, random.between(9, 13)), metal);
    return { solids: assembly.solids, manifestLine: "1 knuckleduster" };
  }),
  hammer: threat("Hammer", "A black block of steel across a lighter handle.", (random) => {
    const assembly = new Assembly();
    const wood = random.chance(0.5);
    const half = random.between(118, 145);
    assembly.add(
      loft(
        Array.from({ length: 7 }, (_, step) =>
          circle(1, 12).map(([x, z]): Vector => [x * (10 + 5 * wholePower(step / 6 - 0.5, 2) * 4), (step / 3 - 1) * half, z * 8.5]),
        ),
      ),
      wood ? "wood" : "steel/iron",
      wood ? {} : { density: 3.2 },
    );
    const head = assembly.within([0, half + 14, 0]);
    head.add(slab([50, 13, 12.5], 4, 2, 3), "steel/iron");
    head.cylinder(15, 9, "steel/iron", { at: [60, 0, 0], along: "x" });
    head.add(
      extrusion(
        [
          [-50.5, -12],
          [-50.5, 12],
          [-84, 2],
          [-84, -2],
        ],
        22,
      ),
      "steel/iron",
    );
    return { solids: assembly.solids, manifestLine: "1 hammer" };
  }),
  nunchaku: threat("Nunchaku", "Two short rods joined by a small steel chain.", (random) => {
    const assembly = new Assembly();
    const half = random.between(110, 140);
    const material = random.pick(["wood", "wood", "aluminium"] as const);
    for (const side of [-1, 1]) {
      const rod = assembly.within([side * 28, 0, 0], rotation(0, 0, side * random.between(0, 0.08)));
      rod.cylinder(14, half, material, { along: "y" });
      rod.cylinder(8, 7, "steel/iron", { at: [0, half + 7.4, 0], along: "y" });
    }
    for (let link = 0; link < 9; link++) {
      const t = link / 8;
      assembly.add(torus(5.5, 1.4, 14, 6), "steel/iron", {
        at: [(t - 0.5) * 62, half + 22 + 26 * 4 * t * (1 - t), 0],
        turn: rotation(link % 2 === 0 ? 0 : Math.PI / 2, 0.2, 0),
      });
    }
    return { solids: assembly.solids, manifestLine: "1 nunchaku" };
  }),
  handcuffs: threat("Handcuffs", "Two toothed steel rings with lock boxes and a chain.", (random) => {
    const assembly = new Assembly();
    for (const side of [-1, 1]) {
      const cuff = assembly.within([side * 52, random.between(-6, 6), 0], rotation(0, 0, random.between(-0.5, 0.5)));
      cuff.add(torus(32, 3.4, 36, 7), "steel/iron");
      cuff.add(merged(Array.from({ length: 9 }, (_, index) => post(1.3, 3, [27 - index * 0.8, index * 3, 0], 6))), "steel/iron");
      cuff.box([13, 11, 5], "steel/iron", { at: [-side * 38, 0, 9], density: 5.5 });
    }
    for (const x of [-8, 0, 8])
      assembly.add(torus(6, 1.6, 14, 6), "steel/iron", { at: [x, 0, 7], turn: rotation(x === 0 ? 0 : Math.PI / 2, 0, 0) });
    return { solids: assembly.solids, manifestLine: "1 pair of handcuffs" };
  }),
  slingshot: threat("Slingshot", "A forked metal frame with two rubber bands and a pouch, and steel balls.", (random) => {
    const assembly = new Assembly();
    assembly.add(
      tube(
        smoothPath(
          [
            [-34, 60, 0],
            [-36, 26, 0],
            [-22, 0, 0],
            [0, -8, 0],
            [22, 0, 0],
            [36, 26, 0],
            [34, 60, 0],
          ],
          5,
        ),
        4.6,
        { sides: 9 },
      ),
      "aluminium",
    );
    assembly.add(slab([13, 44, 12], 8, 5, 4), "ABS", { at: [0, -57.4, 0] });
    for (const side of [-1, 1])
      assembly.add(
        tube(
          smoothPath(
            [
              [side * 34, 64, 0],
              [side * 40, 110, 4],
              [side * 14, 136, 2],
            ],
            5,
          ),
          2.8,
          { sides: 7 },
        ),
        "rubber (vulcanised)",
      );
    assembly.box([13, 9, 1.2], "leather (Cr tanned)", { at: [0, 142, 2] });
    for (let ball = 0; ball < random.whole(4, 9); ball++)
      assembly.ellipsoid([4.5, 4.5, 4.5], "steel/iron", { at: [-16 + (ball % 3) * 11, 60 + Math.floor(ball / 3) * 11, 6] });
    return { solids: assembly.solids, manifestLine: "1 slingshot" };
  }),
  chain: threat("Steel chain", "A heap of thick steel links with a lock.", (random) => {
    const assembly = new Assembly();
    const links = Array.from({ length: 26 }, (_, index) => {
      const angle = index * 0.55;
      const reach = 26 + index * 1.3;
      return moved(torus(9, 2.6, 14, 6), {
        rotation: rotation(index % 2 === 0 ? 0.2 : 1.4, 0.1, angle),
        position: [reach * cosine(angle), reach * sine(angle), random.between(-2, 2)],
      });
    });
    assembly.add(merged(links), "steel/iron");
    assembly.add(slab([18, 22, 9], 4, 2, 3), "brass", { at: [0, 0, 0] });
    return { solids: assembly.solids, manifestLine: "1 steel chain" };
  }),
} satisfies Record<string, Kind>;
