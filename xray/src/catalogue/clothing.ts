import { type Point } from "../mesh/mesh.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import { belowSleeves, ribbonsOf, withSleeves } from "./clothRibbons.ts";
import { type Fitting, type Garment, type GarmentLine } from "./garment.ts";
import { everyday } from "./everyday.ts";
import type { Kind, Parts } from "./kind.ts";

import { button, leaning, rivet, zip } from "./fittings.ts";

interface Cut {
  half: Point;
  thickness: number;
  material: MaterialName;
  /** Of all of it with its air. */
  density: number;
  /** Thickness of a sheet: one ply or two that lie as one. */
  sheet: number;
  grain?: number;
  wrinkle?: number;
  roundness?: number;
  lines?: GarmentLine[];
  fittings?: Fitting[];
  /** Laid across it when it was folded. */
  sleeves?: boolean;
}

const straight = (from: Point, to: Point, radius: number, layer: number): GarmentLine => ({
  path: Array.from({ length: 13 }, (_, step): Point => [
    from[0] + ((to[0] - from[0]) * step) / 12,
    from[1] + ((to[1] - from[1]) * step) / 12,
  ]),
  radius,
  layer,
});

/** What loose cloth keeps between two of its sheets, in millimetres. */
const AIR = [1, 6] as const;
/** Fibres stand off and wrinkles fill what lies between two sheets, so much of it: from the side cloth is bands, not a bundle of lines. */
const LOFT = [0.45, 0.8] as const;
const SHEETS = { least: 4, most: 7 };
/** Felted as densely as this at most, in g/cm³. */
const DENSEST = 0.9;
/** Its sheets do not all reach from end to end. */
const SHORT = 1.25;

const sew = (random: Random, cut: Cut): Garment => {
  const { half, thickness, material, density, sheet, grain = 0.036, wrinkle = 0.22, roundness = 0.2 } = cut;
  const air = random.between(...AIR);
  const sheets = Math.max(SHEETS.least, Math.min(SHEETS.most, Math.round(thickness / (sheet + air))));
  const lofty = sheet + random.between(...LOFT) * Math.max(0, thickness / sheets - sheet);
  // Buttons and seams are the body's, below the sleeves.
  const below = cut.sleeves === true ? belowSleeves(sheets) : 1;
  return {
    half,
    thickness,
    sheet: lofty,
    ribbons: cut.sleeves === true ? withSleeves(random, sheets) : ribbonsOf(random, sheets),
    material,
    density: Math.min(DENSEST, (SHORT * density * thickness) / (sheets * lofty)),
    grain,
    roundness,
    wrinkle,
    lines: (cut.lines ?? []).map((line) => ({ ...line, layer: line.layer * below })),
    fittings: (cut.fittings ?? []).map((fitting) => ({ ...fitting, layer: fitting.layer * below })),
    seed: random.whole(1, 1_000_000),
  };
};

const folded = (random: Random, manifestLine: string, cut: Cut): Parts => {
  const garment = sew(random, cut);
  return { solids: [], garment, manifestLine };
};

