import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import type { Vector } from "../solid.ts";
import { loft } from "./loft.ts";
import type { Mesh } from "./mesh.ts";
import { roundedRectangle } from "./slab.ts";

export interface PlateForm {
  corner: number;
  /** Radius of the edges above and below: nothing that is cast or wrapped ends sharply. */
  edge: number;
  /** How much narrower its upper side is, as what came out of a mould. */
  draft?: number;
  /** How much thicker it is in its middle. */
  swell?: number;
  /** How much thicker it is at its end in x, and in y. */
  wedge?: readonly [number, number];
}

/** Of the way from the rim to the middle, where the swelling is given. */
const RINGS = [0.3, 0.65] as const;
const STEPS = 3;

/** A plate as things are made: rounded, drafted, a little thicker here than there. Millimetres; `half` are its half extents without its swelling and wedge. */
export const plate = (half: Vector, { corner, edge, draft = 0, swell = 0, wedge = [0, 0] }: PlateForm): Mesh => {
  const [x, y, z] = half;
  const round = Math.min(edge, z * 0.95);
  const ring = (inset: number, height: number, share: number): Vector[] => {
    const taken = inset + (draft * (height + z)) / (2 * z);
    const level = (across: number, along: number): number =>
      height * (1 + (wedge[0] * across) / (2 * x * z) + (wedge[1] * along) / (2 * y * z)) + (height < 0 ? -1 : 1) * (swell / 2) * share;
    return roundedRectangle(x - taken, y - taken, Math.max(0.2, corner - inset), 4).map(([a, b]) => [a, b, level(a, b)]);
  };
  const edges = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (Math.PI / 2) * (step / STEPS);
    return [round * (1 - sine(angle)), z - round * (1 - cosine(angle))] as const;
  });
  const least = Math.min(x, y);
  // From the rim inwards, flat but for the swelling.
  const lid = RINGS.map((share) => [round + (least - round) * 0.96 * share, z, Math.sqrt(share)] as const);
  const lids = swell === 0 ? [] : lid;
  const side = (sign: 1 | -1): Vector[][] => [
    ...edges.toReversed().map(([inset, height]) => ring(inset, sign * height, 0)),
    ...lids.map(([inset, height, share]) => ring(inset, sign * height, share)),
  ];
  return loft([...side(-1).toReversed(), ...side(1)]);
};
