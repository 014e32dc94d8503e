import { upright } from "../math/rotation.ts";
import type { Article, Solid, Substance, Vector } from "../solid.ts";
import type { PackedBag } from "./packBag.ts";

// A test object in the manner of ASTM F792, on a sheet of foam: steps of steel and of plastic, wires, pairs of bars, thin sheets, and plates
// of equal darkness out of different matter. The measures are ours.

const box = (half: Vector, position: Vector, material: Substance, density?: number): Solid => ({
  shape: { kind: "box", size: half },
  placement: { rotation: upright, position },
  material,
  ...(density === undefined ? {} : { density }),
});

const FLOOR = 30;

/** Lies with its lower side on the foam. */
const plate = (halfX: number, halfY: number, thickness: number, x: number, y: number, material: Substance): Solid =>
  box([halfX, halfY, thickness / 2], [x, y, FLOOR + thickness / 2], material);

/** Diameters of copper wire in millimetres; each runs across the belt, 12 mm after the one before. */
export const wireDiameters = [1.29, 0.81, 0.51, 0.32, 0.2, 0.13] as const;
/** Thicknesses of steel in millimetres, squares of 30 mm. */
export const steelSteps = [0.5, 1, 2, 4, 8, 16, 24, 32] as const;
/** Thicknesses of polyethylene in millimetres. */
export const plasticSteps = [0.5, 1, 2, 5, 10, 20, 40, 80] as const;
/** Width of bar and gap of each group of four, in millimetres. */
export const barWidths = [4, 3, 2, 1.5, 1] as const;
/** Plates through which half of the high energy comes. */
export const discrimination = [
  ["polyethylene", 42.5],
  ["sugar", 27.6],
  ["glass soda-lime", 15.2],
  ["aluminium", 13.7],
  ["steel/iron", 1.97],
  ["copper", 1.52],
] as const;

const wires: Solid[] = wireDiameters.map((diameter, index) => ({
  shape: { kind: "cylinder", size: [diameter / 2, diameter / 2, 60] },
  placement: { rotation: [0, 0, 1, 0, 1, 0, -1, 0, 0], position: [-150, -180 + 12 * index, FLOOR + 1] },
  material: "copper",
}));

const bars: Solid[] = barWidths.flatMap((width, group) =>
  [0, 1, 2, 3].map((bar) => plate(25, width / 2, 1, 150, -185 + 34 * group + 2 * width * bar, "steel/iron")),
);

const article = (name: string, solids: Solid[]): Article => ({
  kind: "calibration",
  name,
  family: "calibration",
  category: null,
  description: name,
  manifestLine: name,
  solids,
  bounds: { min: [-230, -230, 0], max: [230, 230, 120] },
  massGrams: 3000,
});

/** Not a bag of a traveller: what a screener's supervisor puts on the belt to see whether the scanner shows what it must. */
export const calibrationBag = (): PackedBag => ({
  bagType: "Calibration object",
  profile: "calibration",
  container: [box([230, 230, FLOOR / 2], [0, 0, FLOOR / 2], "PU foam")],
  articles: [
    { name: "Wires", solids: wires },
    { name: "Steel steps", solids: steelSteps.map((step, index) => plate(15, 15, step, -30, -190 + 34 * index, "steel/iron")) },
    { name: "Plastic steps", solids: plasticSteps.map((step, index) => plate(15, 15, step, 40, -190 + 34 * index, "polyethylene")) },
    { name: "Bars", solids: bars },
    {
      name: "Materials",
      solids: discrimination.map(([material, thickness], index) => plate(20, 20, thickness, -100 + 46 * index, 160, material)),
    },
  ].map(({ name, solids }) => ({ article: article(name, solids), placement: { rotation: upright, position: [0, 0, 0] } })),
  threat: null,
});
