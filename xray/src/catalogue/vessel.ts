import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { loft } from "../mesh/loft.ts";
import type { Mesh, Point } from "../mesh/mesh.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Solid, Vector } from "../solid.ts";
import type { Assembly } from "./assembly.ts";

const segment = 22;

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

/** The liquid of a lying vessel: the part of the profile below the level, with the flat surface a screener looks for. */
const poured = (profile: readonly Point[], flatten: number, level: number): Mesh =>
  loft(
    profile
      .filter(([radius]) => radius * flatten > Math.abs(level) + 0.6 || (level < 0 && radius * flatten > -level + 0.6) || level > 0)
      .map(([radius, y]) => {
        const top = Math.min(0.96, level / (radius * flatten));
        // From the level's left end around the bottom to its right end.
        const reach = Math.sqrt(Math.max(0, 1 - top * top));
        return Array.from({ length: segment }, (_, index): Vector => {
          const along = index / (segment - 1);
          // Points at equal steps of height fall too far apart at the bottom; a half turn of cosine evens them.
          const lift = along < 0.5 ? top - (top + 1) * sine(Math.PI * along) : top - (top + 1) * sine(Math.PI * (1 - along));
          const aside = index === 0 || index === segment - 1 ? reach : Math.sqrt(Math.max(0, 1 - lift * lift));
          return [radius * aside * (along < 0.5 ? -1 : 1), y, radius * flatten * lift];
        });
      }),
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
  const level = wider * flatten * (2 * full - 1) * 0.94;
  const liquid = inner
    .map(([radius, y]): Point => [Math.max(0.3, radius * 0.985 - 0.15), y])
    .filter(([radius]) => radius * flatten > Math.abs(Math.min(0, level)) + 1);
  const first = liquid[0];
  const last = liquid.at(-1);
  if (!first || !last || liquid.length < 2) return outer;
  const trimmed = liquid.map(([radius, y]): Point => [radius, Math.min(last[1] - 0.2, Math.max(first[1] + 0.2, y))]);
  assembly.add(poured(trimmed, flatten, level), content, { inside: air, ...(density === undefined ? {} : { density }) });
  return outer;
};
