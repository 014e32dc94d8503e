import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import type { Shape, Vector } from "../solid.ts";

type Mesh = Extract<Shape, { kind: "mesh" }>;

const SIDES = 12;
/** A polygon of so many sides is as large as its circle when its corners lie so much further out. */
const OUTER = Math.sqrt((2 * Math.PI) / (SIDES * sine((2 * Math.PI) / SIDES)));
/** Half of a mean way through below which a box or cylinder is projected as a mesh is, all of a line and not one plane of it. */
const THIN_CYLINDER = 0.8;
const THIN_BOX = 0.4;

/** A closed prism: its ends are fans around the first corner. */
const prism = (corners: readonly (readonly [number, number])[], half: number): Mesh => {
  const count = corners.length;
  const triangles: number[] = [];
  for (let side = 0; side < count; side++) {
    const next = (side + 1) % count;
    triangles.push(side, next, count + next, side, count + next, count + side);
  }
  for (let corner = 1; corner + 1 < count; corner++) triangles.push(0, corner + 1, corner, count, count + corner, count + corner + 1);
  return {
    kind: "mesh",
    vertices: Float64Array.from([-half, half].flatMap((z) => corners.flatMap(([x, y]) => [x, y, z]))),
    triangles: Uint32Array.from(triangles),
  };
};

const around = Array.from({ length: SIDES }, (_, side) => {
  const angle = (2 * Math.PI * side) / SIDES;
  return [OUTER * cosine(angle), OUTER * sine(angle)] as const;
});

/** A wire, a pin or a foil as a mesh; null for what is thick enough to be met by every ray, and for balls. */
export const thinMesh = (kind: "box" | "ellipsoid" | "cylinder", [a, b, c]: Vector): Mesh | null => {
  if (kind === "cylinder" && Math.min(a, b) < THIN_CYLINDER)
    return prism(
      around.map(([x, y]) => [a * x, b * y]),
      c,
    );
  if (kind === "box" && Math.min(a, b, c) < THIN_BOX)
    return prism(
      [
        [-a, -b],
        [a, -b],
        [a, b],
        [-a, b],
      ],
      c,
    );
  return null;
};
