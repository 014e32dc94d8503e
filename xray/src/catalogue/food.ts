import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { loft } from "../mesh/loft.ts";
import { merged } from "../mesh/mesh.ts";
import { relief } from "../mesh/relief.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { brick } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";
import { tin } from "./tin.ts";
import { wholePower } from "../math/wholePower.ts";

/** A limp bag of grain: a cushion with knotted ends. */
const bagOf = (assembly: Assembly, random: Random, half: Vector, material: MaterialName, density: number): Solid => {
  const lumps = relief(random.whole(1, 9999));
  const rings = Array.from({ length: 15 }, (_, step) => {
    const t = (step / 14) * 2 - 1;
    const round = Math.sqrt(Math.max(0.02, 1 - wholePower(t, 6)));
    return Array.from({ length: 22 }, (__, side): Vector => {
      const [c, s] = [cosine(side / 3.5014), sine(side / 3.5014)];
      const swell = 1 + 0.1 * lumps(t * 3, c * 2) + 0.06 * lumps(s * 3, t * 5);
      return [half[0] * c * swell * Math.sqrt(round), half[1] * t, half[2] * s * swell * round];
    });
  });
  return assembly.add(loft(rings), material, {
    density,
    noise: { frequency: 0.35, amplitude: 0.14, anisotropy: 1, seed: random.whole(1, 999) },
  });
};

