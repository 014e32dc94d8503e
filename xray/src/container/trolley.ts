import { rotation } from "../math/rotation.ts";
import { slab } from "../mesh/slab.ts";
import { merged } from "../mesh/mesh.ts";
import type { Assembly } from "../catalogue/assembly.ts";
import { post } from "../catalogue/circuit.ts";
import type { Random } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";

interface Rods {
  metal: "aluminium" | "steel/iron";
  wall: number;
  long: number;
}

/** Flat tubes within flat tubes. */
const flatRod = (rod: Assembly, { metal, wall, long }: Rods, wide: number): void => {
  const outer = rod.add(slab([wide, long, 5.4], 3, 0, 3), metal);
  const first = rod.add(slab([wide - wall, long - 1, 5.4 - wall], 2.6, 0, 3), "vacuum", { inside: outer });
  const inner = rod.add(slab([wide - 2, long - 6, 3.9], 2.4, 0, 3), metal, { inside: first });
  rod.add(slab([wide - 2 - wall, long - 7, 3.9 - wall], 2, 0, 3), "vacuum", { inside: inner });
};

/** Three round tubes within each other, each shorter than the one around it. */
const roundRod = (rod: Assembly, { metal, wall, long }: Rods, radius: number): void => {
  let around: Solid | undefined;
  for (let stage = 0; stage < 3; stage++) {
    const reach = radius - stage * 2.1;
    const tube = rod.cylinder(reach, long - 4 * stage, metal, { along: "y", inside: around });
    around = rod.cylinder(reach - wall, long - 4 * stage - 1, "vacuum", { along: "y", inside: tube });
  }
};

/** Two flat rods, two round ones closer together, or a single broad one. */
const builds = ["flat", "flat", "round", "single"] as const;

/** Telescopic rods under the floor, their channel, grip, joints and screws; the grip is at +y. */
export const trolley = (assembly: Assembly, random: Random, halfY: number, z: number): void => {
  const build = random.pick(builds);
  const apart = build === "single" ? 0 : build === "round" ? random.between(42, 66) : random.between(58, 98);
  const metal = random.pick(["aluminium", "aluminium", "aluminium", "steel/iron"] as const);
  const rods: Rods = { metal, wall: metal === "aluminium" ? random.between(0.9, 1.4) : 0.55, long: halfY - random.between(20, 60) };
  const { long } = rods;
  // Nothing of it sits quite in the middle, and rods that were pulled often are bent a little.
  const aside = random.between(-13, 13);
  const wide = build === "single" ? random.between(17, 23) : random.between(8.4, 11);
  for (const side of build === "single" ? [1] : [-1, 1]) {
    const rod = assembly.within([aside + side * apart, random.between(-5, 5), z], rotation(0, 0, random.normal() * 0.007));
    if (build === "round") roundRod(rod, rods, 7.4);
    else flatRod(rod, rods, wide);
    rod.box([7.5, 14, 3], "POM(acetal)", { at: [side * (wide + 10), -long + 30, 0] });
    rod.add(
      merged(
        Array.from({ length: random.whole(3, 6) }, (_, index) =>
          post(1.7, 3.2, [side * (wide + 4.5), (index / 4 - 0.5) * 1.7 * long + random.between(-9, 9), 0], 8),
        ),
      ),
      "steel/iron",
    );
    // A thin release rod runs down the middle of each tube pair, beside it.
    rod.box([1, long - 20, 1], "steel/iron", { at: [-side * (wide + 5), 0, 0] });
  }
  const plate = Math.max(apart, 52);
  assembly.box([plate + 24, halfY - 16, 0.7], "polypropylene", { at: [aside, 0, z + 8.4] });
  const grip = assembly.add(slab([plate + 14, random.between(11, 15), 8], 8, 4, 4), "nylon6", { at: [aside, halfY - 6, z + 1] });
  assembly.box([plate - 6, 4, 1.2], "steel/iron", { at: [aside, halfY - 6, z + 1], inside: grip });
  assembly.box([16, 6, 2], "ABS", { at: [aside, halfY - 6, z + 3.9], inside: grip });
  assembly.add(
    merged(
      [-1, 1]
        .flatMap((side) => [0, 1].map((row): Vector => [aside + side * (plate - 16), halfY - 11 + row * 10, z + 4]))
        .map((at) => post(1.5, 2.2, at, 8)),
    ),
    "steel/iron",
    { inside: grip },
  );
};
