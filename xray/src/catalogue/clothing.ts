import { type Point } from "../mesh/mesh.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import { type Fitting, type Garment, type GarmentLine } from "./garment.ts";
import type { Kind, Parts } from "./kind.ts";

import { button, rivet, zip } from "./fittings.ts";

interface Cut {
  half: Point;
  thickness: number;
  material: MaterialName;
  density: number;
  grain?: number;
  creases?: number;
  wrinkle?: number;
  roundness?: number;
  lines?: GarmentLine[];
  fittings?: Fitting[];
  folds?: number;
}

/** A line that wanders as a crease does. */
const crease = (random: Random, half: Point): GarmentLine => {
  const start: Point = [random.between(-0.8, 0.8) * half[0], random.between(-0.8, 0.8) * half[1]];
  const lengthwise = random.chance(0.6);
  const length = random.between(25, 110);
  const bend = random.between(-14, 14);
  const lean = random.between(-0.5, 0.5);
  const path = Array.from({ length: 10 }, (_, step): Point => {
    const along = (step / 9 - 0.5) * length;
    const aside = bend * (1 - (step / 4.5 - 1) * (step / 4.5 - 1)) + along * lean + random.between(-0.6, 0.6);
    const [x, y] = lengthwise ? [start[0] + aside, start[1] + along] : [start[0] + along, start[1] + aside];
    return [Math.max(-0.93 * half[0], Math.min(0.93 * half[0], x)), Math.max(-0.93 * half[1], Math.min(0.93 * half[1], y))];
  });
  return { path, radius: random.between(0.45, 1.0), layer: random.next() };
};

const straight = (from: Point, to: Point, radius: number, layer: number): GarmentLine => ({
  path: Array.from({ length: 13 }, (_, step): Point => [
    from[0] + ((to[0] - from[0]) * step) / 12,
    from[1] + ((to[1] - from[1]) * step) / 12,
  ]),
  radius,
  layer,
});

/** Hems run just inside the outline, once on each ply. */
const hems = (half: Point, radius: number): GarmentLine[] =>
  [0.1, 0.9].flatMap((layer) => {
    const [x, y] = [half[0] * (layer > 0.5 ? 0.9 : 0.86), half[1] * (layer > 0.5 ? 0.88 : 0.91)];
    return [
      straight([-x, -y], [x, -y], radius, layer),
      straight([x, -y], [x, y], radius, layer),
      straight([-x, y], [-x, -y], radius, layer),
    ];
  });

interface FoldEdge {
  across: boolean;
  at: number;
  lean: number;
}

/** Where a ply ends the cloth is bent sharply: a fine line. */
const foldLine = ({ across, at, lean }: FoldEdge, half: Point): GarmentLine => ({
  path: Array.from({ length: 15 }, (_, step): Point => {
    const along = (step / 7 - 1) * 0.92;
    return across ? [half[0] * (at + lean * along), half[1] * along] : [half[0] * along, half[1] * (at + lean * along)];
  }),
  radius: 0.9,
  layer: 0.6,
});

const sew = (random: Random, cut: Cut): Garment => {
  const { half, thickness, material, density, grain = 0.036, creases = 9, wrinkle = 0.22, roundness = 0.2, folds = 3 } = cut;
  const edges = Array.from({ length: folds }, () => ({
    across: random.chance(0.5),
    at: random.between(-0.75, 0.75),
    lean: random.between(-0.12, 0.12),
    sign: random.chance(0.5) ? 1 : -1,
    step: random.between(0.18, 0.42),
  }));
  return {
    half,
    thickness,
    material,
    density,
    grain,
    roundness,
    wrinkle,
    plies: (x, y) => {
      let sum = 0.75;
      for (const { across, at, lean, sign, step } of edges) {
        const beyond = across ? sign * (x / half[0] - at - lean * (y / half[1])) : sign * (y / half[1] - at - lean * (x / half[0]));
        sum += step * Math.max(0, Math.min(1, beyond * 18));
      }
      return sum;
    },
    lines: [
      ...(cut.lines ?? []),
      ...edges.map((edge) => foldLine(edge, half)),
      ...Array.from({ length: creases }, () => crease(random, half)),
    ],
    fittings: cut.fittings ?? [],
    seed: random.whole(1, 1_000_000),
  };
};

