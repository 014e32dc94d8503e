import type { Scanner } from "../geometry/scanner.ts";
import { place, placeWithin, rotation, upright } from "../math/rotation.ts";
import type { Article, Placement, Solid, Substance, Vector } from "../solid.ts";
import type { PackedBag } from "./packBag.ts";

// A test object in the manner of ASTM F792, on a sheet of foam: steps of steel and of plastic, wires, wires on steps of aluminium, pairs of bars, thin sheets, and plates
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
export const wireDiameters = [1.29, 0.81, 0.51, 0.32, 0.2, 0.13, 0.1, 0.08] as const;
/** Thicknesses of steel in millimetres, squares of 30 mm. */
export const steelSteps = [2, 8, 16, 24, 32, 35, 38, 40, 50, 60] as const;
/** Thicknesses of aluminium in millimetres, each below its own piece of copper wire. */
export const aluminiumSteps = [4, 8, 16, 24, 36, 48, 64] as const;
const WIRE_BEHIND = 0.32;
/** Where the middle of an aluminium step lies. */
export const aluminiumAt = (step: number): readonly [x: number, y: number] => [-150, -66 + 28 * step];
/** Thicknesses of polyethylene in millimetres. */
export const plasticSteps = [0.2, 0.5, 1, 2, 5, 10, 20, 40, 80] as const;
/** Width of bar and gap of each group of four, in millimetres. */
export const barWidths = [4, 3, 2, 1.5, 1, 0.8] as const;
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

/** Both run across the belt: what is seen of the wire is what the aluminium lets through. */
const behindAluminium: Solid[] = aluminiumSteps.flatMap((step, index) => {
  const [x, y] = aluminiumAt(index);
  const wire: Solid = {
    shape: { kind: "cylinder", size: [WIRE_BEHIND / 2, WIRE_BEHIND / 2, 45] },
    placement: { rotation: [0, 0, 1, 0, 1, 0, -1, 0, 0], position: [x, y, FLOOR + step + 0.5] },
    material: "copper",
  };
  return [plate(45, 12, step, x, y, "aluminium"), wire];
});

/** A square of lead on a step of steel, off its middle: what is still told apart behind that much steel. */
export const MARKER_OFF = 9;
const marker = (step: number, index: number): Solid => box([4, 4, 2.5], [-30 - MARKER_OFF, -190 + 34 * index, FLOOR + step + 2.6], "lead");

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

const flat: PackedBag = {
  bagType: "Calibration object",
  profile: "calibration",
  container: [box([230, 230, FLOOR / 2], [0, 0, FLOOR / 2], "PU foam")],
  articles: [
    { name: "Wires", solids: wires },
    { name: "Steel steps", solids: steelSteps.map((step, index) => plate(15, 15, step, -30, -190 + 34 * index, "steel/iron")) },
    { name: "Lead markers", solids: steelSteps.map((step, index) => marker(step, index)) },
    { name: "Aluminium steps", solids: behindAluminium },
    { name: "Plastic steps", solids: plasticSteps.map((step, index) => plate(15, 15, step, 40, -190 + 34 * index, "polyethylene")) },
    { name: "Bars", solids: bars },
    {
      name: "Materials",
      solids: discrimination.map(([material, thickness], index) => plate(20, 20, thickness, -100 + 46 * index, 160, material)),
    },
  ].map(({ name, solids }) => ({ article: article(name, solids), placement: { rotation: upright, position: [0, 0, 0] } })),
  threat: null,
};

const enlarged = (solid: Solid, by: number): Solid => {
  if (by === 1 || solid.shape.kind === "mesh") return solid;
  const grown = ([x, y, z]: Vector): Vector => [x * by, y * by, z * by];
  return {
    ...solid,
    shape: { ...solid.shape, size: grown(solid.shape.size) },
    placement: { ...solid.placement, position: grown(solid.placement.position) },
  };
};

/** How the object is shown to a scanner: its measures times so much, and where its own coordinates come to lie. */
export interface CalibrationPose {
  scale: number;
  placement: Placement;
}

/** Coarse scanners get a larger object; those that look from the side have it stand, or they would see its edge. */
export const calibrationPose = ({ linePitch, views: [first] }: Scanner): CalibrationPose => {
  const scale = Math.max(1, Math.round(linePitch / 0.8));
  const [x = 0, z = 0] = first?.source ?? [];
  const lying = Math.abs(z) >= Math.abs(x);
  const placement: Placement = lying
    ? { rotation: upright, position: [0, 0, 0] }
    : { rotation: rotation(0, -Math.PI / 2, 0), position: [0, 0, 235 * scale] };
  return { scale, placement };
};

/** A point of the object, given in its own coordinates and at its own size, in the tunnel. */
export const calibrationPoint = ({ scale, placement }: CalibrationPose, x: number, y: number): Vector =>
  place(placement, [x * scale, y * scale, (FLOOR + 5) * scale]);

/** Not a bag of a traveller: what a screener's supervisor puts on the belt to see whether the scanner shows what it must. */
export const calibrationBag = ({ scale, placement }: CalibrationPose): PackedBag => {
  const bounds = { min: [-230 * scale, -230 * scale, 0] as const, max: [230 * scale, 230 * scale, 120 * scale] as const };
  return {
    ...flat,
    container: flat.container.map((solid) => {
      const large = enlarged(solid, scale);
      return { ...large, placement: placeWithin(placement, large.placement) };
    }),
    articles: flat.articles.map((lying) => ({
      article: { ...lying.article, bounds, solids: lying.article.solids.map((solid) => enlarged(solid, scale)) },
      placement,
    })),
  };
};
