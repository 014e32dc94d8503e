import { placeWithin } from "../math/rotation.ts";
import type { Coefficients, PerMillimetre } from "../physics/basisCoefficients.ts";
import type { Placement, Solid } from "../solid.ts";
import { projectConvex } from "./projectConvex.ts";
import type { Projection } from "./projection.ts";
import { projectMesh } from "./projectMesh.ts";

const difference = (a: Coefficients, b: Coefficients): Coefficients => [a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3]];

/** Adds one solid, less the material it lies in; `outer` is the placement of the article it belongs to. */
export const projectSolid = (
  projection: Projection,
  perMillimetre: PerMillimetre,
  { shape, placement, material, density, inside, noise }: Solid,
  outer?: Placement,
  masked = false,
): void => {
  const own = perMillimetre(material, density);
  const coefficients = inside === undefined ? own : difference(own, perMillimetre(inside.material, inside.density));
  const placed = outer === undefined ? placement : placeWithin(outer, placement);
  const rest = { placement: placed, coefficients, noise, masked };
  if (shape.kind === "mesh") projectMesh(projection, { shape, ...rest });
  else projectConvex(projection, { kind: shape.kind, size: shape.size, ...rest });
};
