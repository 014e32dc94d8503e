import type { Placed } from "../bag/drawThreat.ts";
import { boundsOf, densityOf, volumeOf } from "../catalogue/measure.ts";
import { place, placeWithin, turn } from "../math/rotation.ts";
import { cross, dot, lengthOf, minus } from "../math/vector.ts";
import type { Matrix, Vector } from "../solid.ts";

/** The box around a hard part of an article: its middle, how it is turned, and half its lengths. */
export interface HardBox {
  name: string;
  middle: Vector;
  rotation: Matrix;
  half: Vector;
}

/** g/cm³ from which on a part does not give way; cloth and foam do. */
const HARD_FROM = 0.8;
/** Of a thinner or hollower part, such as a cable in loops, the box says nothing. */
const FULL_FROM = 0.3;
/** Millimetres by which two boxes may reach into each other: the boxes are larger than what they hold. */
const LEEWAY = 3;
const upright: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export const hardBoxes = ({ article, placement }: Placed): HardBox[] =>
  (article.family === "clothing" ? [] : article.solids).flatMap((solid) => {
    if (solid.inside !== undefined || solid.noise !== undefined || densityOf(solid.material, solid.density) < HARD_FROM) return [];
    const { min, max } = boundsOf([{ ...solid, placement: { rotation: upright, position: [0, 0, 0] } }]);
    const volume = (max[0] - min[0]) * (max[1] - min[1]) * (max[2] - min[2]);
    if (volumeOf(solid) < FULL_FROM * volume) return [];
    const whole = placeWithin(placement, solid.placement);
    return [
      {
        name: article.name,
        middle: place(whole, [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2]),
        rotation: whole.rotation,
        half: [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2, (max[2] - min[2]) / 2],
      },
    ];
  });

const axesOf = ({ rotation }: HardBox): Vector[] => [turn(rotation, [1, 0, 0]), turn(rotation, [0, 1, 0]), turn(rotation, [0, 0, 1])];

const reach = ({ half }: HardBox, axes: readonly Vector[], along: Vector): number =>
  axes.reduce((sum, axis, index) => sum + Math.abs(dot(axis, along)) * half[index]!, 0);

/** Whether two boxes reach into each other by more than a leeway: no plane lies between them. */
export const meet = (one: HardBox, other: HardBox): boolean => {
  const apart = minus(other.middle, one.middle);
  if (lengthOf(apart) > lengthOf(one.half) + lengthOf(other.half)) return false;
  const [own, others] = [axesOf(one), axesOf(other)];
  const between = [...own, ...others, ...own.flatMap((axis) => others.map((far) => cross(axis, far)))];
  return between.every((along) => {
    const length = lengthOf(along);
    if (length < 1e-6) return true;
    return Math.abs(dot(apart, along)) < reach(one, own, along) + reach(other, others, along) - LEEWAY * length;
  });
};
