import type { Vector } from "../solid.ts";
import { loft } from "./loft.ts";
import type { Mesh, Point } from "./mesh.ts";
import { circle } from "./sweep.ts";

/** Turns a profile of [radius, z] points around z; the ends are closed flat. `flatten` squeezes it along y (an oval bottle). */
export const revolution = (profile: readonly Point[], sides = 28, flatten = 1): Mesh =>
  loft(profile.map(([radius, z]) => circle(Math.max(radius, 0.01), sides).map(([x, y]): Vector => [x, y * flatten, z])));