export const clothing = {
  tShirt: everyday("clothing", "T-shirt", "Thin folded cotton with hems and creases.", (random) => {
    const half: Point = [random.between(95, 135), random.between(110, 150)];
    return folded(random, "1 T-shirt", {
      half,
      thickness: random.between(9, 15),
      material: "cotton/cellulose",
      sheet: random.between(1, 1.3),
      density: random.between(0.2, 0.3),
    });
  }),
  dressShirt: everyday("clothing", "Dress shirt", "A row of buttons, a stiff collar, straight folds.", (random) => {
    const half: Point = [random.between(105, 125), random.between(140, 165)];
    const rows = Array.from({ length: 6 }, (_, index) => button([0, half[1] * (0.68 - index * 0.26)]));
    const placket = [-8, 8].map((x) => straight([x, -half[1] * 0.88], [x, half[1] * 0.72], 0.7, 0.95));
    const collar = [0.74, 0.86].map((y) => straight([-half[0] * 0.45, half[1] * y], [half[0] * 0.45, half[1] * y], 1.7, 1));
    return folded(random, "1 dress shirt", {
      half,
      thickness: random.between(10, 14),
      material: "cotton/cellulose",
      sheet: random.between(1, 1.2),
      density: random.between(0.22, 0.32),
      wrinkle: 0.12,
      roundness: 0.08,
      lines: [...placket, ...collar],
      fittings: rows,
    });
  }),
  jeans: everyday("clothing", "Jeans", "Rivets, a brass zip and button, thick double seams.", (random) => {
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
    // Of some makes all pockets have rivets, of others those in front, of some none.
    const riveted = corners
      .slice(0, random.pick([0, 2, 4, 4, 6]))
      .map(([a, b]) => rivet([a + 4 * random.normal(), b + 4 * random.normal()]));
    const double = [-0.92, -0.88, 0.02, 0.07].flatMap((at) =>
      [0.2, 0.95].map((layer) => straight([at * x, -0.92 * y], [at * x, 0.8 * y], 0.9, layer)),
    );
    const waist = [0.74, 0.86].map((at) => straight([-0.85 * x, at * y], [0.85 * x, at * y], 1.1, 0.9));
    return folded(random, "1 pair of jeans", {
      half,
      thickness: random.between(20, 28),
      material: "cotton/cellulose",
      sheet: random.between(1.6, 1.8),
      density: random.between(0.34, 0.46),
      grain: 0.045,
      lines: [...double, ...waist],
      fittings: [...riveted, button([0.03 * x, 0.8 * y], "brass"), zip([0.03 * x, 0.5 * y], 95, 0.8, "brass")],
    });
  }),
  sweater: everyday("clothing", "Sweater", "Thick soft wool with a coarse knit.", (random) => {
    const half: Point = [random.between(115, 145), random.between(125, 165)];
    const ribs = Array.from({ length: 14 }, (_, index) =>
      straight([(index / 6.5 - 1) * 0.86 * half[0], -0.9 * half[1]], [(index / 6.5 - 1) * 0.86 * half[0], -0.72 * half[1]], 0.9, 0.9),
    );
    return folded(random, "1 wool sweater", {
      sleeves: random.chance(0.6),
      half,
      thickness: random.between(26, 38),
      material: "wool (keratin)",
      sheet: random.between(1.6, 1.8),
      density: random.between(0.14, 0.22),
      grain: 0.06,
      wrinkle: 0.16,
      roundness: 0.35,
      lines: ribs,
    });
  }),
  fleeceJacket: everyday("clothing", "Jacket with zip", "A long metal zip through thick soft cloth, cord and stoppers.", (random) => {
    const half: Point = [random.between(130, 150), random.between(150, 180)];
    const material = random.pick(["brass", "nylon6", "nylon6", "POM(acetal)"] as const);
    const cord = straight([-0.8 * half[0], -0.86 * half[1]], [0.8 * half[0], -0.82 * half[1]], 1.6, 0.5);
    return folded(random, "1 jacket", {
      sleeves: random.chance(0.6),
      half,
      thickness: random.between(24, 34),
      material: "PET/polyester",
      sheet: random.between(1.4, 1.8),
      density: random.between(0.13, 0.2),
      grain: 0.028,
      wrinkle: 0.3,
      roundness: 0.25,
      lines: [cord],
      fittings: [
        zip([random.between(-12, 12), -10], half[1] * 1.25, 0.9, material),
        zip([0.55 * half[0], -0.2 * half[1]], 120, 0.8, "POM(acetal)"),
        button([-0.78 * half[0], -0.84 * half[1]], "POM(acetal)"),
      ],
    });
  }),
  coat: everyday("clothing", "Coat", "A large heap of soft cloth with big buttons, a zip, and what was left in its pockets.", (random) => {
    const half: Point = [random.between(135, 150), random.between(180, 215)];
    const [x, y] = half;
    const buttons = Array.from({ length: random.whole(3, 6) }, (_, index) =>
      button([random.between(-6, 6), y * (0.6 - index * 0.24)], "POM(acetal)"),
    );
    const pocket: Point = [random.pick([-0.5, 0.5]) * x, random.between(-0.4, -0.1) * y];
    const left = random.pick(["key", "coins", "nothing"] as const);
    const found: Record<typeof left, Fitting[]> = {
      key: [
        { at: pocket, layer: 0.5, attach: (assembly, spot) => void assembly.within([0, 0, 0], leaning(spot)).box([4, 24, 1.1], "brass") },
      ],
      coins: [0, 1, 2].map((coin) => ({
        at: [pocket[0] + random.between(-14, 14), pocket[1] + random.between(-16, 16)] as const,
        layer: 0.3 + 0.2 * coin,
        attach: (assembly, spot) => void assembly.within([0, 0, 0], leaning(spot)).cylinder(9 + coin, 0.9, "nickel"),
      })),
      nothing: [],
    };
    return folded(random, "1 coat", {
      sleeves: true,
      half,
      thickness: random.between(34, 48),
      material: random.pick(["wool (keratin)", "PET/polyester"] as const),
      sheet: random.between(1.6, 1.8),
      density: random.between(0.12, 0.2),
      grain: 0.03,
      wrinkle: 0.3,
      roundness: 0.35,
      fittings: [...buttons, ...found[left], ...(random.chance(0.4) ? [zip([0.2 * x, 0], y * 1.2, 0.9, "nylon6")] : [])],
    });
  }),
  trousers: everyday("clothing", "Trousers", "Smooth folded cloth with a zip and hook.", (random) => {
    const half: Point = [random.between(90, 115), random.between(150, 190)];
    return folded(random, "1 pair of trousers", {
      half,
      thickness: random.between(14, 20),
      material: "PET/polyester",
      sheet: random.between(1.1, 1.5),
      density: random.between(0.2, 0.3),
      wrinkle: 0.12,
      lines: [straight([0, -0.9 * half[1]], [0, 0.9 * half[1]], 0.8, 0.9)],
      fittings: [
        zip([0.2 * half[0], 0.55 * half[1]], 130, 0.7, "nylon6"),
        {
          at: [0.2 * half[0], 0.84 * half[1]],
          layer: 1,
          attach: (assembly, spot) => void assembly.within([0, 0, 0], leaning(spot)).box([6, 4, 0.6], "steel/iron"),
        },
      ],
    });
  }),
  towel: everyday("clothing", "Towel", "Thick plies of terry cloth.", (random) => {
    const half: Point = [random.between(100, 140), random.between(120, 160)];
    return folded(random, "1 towel", {
      half,
      thickness: random.between(24, 38),
      material: "cotton/cellulose",
      sheet: random.between(1.6, 1.8),
      density: random.between(0.22, 0.32),
      grain: 0.09,
      wrinkle: 0.1,
      roundness: 0.25,
    });
  }),
  scarf: everyday("clothing", "Scarf or thin dress", "Crumpled thin cloth: many fine wrinkles and no edges.", (random) => {
    const half: Point = [random.between(80, 130), random.between(90, 140)];
    return folded(random, "1 scarf", {
      half,
      thickness: random.between(12, 22),
      material: random.pick(["cotton/cellulose", "PET/polyester", "wool (keratin)"] as const),
      sheet: 1,
      density: random.between(0.1, 0.2),
      wrinkle: 0.5,
      roundness: 0.55,
    });
  }),
  underwear: everyday("clothing", "Underwear", "Small thin folded pieces in a stack.", (random) => {
    const half: Point = [random.between(55, 85), random.between(60, 90)];
    return folded(random, "Underwear", {
      half,
      thickness: random.between(12, 24),
      material: "cotton/cellulose",
      sheet: random.between(1, 1.2),
      density: random.between(0.2, 0.3),
      wrinkle: 0.35,
      roundness: 0.4,
    });
  }),
} satisfies Record<string, Kind>;
