import { cosine } from "../math/cosine.ts";
import { rotation, upright } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { extrusion } from "../mesh/extrusion.ts";
import { merged, moved, type Point } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, torus, tube } from "../mesh/sweep.ts";
import { Assembly } from "./assembly.ts";
import type { Kind } from "./kind.ts";

const threat = (name: string, description: string, make: Kind["make"]): Kind => ({
  family: "weapons",
  category: "otherWeapons",
  name,
  description,
  make,
});

/** Of bent rods and plates. */
export const bentWeapons = {
  handcuffs: threat("Handcuffs", "Two toothed steel rings with lock boxes and a chain.", (random) => {
    const assembly = new Assembly();
    const hinged = random.chance(0.35);
    const size = random.between(0.92, 1.1);
    const reach = (hinged ? 46 : 56) * size;
    for (const side of [-1, 1]) {
      const cuff = assembly.within([side * reach, random.between(-6, 6), 0], rotation(0, 0, side * random.between(-0.4, 0.4)));
      // Half a ring of two plates, between which the toothed half swings.
      const arc = (from: number, to: number, radius: number, wide: number, teeth: number): Point[] => {
        const steps = 22;
        const at = (step: number, reachOut: number): Point => {
          const angle = from + ((to - from) * step) / steps;
          return [-side * reachOut * cosine(angle), reachOut * 0.92 * sine(angle)];
        };
        return [
          ...Array.from({ length: steps + 1 }, (_, step) => at(step, radius + wide / 2)),
          ...Array.from({ length: steps + 1 }, (_, step) => at(steps - step, radius - wide / 2 + (step % 2 === 0 ? 0 : teeth))),
        ];
      };
      const double = extrusion(arc(0.5, 3.2, 31 * size, 6.5, 0), 2.2);
      cuff.add(merged([-3.7, 3.7].map((z) => moved(double, { rotation: upright, position: [0, 0, z] }))), "steel/iron");
      const gap = random.between(0, 0.7);
      cuff.add(extrusion(arc(-2.9 - gap, 0.2 - gap, 31 * size, 6, 1.6), 4.6), "steel/iron");
      cuff.cylinder(2.6, 5.4, "steel/iron", { at: [side * 31 * size, 0, 0] });
      const lock = cuff.add(slab([8.5 * size, 15 * size, 6.2], 3, 1.6, 3), "steel/iron", { at: [-side * 41 * size, 2, 0], density: 5.5 });
      cuff.cylinder(1.7, 3.4, "vacuum", { at: [-side * 41 * size, 8 * size, 2.4], inside: lock });
    }
    if (hinged)
      assembly.add(
        merged([-8, 0, 8].map((y) => moved(slab([5, 3.4, 3], 1, 0.8, 2), { rotation: upright, position: [0, y, 0] }))),
        "steel/iron",
      );
    else
      for (const x of [-7, 0, 7])
        assembly.add(torus(5.4, 1.5, 14, 6), "steel/iron", {
          at: [x, random.between(-1.5, 1.5), 0],
          turn: rotation(x === 0 ? 0.2 : 1.4, 0, 0),
        });
    return { solids: assembly.solids, manifestLine: "1 pair of handcuffs" };
  }),
  slingshot: threat("Slingshot", "A forked metal frame with two rubber bands and a pouch, and steel balls.", (random) => {
    const assembly = new Assembly();
    const wide = random.between(26, 44);
    const tall = random.between(44, 76);
    const bend = random.between(-14, 6);
    const rod = random.between(3.4, 7.4);
    const metal = random.pick(["aluminium", "steel/iron", "wood", "zinc die-cast"] as const);
    const thick = metal === "wood" ? rod + 5 : rod;
    assembly.add(
      tube(
        smoothPath(
          [
            [-wide, tall, 0],
            [-wide - 2, tall * 0.44, 0],
            [-wide * 0.65, 0, 0],
            [0, bend - 4, 0],
            [wide * 0.65, 0, 0],
            [wide + 2, tall * 0.44, 0],
            [wide, tall, 0],
          ],
          5,
        ),
        thick,
        { sides: 9 },
      ),
      metal,
    );
    const grip = random.between(34, 54);
    const from = bend - 4 - thick - 1;
    assembly.add(
      slab([random.between(10, 15), grip, random.between(9, 14)], 8, 5, 4),
      metal === "wood" ? "wood" : random.pick(["ABS", "rubber (vulcanised)", "wood"] as const),
      {
        at: [0, from - grip, 0],
      },
    );
    // A brace that lies on the wrist.
    if (random.chance(0.4))
      assembly.add(
        tube(
          smoothPath(
            [
              [-6, from - 2 * grip - 3, 0],
              [-30, from - 2 * grip - 30, 14],
              [-34, from - 2 * grip - 66, 20],
              [34, from - 2 * grip - 66, 20],
              [30, from - 2 * grip - 30, 14],
              [6, from - 2 * grip - 3, 0],
            ],
            5,
          ),
          3,
          { sides: 8 },
        ),
        "steel/iron",
      );
    const slack = random.between(40, 96);
    for (const side of [-1, 1])
      assembly.add(
        tube(
          smoothPath(
            [
              [side * wide, tall + 4, 0],
              [side * (wide + 6), tall + slack * 0.6, 4],
              [side * 14, tall + slack, 2],
            ],
            6,
          ),
          random.between(2, 3.4),
          { sides: 7 },
        ),
        "rubber (vulcanised)",
      );
    assembly.add(slab([14, 9, 1.2], 6, 0.4, 3), "leather (Cr tanned)", { at: [0, tall + slack + 6, 2] });
    const balls = random.whole(0, 14);
    for (let ball = 0; ball < balls; ball++)
      assembly.ellipsoid([4.6, 4.6, 4.6], "steel/iron", {
        at: [wide + 22 + (ball % 3) * 9.6, -10 - Math.floor(ball / 3) * 9.8, random.between(-2, 2)],
      });
    return { solids: assembly.solids, manifestLine: "1 slingshot" };
  }),
} satisfies Record<string, Kind>;