export const food = {
  apple: everyday("food", "Apple", "A round organic body, lighter at its core.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(33, 41);
    const flesh = assembly.ellipsoid([radius, radius, radius * 0.9], "water", { density: 0.82 });
    const core = assembly.ellipsoid([9, 9, 13], "water", { density: 0.5, inside: flesh });
    assembly.ellipsoid([1.6, 1.6, 4], "wood", { at: [3, 0, 0], density: 1, inside: core });
    return { solids: assembly.solids, manifestLine: "1 apple" };
  }),
  orange: everyday("food", "Orange", "A round organic body with a paler rind.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(34, 42);
    const rind = assembly.ellipsoid([radius, radius, radius * 0.95], "cotton/cellulose", { density: 0.6 });
    assembly.ellipsoid([radius - 4.5, radius - 4.5, radius * 0.95 - 4.5], "water", { density: 0.97, inside: rind });
    return { solids: assembly.solids, manifestLine: "1 orange" };
  }),
  banana: everyday("food", "Bananas", "Curved even rods, tapering to their ends.", (random) => {
    const assembly = new Assembly();
    const count = random.whole(1, 3);
    for (let index = 0; index < count; index++) {
      const path = smoothPath(
        [
          [-78, 24, 0],
          [-50, 0, 0],
          [0, -12, 0],
          [50, 0, 0],
          [80, 26, 0],
        ].map(([x = 0, y = 0, z = 0]): Vector => [x, y + index * 33, z]),
        5,
      );
      assembly.add(
        tube(path, 17, { sides: 12, scale: (along) => 0.25 + 0.75 * Math.sqrt(Math.max(0, sine(Math.PI * (0.06 + 0.88 * along)))) }),
        "sugar",
        { density: 0.95 },
      );
    }
    return { solids: assembly.solids, manifestLine: `${count} banana${count > 1 ? "s" : ""}` };
  }),
  sandwich: everyday("food", "Sandwich", "Two light slices with a denser filling, in foil or a box.", (random) => {
    const assembly = new Assembly();
    for (const side of [-1, 1])
      assembly.add(slab([55, 60, 7.5], 16, 3, 4), "cotton/cellulose", {
        at: [0, 0, side * 14],
        density: 0.28,
        noise: { frequency: 0.2, amplitude: 0.5, anisotropy: 1, seed: random.whole(1, 99) },
      });
    assembly.add(slab([50, 54, 3], 12, 1, 4), "cheese/meat", { at: [0, 0, 3] });
    assembly.add(slab([51, 55, 2.4], 12, 1, 4), "water", {
      at: [0, 0, -3.4],
      density: 0.5,
      noise: { frequency: 0.06, amplitude: 1, anisotropy: 1, seed: 5 },
    });
    return { solids: assembly.solids, manifestLine: "1 sandwich" };
  }),
  chocolate: everyday("food", "Chocolate", "A flat dense organic bar, its squares as a grid, thin foil around it.", (random) => {
    const assembly = new Assembly();
    const [columns, rows] = [4, random.whole(6, 8)];
    const half: Vector = [columns * 9.5 + 1, rows * 10 + 1, 5];
    const foil = assembly.add(slab(half, 1, 0.3, 1), "aluminium", { density: 1.35 });
    const room = assembly.add(slab([half[0] - 0.12, half[1] - 0.12, half[2] - 0.12], 1, 0.3, 1), "vacuum", { inside: foil });
    const squares = Array.from({ length: columns * rows }, (_, index) =>
      brick([8.9, 9.4, 1.9], [((index % columns) - (columns - 1) / 2) * 19, (Math.floor(index / columns) - (rows - 1) / 2) * 20, 2.4]),
    );
    assembly.box([half[0] - 0.8, half[1] - 0.8, 2.2], "chocolate", { at: [0, 0, -2], inside: room });
    assembly.add(merged(squares), "chocolate", { inside: room });
    return { solids: assembly.solids, manifestLine: "1 bar of chocolate" };
  }),
  cheese: everyday("food", "Cheese", "A dense even wedge: organic, like many things that must be looked at twice.", (random) => {
    const assembly = new Assembly();
    const long = random.between(80, 120);
    const wide = random.between(24, 36);
    const high = random.between(18, 26);
    assembly.add(
      loft(
        [-high, high].map((z): Vector[] => [
          [0, -long / 2, z],
          [wide, long / 2, z],
          [0, long / 2 + 6, z],
          [-wide, long / 2, z],
        ]),
      ),
      "cheese/meat",
    );
    return { solids: assembly.solids, manifestLine: "1 piece of cheese" };
  }),
  foodTin: everyday("food", "Tin", "A steel can: dark rims, ribs and an even filling.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(32, 38);
    const high = random.between(20, 34);
    tin(assembly, random, { radius, half: high, content: random.pick(["cheese/meat", "water", "veg oil/fat"] as const), standing: true });
    return { solids: assembly.solids, manifestLine: "1 tin of food" };
  }),
  riceBag: everyday("food", "Bag of rice", "A grainy even bag, organic.", (random) => {
    const assembly = new Assembly();
    bagOf(assembly, random, [random.between(48, 60), random.between(75, 95), random.between(20, 28)], "sugar", 0.82);
    return { solids: assembly.solids, manifestLine: "1 bag of rice" };
  }),
  coffee: everyday("food", "Coffee", "A block-like packet with a thin metal skin and a valve.", (random) => {
    const assembly = new Assembly();
    const half: Vector = [random.between(36, 44), random.between(60, 72), random.between(25, 31)];
    const skin = assembly.add(slab(half, 6, 5, 3), "aluminium", { density: 1.6 });
    assembly.add(slab([half[0] - 0.18, half[1] - 0.18, half[2] - 0.18], 6, 5, 3), "cotton/cellulose", {
      inside: skin,
      density: 0.42,
      noise: { frequency: 0.4, amplitude: 0.2, anisotropy: 1, seed: 3 },
    });
    assembly.cylinder(7, 1, "polyethylene", { at: [0, half[1] * 0.4, half[2] + 1.2] });
    return { solids: assembly.solids, manifestLine: "1 packet of coffee" };
  }),
  biscuits: everyday("food", "Biscuits", "A roll of thin discs, seen as lines from the side.", (random) => {
    const assembly = new Assembly();
    const count = random.whole(14, 20);
    for (let index = 0; index < count; index++)
      assembly.cylinder(26, 3, "sugar", {
        at: [random.between(-0.8, 0.8), (index - (count - 1) / 2) * 7.4, 0],
        turn: rotation(Math.PI / 2 + random.between(-0.04, 0.04), 0, 0),
        density: 0.62,
      });
    return { solids: assembly.solids, manifestLine: "1 packet of biscuits" };
  }),
  nuts: everyday("food", "Nuts and sweets", "A light bag of many small round pieces.", (random) => {
    const assembly = new Assembly();
    const pieces = Array.from({ length: 60 }, (_, index) => {
      const [column, row, level] = [index % 5, Math.floor(index / 5) % 6, Math.floor(index / 30)];
      const at: Vector = [
        (column - 2) * 15 + (row % 2) * 7 + random.between(-1.9, 1.9),
        (row - 2.5) * 17 + (level === 0 ? 6 : 0) + random.between(-1.9, 1.9),
        (level - 0.5) * 13 + random.between(-1.8, 1.8),
      ];
      const steps = loft(
        [-1, -0.5, 0.5, 1].map((z) =>
          Array.from({ length: 7 }, (__, side): Vector => [
            at[0] + 5.6 * (1 - z * z * 0.7) * cosine(side * 0.8976),
            at[1] + 6.6 * (1 - z * z * 0.7) * sine(side * 0.8976),
            at[2] + z * 4.6,
          ]),
        ),
      );
      return steps;
    });
    assembly.add(merged(pieces), "chocolate", { density: 1.05 });
    return { solids: assembly.solids, manifestLine: "1 bag of nuts" };
  }),
} satisfies Record<string, Kind>;