const folded = (random: Random, manifestLine: string, cut: Cut): Parts => {
  const garment = sew(random, cut);
  return { solids: [], garment, manifestLine };
};

const everyday = (name: string, description: string, make: Kind["make"]): Kind => ({
  family: "clothing",
  category: null,
  name,
  description,
  make,
});

export const clothing = {
  tShirt: everyday("T-shirt", "Thin folded cotton with hems and creases.", (random) => {
    const half: Point = [random.between(95, 135), random.between(110, 150)];
    return folded(random, "1 T-shirt", {
      half,
      thickness: random.between(9, 15),
      material: "cotton/cellulose",
      density: random.between(0.2, 0.3),
      lines: hems(half, 0.8),
    });
  }),
  dressShirt: everyday("Dress shirt", "A row of buttons, a stiff collar, straight folds.", (random) => {
    const half: Point = [random.between(105, 125), random.between(140, 165)];
    const rows = Array.from({ length: 6 }, (_, index) => button([0, half[1] * (0.68 - index * 0.26)]));
    const placket = [-8, 8].map((x) => straight([x, -half[1] * 0.88], [x, half[1] * 0.72], 0.7, 0.95));
    const collar = [0.74, 0.86].map((y) => straight([-half[0] * 0.45, half[1] * y], [half[0] * 0.45, half[1] * y], 1.7, 1));
    return folded(random, "1 dress shirt", {
      half,
      thickness: random.between(10, 14),
      material: "cotton/cellulose",
      density: random.between(0.22, 0.32),
      wrinkle: 0.12,
      roundness: 0.08,
      lines: [...hems(half, 0.7), ...placket, ...collar],
      fittings: rows,
      creases: 8,
    });
  }),
  jeans: everyday("Jeans", "Rivets, a brass zip and button, thick double seams.", (random) => {
    const half: Point = [random.between(100, 125), random.between(140, 175)];
    const [x, y] = half;
    const corners: Point[] = [
      [-0.7 * x, 0.62 * y],
      [-0.32 * x, 0.66 * y],
      [0.32 * x, 0.66 * y],
      [0.7 * x, 0.62 * y],
      [-0.78 * x, 0.4 * y],
      [0.78 * x, 0.4 * y],
    ];
    const double = [-0.92, -0.88, 0.02, 0.07].flatMap((at) =>
      [0.2, 0.95].map((layer) => straight([at * x, -0.92 * y], [at * x, 0.8 * y], 0.9, layer)),
    );
    const waist = [0.74, 0.86].map((at) => straight([-0.85 * x, at * y], [0.85 * x, at * y], 1.1, 0.9));
    return folded(random, "1 pair of jeans", {
      half,
      thickness: random.between(20, 28),
      material: "cotton/cellulose",
      density: random.between(0.34, 0.46),
      grain: 0.045,
      lines: [...double, ...waist],
      creases: 10,
      fittings: [...corners.map(rivet), button([0.03 * x, 0.8 * y], "brass"), zip([0.03 * x, 0.5 * y], 95, 0.8, "brass")],
    });
  }),
  sweater: everyday("Sweater", "Thick soft wool with a coarse knit.", (random) => {
    const half: Point = [random.between(115, 145), random.between(125, 165)];
    const ribs = Array.from({ length: 14 }, (_, index) =>
      straight([(index / 6.5 - 1) * 0.86 * half[0], -0.9 * half[1]], [(index / 6.5 - 1) * 0.86 * half[0], -0.72 * half[1]], 0.9, 0.9),
    );
    return folded(random, "1 wool sweater", {
      half,
      thickness: random.between(26, 38),
      material: "wool (keratin)",
      density: random.between(0.14, 0.22),
      grain: 0.06,
      wrinkle: 0.16,
      roundness: 0.35,
      lines: ribs,
      creases: 9,
    });
  }),
  fleeceJacket: everyday("Jacket with zip", "A long metal zip through thick soft cloth, cord and stoppers.", (random) => {
    const half: Point = [random.between(130, 150), random.between(150, 180)];
    const material = random.pick(["brass", "nickel", "POM(acetal)"] as const);
    const cord = straight([-0.8 * half[0], -0.86 * half[1]], [0.8 * half[0], -0.82 * half[1]], 1.6, 0.5);
    return folded(random, "1 jacket", {
      half,
      thickness: random.between(24, 34),
      material: "PET/polyester",
      density: random.between(0.13, 0.2),
      grain: 0.028,
      wrinkle: 0.3,
      roundness: 0.25,
      creases: 11,
      folds: 4,
      lines: [cord, ...hems(half, 1)],
      fittings: [
        zip([random.between(-12, 12), -10], half[1] * 1.25, 0.9, material),
        zip([0.55 * half[0], -0.2 * half[1]], 120, 0.8, "POM(acetal)"),
        button([-0.78 * half[0], -0.84 * half[1]], "POM(acetal)"),
      ],
    });
  }),
  trousers: everyday("Trousers", "Smooth folded cloth with a zip and hook.", (random) => {
    const half: Point = [random.between(90, 115), random.between(150, 190)];
    return folded(random, "1 pair of trousers", {
      half,
      thickness: random.between(14, 20),
      material: "PET/polyester",
      density: random.between(0.2, 0.3),
      wrinkle: 0.12,
      lines: [...hems(half, 0.8), straight([0, -0.9 * half[1]], [0, 0.9 * half[1]], 0.8, 0.9)],
      creases: 8,
      fittings: [
        zip([0.2 * half[0], 0.55 * half[1]], 130, 0.7, "nylon6"),
        { at: [0.2 * half[0], 0.84 * half[1]], layer: 1, attach: (assembly) => void assembly.box([6, 4, 0.6], "steel/iron") },
      ],
    });
  }),
  towel: everyday("Towel", "Thick plies of terry cloth.", (random) => {
    const half: Point = [random.between(100, 140), random.between(120, 160)];
    return folded(random, "1 towel", {
      half,
      thickness: random.between(24, 38),
      material: "cotton/cellulose",
      density: random.between(0.22, 0.32),
      grain: 0.09,
      wrinkle: 0.1,
      roundness: 0.25,
      folds: 4,
      lines: hems(half, 1.2),
      creases: 5,
    });
  }),
  scarf: everyday("Scarf or thin dress", "Crumpled thin cloth: many fine wrinkles and no edges.", (random) => {
    const half: Point = [random.between(80, 130), random.between(90, 140)];
    return folded(random, "1 scarf", {
      half,
      thickness: random.between(12, 22),
      material: random.pick(["cotton/cellulose", "PET/polyester", "wool (keratin)"] as const),
      density: random.between(0.1, 0.2),
      wrinkle: 0.5,
      roundness: 0.55,
      folds: 5,
      creases: 17,
    });
  }),
  underwear: everyday("Underwear", "Small thin folded pieces in a stack.", (random) => {
    const half: Point = [random.between(55, 85), random.between(60, 90)];
    return folded(random, "Underwear", {
      half,
      thickness: random.between(12, 24),
      material: "cotton/cellulose",
      density: random.between(0.2, 0.3),
      wrinkle: 0.35,
      roundness: 0.4,
      folds: 5,
      lines: hems(half, 1.1),
      creases: 10,
    });
  }),
} satisfies Record<string, Kind>;
