import { slab } from "../mesh/slab.ts";
import { smoothPath, torus, tube } from "../mesh/sweep.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import type { Kind } from "./kind.ts";

const dangerous = (name: string, description: string, make: Kind["make"]): Kind => ({
  family: "dangerous",
  category: "dangerousGoods",
  name,
  description,
  make,
});

export const campGoods = {
  campingStove: dangerous("Camping stove", "A burner ring on a valve with folding steel arms, now and then on its cartridge.", (random) => {
    const assembly = new Assembly();
    assembly.add(torus(random.between(17, 23), 2.6, 26, 7), "brass");
    assembly.cylinder(11, 2, "steel/iron", { at: [0, 0, -1.4], density: 5 });
    assembly.cylinder(4.4, 17, "brass", { at: [0, 0, -21] });
    for (const arm of [0, 1, 2, 3].slice(0, random.whole(3, 4))) {
      const [c, s] = [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ][arm] as [number, number];
      const bent = smoothPath(
        [
          [8 * c, 8 * s, -14],
          [40 * c, 40 * s, -6],
          [58 * c, 58 * s, 9],
          [34 * c, 34 * s, 10],
        ],
        5,
      );
      assembly.add(tube(bent, 1.7, { sides: 6 }), "steel/iron");
    }
    assembly.cylinder(2.2, 17, "steel/iron", { at: [-26, 6, -24], along: "x" });
    assembly.add(torus(8, 1.3, 18, 6), "steel/iron", { at: [-50, 6, -24] });
    if (random.chance(0.5)) {
      const radius = random.between(44, 52);
      const wall = assembly.cylinder(radius, 30, "steel/iron", { at: [0, 0, -69] });
      const room = assembly.cylinder(radius - 0.5, 29.4, "vacuum", { at: [0, 0, -69], inside: wall });
      const full = random.between(6, 22);
      assembly.cylinder(radius - 1, full, "veg oil/fat", { at: [0, 0, -98 + full], density: 0.58, inside: room });
    }
    return { solids: assembly.solids, manifestLine: "1 camping stove" };
  }),
  thinnerCan: dangerous("Can of thinner", "A square tin with a screw cap and a wire handle, nearly full of a thin liquid.", (random) => {
    const assembly = new Assembly();
    const half: Vector = [random.between(40, 56), random.between(62, 88), random.between(22, 34)];
    const wall = assembly.add(slab(half, 7, 2, 4), "steel/iron");
    const room = assembly.add(slab([half[0] - 0.35, half[1] - 0.35, half[2] - 0.35], 6.8, 1.8, 4), "vacuum", { inside: wall });
    const deep = (half[2] - 1) * random.between(0.6, 0.94);
    assembly.add(slab([half[0] - 2.2, half[1] - 2.2, deep], 6, 0.4, 3), "ethanol", {
      at: [0, 0, -(half[2] - 1) + deep],
      density: random.between(0.76, 0.88),
      inside: room,
    });
    assembly.cylinder(13, 7, random.pick(["polypropylene", "steel/iron"] as const), {
      at: [half[0] * 0.4, half[1] + 7.4, 0],
      along: "y",
      density: 0.9,
    });
    const bow = smoothPath(
      [
        [-half[0] * 0.8, half[1] + 1.6, 0],
        [-half[0] * 0.6, half[1] + 20, 2],
        [half[0] * 0.05, half[1] + 18, 2],
        [half[0] * 0.1, half[1] + 1.6, 0],
      ],
      5,
    );
    assembly.add(tube(bow, 1.6, { sides: 6 }), "steel/iron");
    return { solids: assembly.solids, manifestLine: "1 can of thinner" };
  }),
} satisfies Record<string, Kind>;
