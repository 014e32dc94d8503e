import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { extrusion } from "../mesh/extrusion.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { plate } from "../mesh/plate.ts";
import { revolution } from "../mesh/revolution.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import type { Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { post } from "./circuit.ts";
import { rounds } from "./cartridges.ts";
import { gun } from "./gun.ts";
import type { Kind } from "./kind.ts";

// Outlines and classes of material only: nothing here is a working part.

const flat = (points: readonly Point[]): Vector[] => points.map(([x, y]): Vector => [x, y, 0]);

/** What a long gun is taken apart into. */
export const longGunParts = {
  longGunBarrel: gun("Gun barrel", "A long steel tube with a sight and a block at its end: a barrel.", (random) => {
    const assembly = new Assembly();
    const half = random.between(140, 178);
    const [thin, thick] = [random.between(7.6, 9.4), random.between(11.5, 14)];
    // It tapers towards its mouth in steps and curves.
    const steel = assembly.add(
      revolution(
        [
          [thick, -half],
          [thick, -half * 0.72],
          [thin + 1.4, -half * 0.5],
          [thin, half * 0.4],
          [thin, half - 9],
          [thin + 2, half - 8],
          [thin + 2, half],
        ],
        24,
      ),
      "steel/iron",
      { turn: lengthwise.y },
    );
    assembly.cylinder(random.between(3, 5.6), half - 0.5, "vacuum", { along: "y", inside: steel });
    // The lugs behind, the sight's ramp with its blade, now and then a block for gas and a rib along the top.
    assembly.add(merged([0, 1, 2].map((lug) => post(3.2, 4.4, [(lug - 1) * 8.5, -half - 3.6, 0], 8))), "steel/iron");
    assembly.add(
      extrusion(
        [
          [-12, 0],
          [12, 0],
          [9, 5],
          [1.5, 7],
          [1, 15],
          [-2, 15],
        ],
        4,
      ),
      "steel/iron",
      { at: [thin + 0.2, half - 26, 0], turn: rotation(0, 0, -Math.PI / 2) },
    );
    if (random.chance(0.5)) {
      const block = assembly.add(slab([11, 17, 10], 3, 2, 3), "steel/iron", {
        at: [thin + 12, half * random.between(-0.1, 0.25), 0],
        density: 6.4,
      });
      assembly.add(slab([5, 14, 5], 2, 1, 2), "vacuum", { at: [thin + 12, block.placement.position[1], 0], inside: block });
    } else assembly.box([1.6, half * 0.62, 2.6], "steel/iron", { at: [thin + 2.4, half * 0.1, 0], density: 3.4 });
    return { solids: assembly.solids, manifestLine: "1 gun barrel" };
  }),
  receiver: gun("Long gun part", "A long flat steel body with a curved magazine well and a grip: part of a long gun.", (random) => {
    const assembly = new Assembly();
    const long = random.between(104, 122);
    const metal = random.pick(["steel/iron", "aluminium", "steel/iron"] as const);
    const wall = metal === "aluminium" ? 4 : 2.4;
    const outline: Point[] = [
      [-long, -14],
      [-long * 0.4, -16],
      [-long * 0.4, -30],
      [-long * 0.02, -30],
      [-long * 0.02, -17],
      [long * 0.36, -17],
      [long, -10],
      [long + 5, 6],
      [long - 8, 19],
      [-long, 19],
    ];
    const inner: Point[] = [
      [-long + 4, -14 + wall],
      [-long * 0.4 + wall, -16 + wall],
      [-long * 0.4 + wall, -30 + wall],
      [-long * 0.02 - wall, -30 + wall],
      [-long * 0.02 - wall, -17 + wall],
      [long * 0.36 - wall, -17 + wall],
      [long - 12, -10 + wall],
      [long - 14, 19 - wall],
      [-long + 4, 19 - wall],
    ];
    const body = assembly.add(extrusion(outline, 32), metal);
    const room = assembly.add(extrusion(inner, 32 - 2 * wall), "vacuum", { inside: body });
    // The port in its side, the group with its pins and springs, a rail of teeth on top.
    assembly.box([27, 6, 0.6], "vacuum", { at: [-long * 0.2, 6, 16 - wall * 0.4], inside: body });
    const carrier = assembly.cylinder(9, long * 0.5, "steel/iron", { at: [long * 0.16, 6, 0], along: "x", inside: room });
    assembly.cylinder(3.4, long * 0.46, "vacuum", { at: [long * 0.16, 6, 0], along: "x", inside: carrier });
    assembly.add(merged([12, 26, 44].map((x) => post(2, 12, [x, -9, 0], 8))), "steel/iron", { inside: room });
    assembly.add(
      tube(
        flat([
          [16, -5],
          [22, -12],
          [34, -6],
          [40, -10.2],
        ]),
        1.6,
        { sides: 6 },
      ),
      "steel/iron",
      { inside: room },
    );
    const teeth = Array.from({ length: Math.floor(long / 7) }, () => slab([2.4, 2.6, 10], 0.4, 0.2, 1)).map((mesh, index) => ({
      ...mesh,
      vertices: mesh.vertices.map((value, at) => (at % 3 === 0 ? value - long + 12 + index * 10.4 : at % 3 === 1 ? value + 22.2 : value)),
    }));
    assembly.add(merged(teeth), metal);
    // Guard and trigger begin at the body.
    assembly.add(
      tube(
        smoothPath(
          flat([
            [2, -18],
            [4, -40],
            [36, -43],
            [52, -34],
            [54, -17.6],
          ]),
          5,
        ),
        2.2,
      ),
      metal,
    );
    assembly.add(
      tube(
        smoothPath(
          flat([
            [30, -17.6],
            [26, -28],
            [29, -37],
          ]),
          4,
        ),
        1.9,
        { sides: 6 },
      ),
      "steel/iron",
    );
    if (random.chance(0.75)) {
      const grip = assembly.within([72, -50, 0], rotation(0, 0, 0.32));
      const skin = grip.add(plate([15, 38, 13], { corner: 8, edge: 4, swell: 3, draft: 1 }), random.pick(["nylon6", "wood"] as const));
      grip.add(plate([9, 31, 8], { corner: 4, edge: 2 }), "vacuum", { inside: skin });
    }
    return { solids: assembly.solids, manifestLine: "1 part of a long gun" };
  }),
  longGunBolt: gun(
    "Bolt of a long gun",
    "A bright steel cylinder with lugs at its head, a bent handle with a ball, a spring behind.",
    (random) => {
      const assembly = new Assembly();
      const half = random.between(58, 82);
      const body = assembly.cylinder(random.between(8.4, 10.4), half, "steel/iron", { along: "y" });
      assembly.cylinder(2.6, half - 3, "vacuum", { along: "y", inside: body });
      for (const side of [-1, 1]) assembly.box([3.4, 6, 4.6], "steel/iron", { at: [side * 13.9, half - 8, 0] });
      const handle = smoothPath(
        [
          [11, -half * 0.7, 0],
          [26, -half * 0.72, 3],
          [44, -half * 0.86, 7],
          [54, -half, 9],
        ],
        5,
      );
      assembly.add(tube(handle, 3.4, { sides: 8 }), "steel/iron");
      assembly.ellipsoid([9, 9, 9], "steel/iron", { at: [58, -half - 8, 10] });
      const coil = Array.from({ length: 90 }, (_, step): Vector => {
        const angle = step * 0.6283;
        return [5 * cosine(angle), -half - 4 - step * 0.42, 5 * sine(angle)];
      });
      assembly.add(tube(coil, 0.8, { sides: 5 }), "steel/iron");
      assembly.cylinder(2, 22, "steel/iron", { at: [0, -half - 23, 0], along: "y" });
      return { solids: assembly.solids, manifestLine: "1 bolt of a gun" };
    },
  ),
  curvedMagazine: gun("Curved magazine", "A long curved steel box with pointed cartridges side by side, ribs along it.", (random) => {
    const assembly = new Assembly();
    const [tall, wide, thick] = [random.between(84, 104), random.between(27, 33), random.between(10, 13)];
    const bend = random.between(0.0005, 0.0013);
    const at = (y: number): number => bend * (y + tall) * (y + tall) - bend * tall * tall;
    const steps = Array.from({ length: 9 }, (_, step) => (step / 4 - 1) * tall);
    const wall = random.pick(["steel/iron", "nylon6", "aluminium"] as const);
    const away = wall === "steel/iron" ? 0.9 : 2;
    const side = (inset: number): Point[] => {
      const heights = steps.map((y) => (y * (tall - inset)) / tall);
      const edge = (sign: 1 | -1) => heights.map((y): Point => [at(y) + sign * (wide - 1.3 * inset), y]);
      return [...edge(-1), ...edge(1).toReversed()];
    };
    const shell = assembly.add(extrusion(side(0), 2 * thick), wall);
    const room = assembly.add(extrusion(side(away), 2 * (thick - away)), "vacuum", { inside: shell });
    const count = random.whole(8, 14);
    const pitch = (1.7 * tall) / 15;
    for (let index = 0; index < count; index++) {
      const y = tall - 13 - index * pitch;
      rounds(
        assembly.within([at(y), y, (index % 2 === 0 ? -1 : 1) * (thick - away - 5.6)], rotation(0, 0, -2 * bend * (y + tall))),
        1,
        1,
        5,
        wide - 1.3 * away - 6.5,
        room,
      );
    }
    assembly.add(plate([wide + 2, 2.4, thick + 1.6], { corner: 2, edge: 1 }), wall, { at: [at(-tall), -tall - 2.6, 0] });
    return { solids: assembly.solids, manifestLine: "1 curved magazine" };
  }),
} satisfies Record<string, Kind>;
