import { rotation } from "../math/rotation.ts";
import { slab } from "../mesh/slab.ts";
import { merged } from "../mesh/mesh.ts";
import type { Assembly } from "../catalogue/assembly.ts";
import { post } from "../catalogue/circuit.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";

/** Telescopic rods under the floor, their channel, grip, joints and screws; the grip is at +y. */
export const trolley = (assembly: Assembly, random: Random, halfY: number, z: number): void => {
  const apart = random.between(62, 95);
  const metal = random.pick(["aluminium", "aluminium", "aluminium", "steel/iron"] as const);
  const wall = metal === "aluminium" ? 1.1 : 0.55;
  const long = halfY - 24;
  // Nothing of it sits quite in the middle, and rods that were pulled often are bent a little.
  const aside = random.between(-13, 13);
  for (const side of [-1, 1]) {
    const rod = assembly.within([aside + side * apart, random.between(-5, 5), z], rotation(0, 0, random.normal() * 0.007));
    const outer = rod.add(slab([10, long, 5.4], 3, 0, 3), metal);
    const first = rod.add(slab([10 - wall, long - 1, 5.4 - wall], 2.6, 0, 3), "vacuum", { inside: outer });
    const inner = rod.add(slab([8, long - 6, 3.9], 2.4, 0, 3), metal, { inside: first });
    rod.add(slab([8 - wall, long - 7, 3.9 - wall], 2, 0, 3), "vacuum", { inside: inner });
    rod.box([7.5, 14, 3], "POM(acetal)", { at: [side * 20, -long + 30, 0] });
    rod.add(
      merged(Array.from({ length: 5 }, (_, index) => post(1.7, 3.2, [side * 14.5, (index / 4 - 0.5) * 1.8 * long, 0], 8))),
      "steel/iron",
    );
    // A thin release rod runs down the middle of each tube pair, beside it.
    rod.box([1, long - 20, 1], "steel/iron", { at: [-side * 15, 0, 0] });
  }
  assembly.box([apart + 24, halfY - 16, 0.7], "polypropylene", { at: [aside, 0, z + 7.5] });
  const grip = assembly.add(slab([apart + 14, 13, 8], 8, 4, 4), "nylon6", { at: [aside, halfY - 8, z + 1] });
  assembly.box([apart - 6, 4, 1.2], "steel/iron", { at: [aside, halfY - 8, z + 1], inside: grip });
  assembly.box([16, 6, 2], "ABS", { at: [aside, halfY - 8, z + 3.5], inside: grip });
  assembly.add(
    merged(
      [-1, 1]
        .flatMap((side) => [0, 1].map((row): Vector => [aside + side * (apart - 16), halfY - 14 + row * 10, z + 4]))
        .map((at) => post(1.5, 2.4, at, 8)),
    ),
    "steel/iron",
    { inside: grip },
  );
};
