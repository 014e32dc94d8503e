import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { loft } from "../mesh/loft.ts";
import type { Mesh, Point } from "../mesh/mesh.ts";
import { partBelow } from "../mesh/partBelow.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Solid, Vector } from "../solid.ts";
import type { Assembly } from "./assembly.ts";

/** Length along y: a profile of [radius, y] points, squeezed to `flatten` in z. */
export const lying = (profile: readonly Point[], flatten = 1, sides = 26): Mesh =>
  loft(
    profile.map(([radius, y]) =>
      Array.from({ length: sides }, (_, side): Vector => {
        const angle = (2 * Math.PI * side) / sides;
        return [Math.max(radius, 0.05) * cosine(angle), y, Math.max(radius, 0.05) * flatten * sine(angle)];
      }),
    ),
  );

export interface Vessel {
  /** Outer profile from bottom to mouth, [radius, along]. */
  profile: readonly Point[];
  wall: number;
  flatten?: number;
  material: MaterialName;
  content: MaterialName | null;
  /** Share of the height that is full when lying, 0 to 1. */
  full: number;
  density?: number;
}

/** A bottle, jar or can lying on its side along y: wall, air, liquid. */
export const vessel = (assembly: Assembly, { profile, wall, flatten = 1, material, content, full, density }: Vessel): Solid => {
  const outer = assembly.add(lying(profile, flatten), material);
  const ends: readonly [number, number] = [profile[0]?.[1] ?? 0, profile.at(-1)?.[1] ?? 0];
  const within = profile.map(([radius, y], index): Point => [
    Math.max(0.5, radius - wall),
    index === 0
      ? ends[0] + wall
      : index === profile.length - 1
        ? ends[1] - wall * 0.5
        : Math.min(ends[1] - wall * 0.6, Math.max(ends[0] + wall, y)),
  ]);
  const wider = Math.max(...within.map(([radius]) => radius));
  const inner = within.map(([radius, y]): Point => [radius, y]);
  const air = assembly.add(lying(inner, flatten), "vacuum", { inside: outer });
  if (!content || full <= 0) return outer;
  const [first, last] = [inner[0], inner.at(-1)];
  if (!first || !last) return outer;
  const wetted = inner.map(([radius, y]): Point => [
    Math.max(0.3, radius * 0.985 - 0.15),
    Math.min(last[1] - 0.2, Math.max(first[1] + 0.2, y)),
  ]);
  const hollow = lying(wetted, flatten);
  const level = wider * flatten * (2 * full - 1) * 0.94;
  assembly.add(partBelow(hollow, [0, 0, 1], level), content, { inside: air, hollow, ...(density === undefined ? {} : { density }) });
  return outer;
};
