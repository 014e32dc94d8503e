import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { loft } from "../mesh/loft.ts";
import { merged } from "../mesh/mesh.ts";
import { roundedRectangle, slab } from "../mesh/slab.ts";
import { smoothPath, torus, tube } from "../mesh/sweep.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { brick } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import { figurineOf } from "./figurine.ts";
import type { Kind } from "./kind.ts";

export const belongings = {
  umbrella: everyday("household", "Umbrella", "A shaft with a bundle of thin steel ribs around it and a handle.", (random) => {
    const assembly = new Assembly();
    const half = random.between(88, 118);
    const shaft = assembly.cylinder(4.4, half, "steel/iron", { along: "y" });
    const hollow = assembly.cylinder(3.8, half - 0.5, "vacuum", { along: "y", inside: shaft });
    const inner = assembly.cylinder(3.2, half - 3, "steel/iron", { along: "y", inside: hollow });
    assembly.cylinder(2.7, half - 4, "vacuum", { along: "y", inside: inner });
    const ribs = Array.from({ length: 8 }, (_, rib) => {
      const angle = (rib / 8) * 6.2832;
      return [8.5, 11.5].map((reach) => {
        const [c, s] = [cosine(angle + reach * 0.03), sine(angle + reach * 0.03)];
        const bend = random.between(-1.4, 1.4);
        return tube(
          [
            [reach * c, -half * 0.82, reach * s],
            [(reach + 2.4 + bend) * c, 0, (reach + 2.4) * s],
            [reach * c, half * 0.8, reach * s],
          ],
          0.85,
          { sides: 5 },
        );
      });
    }).flat();
    assembly.add(merged(ribs), "steel/iron");
    assembly.add(
      merged(
        Array.from({ length: 16 }, (_, index) =>
          brick(
            [1.6, 3.5, 1.6],
            [14 * cosine(index * 0.7854 + 0.39), index < 8 ? half * 0.84 : -half * 0.1, 14 * sine(index * 0.7854 + 0.39)],
          ),
        ),
      ),
      "zinc die-cast",
      { density: 3.5 },
    );
    const cloth = loft(
      Array.from({ length: 9 }, (_, step) =>
        Array.from({ length: 24 }, (__, side): Vector => {
          const reach = 20 + 2.4 * cosine(side * 2.0944) + step * 0.7;
          return [reach * cosine(side / 3.8197), (step / 4 - 1) * half * 0.86, reach * 0.8 * sine(side / 3.8197)];
        }),
      ),
    );
    assembly.add(cloth, "PET/polyester", {
      density: 0.16,
      noise: { frequency: 0.1, amplitude: 0.8, anisotropy: 1, seed: random.whole(1, 99) },
    });
    assembly.add(slab([15, 28, 15], 9, 6, 4), random.pick(["wood", "ABS", "rubber (vulcanised)"] as const), { at: [0, half + 29, 0] });
    assembly.box([4.6, 12, 4.6], "steel/iron", { at: [0, -half * 0.92, 0], density: 2 });
    return { solids: assembly.solids, manifestLine: "1 umbrella" };
  }),
  glasses: everyday("household", "Glasses in a case", "Two thin lenses and wire temples inside a light or steel case.", (random) => {
    const assembly = new Assembly();
    const shell = assembly.hollow(
      slab([33, 80, 20], 24, 14, 5),
      slab([32.4, 79.4, 19.4], 23.4, 13.4, 5),
      random.pick(["ABS", "ABS", "steel/iron"] as const),
      "vacuum",
      {},
    );
    for (const side of [-1, 1]) {
      assembly.add(torus(22, 0.9, 28, 6), "titanium", { at: [0, side * 32, 2], turn: rotation(0, 0.15, 0), inside: shell });
      assembly.cylinder(20.6, 1, random.pick(["polycarbonate", "glass soda-lime"] as const), {
        at: [0, side * 32, 2],
        turn: rotation(0, 0.15, 0),
        inside: shell,
      });
      assembly.add(
        tube(
          smoothPath(
            [
              [22, side * 56, 8],
              [24, side * 10, 9],
              [22, -side * 40, 8],
              [12, -side * 62, 6],
            ],
            5,
          ),
          1.1,
          { sides: 6 },
        ),
        "titanium",
        { inside: shell },
      );
    }
    assembly.add(
      tube(
        [
          [0, -9, 3],
          [0, 0, 5],
          [0, 9, 3],
        ],
        1.2,
      ),
      "titanium",
      { inside: shell },
    );
    return { solids: assembly.solids, manifestLine: "1 pair of glasses in a case" };
  }),
  toyCar: everyday("toys", "Toy car", "A zinc body on four wheels with thin steel axles.", (random) => {
    const assembly = new Assembly();
    const scale = random.between(0.8, 1.5);
    const lower: Vector = [16, 38, 6.5];
    const van = random.chance(0.3);
    const size = ([a, b, c]: Vector, inward: number): Vector => [a * scale - inward, b * scale - inward, c * scale - inward];
    // A cast body, thin all over and open below, on a base of plastic.
    const body = assembly.add(slab(size(lower, 0), 6 * scale, 2.4 * scale, 4), "zinc die-cast", { density: 6 });
    const room = assembly.add(slab(size(lower, 1.3), 5 * scale, 1.8 * scale, 4), "vacuum", { inside: body });
    assembly.add(slab([13 * scale, 34 * scale, 0.8], 3, 0.2, 2), "ABS", { at: [0, 0, 2.4 - 6.5 * scale], inside: room });
    assembly.add(merged([-17, 3].map((y) => brick([10 * scale, 5 * scale, 2.6 * scale], [0, y * scale, -scale]))), "ABS", {
      inside: room,
      density: 0.7,
    });
    // The cabin: posts and roof of metal around clear panes.
    const cabin = (inward: number): Vector[][] =>
      [0, 1].map((level) => {
        const [wide, from, to] = level === 0 ? [14.6, -26, van ? 30 : 14] : [12, -21, van ? 27 : 4];
        const z = (level === 0 ? 6.6 : 18) * scale + (level === 0 ? inward : -inward);
        return roundedRectangle(wide * scale - inward, ((to - from) / 2) * scale - inward, 3 * scale, 3).map(([x, y]): Vector => [
          x,
          y + ((from + to) / 2) * scale,
          z,
        ]);
      });
    const top = assembly.add(loft(cabin(0)), "zinc die-cast", { density: 2.6 });
    assembly.add(loft(cabin(1.2)), "vacuum", { inside: top });
    for (const y of [-23, 22]) {
      for (const side of [-1, 1]) {
        const at: Vector = [side * 18.8 * scale, y * scale, -7 * scale];
        const tyre = assembly.cylinder(8 * scale, 2.5 * scale, "rubber (vulcanised)", { at, along: "x" });
        assembly.cylinder(4.4 * scale, 2.2 * scale, "ABS", { at, along: "x", inside: tyre });
      }
      assembly.cylinder(0.9, 15.6 * scale, "steel/iron", { at: [0, y * scale, -7.6 * scale], along: "x" });
    }
    assembly.add(
      tube(
        [
          [-13 * scale, 38.8 * scale, -3 * scale],
          [13 * scale, 38.8 * scale, -3 * scale],
        ],
        0.9,
        { sides: 6 },
      ),
      "nickel",
    );
    return { solids: assembly.solids, manifestLine: "1 toy car" };
  }),
  bricks: everyday("toys", "Building bricks", "Many small hollow plastic blocks, seen as thin outlines.", (random) => {
    const assembly = new Assembly();
    const places = Array.from({ length: 26 }, (_, index): { at: Vector; half: Vector } => ({
      at: [
        ((index % 5) - 2) * 27 + random.between(-3, 3),
        ((Math.floor(index / 5) % 4) - 1.5) * 25 + random.between(-3, 3),
        (index >= 20 ? 15 : 0) + random.between(0, 2),
      ],
      half: [random.pick([8, 12]), random.pick([8, 10]), 4.8],
    }));
    const shells = places.map(({ at, half }) => brick(half, at));
    const hollows = places.map(({ at, half }) => brick([half[0] - 1.4, half[1] - 1.4, half[2] - 1.2], at));
    const wall = assembly.add(merged(shells), "ABS");
    assembly.add(merged(hollows), "vacuum", { inside: wall });
    return { solids: assembly.solids, manifestLine: "Building bricks" };
  }),
  teddy: everyday("toys", "Teddy bear", "Soft round parts, very light, with two glass eyes.", (random) => {
    const assembly = new Assembly();
    const soft = {
      density: random.between(0.07, 0.11),
      noise: { frequency: 0.07, amplitude: 0.7, anisotropy: 1, seed: random.whole(1, 99) },
    };
    assembly.ellipsoid([48, 62, 36], "PET/polyester", { ...soft });
    assembly.ellipsoid([38, 34, 34], "PET/polyester", { at: [0, 88, 0], ...soft });
    for (const side of [-1, 1]) {
      assembly.ellipsoid([16, 38, 16], "PET/polyester", { at: [side * 56, 26, 0], turn: rotation(0, 0, side * 0.7), ...soft });
      assembly.ellipsoid([18, 38, 18], "PET/polyester", { at: [side * 34, -78, 4], turn: rotation(0, 0, -side * 0.3), ...soft });
      assembly.ellipsoid([13, 13, 7], "PET/polyester", { at: [side * 30, 122, 0], ...soft });
      assembly.ellipsoid([3.6, 3.6, 3.6], "glass soda-lime", { at: [side * 12, 96, 37] });
    }
    return { solids: assembly.solids, manifestLine: "1 teddy bear" };
  }),
  figurine: everyday("household", "Souvenir figurine", "A heavy ceramic body, hollow, thickest at its base.", (random) => {
    const assembly = new Assembly();
    figurineOf(assembly, random);
    return { solids: assembly.solids, manifestLine: "1 figurine" };
  }),
} satisfies Record<string, Kind>;
