import { merged, type Point } from "../mesh/mesh.ts";
import { Assembly } from "./assembly.ts";
import { loafOf, slicedBread } from "./bread.ts";
import { brick } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";
import { lying } from "./vessel.ts";

export const groceries = {
  coffeeJar: everyday("food", "Jar of coffee", "A glass jar with a light grainy filling and a lid.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(34, 42);
    const body: Point[] = [
      [radius * 0.9, 0],
      [radius, 6],
      [radius, 96],
      [radius * 0.78, 112],
      [radius * 0.78, 126],
    ];
    const glass = assembly.add(lying(body), "glass soda-lime");
    const room = assembly.add(
      lying(body.map(([reach, y], index): Point => [reach - 2.6, index === 0 ? y + 3 : index === 4 ? y - 1 : y])),
      "vacuum",
      { inside: glass },
    );
    assembly.add(
      lying([
        [radius * 0.8, 5],
        [radius - 3.4, 8],
        [radius - 3.4, random.between(50, 88)],
      ]),
      "cotton/cellulose",
      { density: 0.34, inside: room, noise: { frequency: 0.4, amplitude: 0.2, anisotropy: 1, seed: 8 } },
    );
    assembly.cylinder(radius * 0.84, 8, "polypropylene", { at: [0, 134.6, 0], along: "y", density: 0.6 });
    return { solids: assembly.solids, manifestLine: "1 jar of instant coffee" };
  }),
  teaBox: everyday("food", "Box of tea", "A light box of small bags, each with a staple.", (random) => {
    const assembly = new Assembly();
    const wall = assembly.box([38, 62, 34], "cardboard", { density: 0.5 });
    const room = assembly.box([37.4, 61.4, 33.4], "vacuum", { inside: wall });
    const bags = Array.from({ length: 18 }, (_, index) => brick([31, 2.4, 25], [random.between(-3, 3), index * 6.4 - 54, -4]));
    assembly.add(merged(bags), "cotton/cellulose", { density: 0.3, inside: room });
    assembly.add(
      merged(Array.from({ length: 18 }, (_, index) => brick([4, 0.3, 0.4], [random.between(-8, 8), index * 6.4 - 54, 25]))),
      "steel/iron",
      { inside: room },
    );
    return { solids: assembly.solids, manifestLine: "1 box of tea" };
  }),
  bread: everyday("food", "Bread", "A light porous loaf with a denser crust.", (random) => {
    const assembly = new Assembly();
    const form = random.pick(["loaf", "loaf", "baguette", "sliced"] as const);
    if (form === "sliced") slicedBread(assembly, random);
    else
      loafOf(
        assembly,
        random,
        form === "loaf"
          ? [random.between(45, 58), random.between(85, 125), random.between(36, 46)]
          : [random.between(28, 34), random.between(150, 190), random.between(24, 29)],
      );
    return { solids: assembly.solids, manifestLine: "1 loaf of bread" };
  }),
} satisfies Record<string, Kind>;
