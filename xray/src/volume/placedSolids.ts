import type { PackedBag } from "../bag/packBag.ts";
import { place, placeWithin } from "../math/rotation.ts";
import type { Placement, Solid, Vector } from "../solid.ts";

export interface PlacedSolid {
  solid: Solid;
  outer: Placement | undefined;
  min: Vector;
  max: Vector;
}

/** A solid with the room it takes up. */
export const measuredSolid = (solid: Solid, outer?: Placement): PlacedSolid => {
  const { shape, placement } = solid;
  const placed = outer === undefined ? placement : placeWithin(outer, placement);
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  const reach = (point: Vector): void => {
    const seen = place(placed, point);
    for (let axis = 0; axis < 3; axis++) {
      if (seen[axis]! < min[axis]!) min[axis] = seen[axis]!;
      if (seen[axis]! > max[axis]!) max[axis] = seen[axis]!;
    }
  };
  if (shape.kind === "mesh")
    for (let at = 0; at < shape.vertices.length; at += 3) reach([shape.vertices[at]!, shape.vertices[at + 1]!, shape.vertices[at + 2]!]);
  else
    for (let corner = 0; corner < 8; corner++) {
      const [x, y, z] = shape.size;
      reach([corner & 1 ? x : -x, corner & 2 ? y : -y, corner & 4 ? z : -z]);
    }
  return { solid, outer, min, max };
};

/** All solids of a bag with the room each takes up, in the order in which the projector draws them; `own` without what lies around the bag. */
export const placedSolids = ({
  container,
  surroundings = [],
  articles,
  projected = [],
}: PackedBag): { own: PlacedSolid[]; around: PlacedSolid[] } => ({
  own: [
    ...container.map((solid) => measuredSolid(solid)),
    ...[...articles, ...projected].flatMap(({ article, placement }) => article.solids.map((solid) => measuredSolid(solid, placement))),
  ],
  around: surroundings.map((solid) => measuredSolid(solid)),
});

export const placedBoundsOf = (solids: readonly PlacedSolid[]): { min: Vector; max: Vector } => {
  const extreme = (axis: 0 | 1 | 2): [number, number] => [
    solids.reduce((least, { min }) => Math.min(least, min[axis]), Infinity),
    solids.reduce((most, { max }) => Math.max(most, max[axis]), -Infinity),
  ];
  const [x, y, z] = [extreme(0), extreme(1), extreme(2)];
  return { min: [x[0], y[0], z[0]], max: [x[1], y[1], z[1]] };
};
