import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { loft } from "../mesh/loft.ts";
import { merged, moved, type Mesh, type Point } from "../mesh/mesh.ts";
import { partBelow } from "../mesh/partBelow.ts";
import { torus } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import { lengthwise, type Assembly } from "./assembly.ts";

const SIDES = 36;
/** Steel of a tin, in millimetres; how much of the can above its seam the content leaves. */
const WALL = 0.22;
const HEADSPACE = [0.86, 0.97] as const;
/** Where something pushed it in: how deep, how far around and along it reaches. */
const DENT = { deep: [0.5, 2.6], around: 0.5, along: 0.6 } as const;

interface Dent {
  deep: number;
  angle: number;
  y: number;
}

/** Beads pressed into the wall of the larger ones, so that they hold. */
const profileOf = (random: Random, radius: number, half: number): Point[] => {
  const beads = half > 18 && random.chance(0.6) ? random.whole(2, 4) : 0;
  const deep = random.between(0.5, 1);
  const from = half * random.between(0.35, 0.6);
  const bead = (index: number): Point[] => {
    const y = beads === 1 ? 0 : from * ((2 * index) / Math.max(1, beads - 1) - 1);
    return [
      [radius, y - 1.6],
      [radius - deep, y],
      [radius, y + 1.6],
    ];
  };
  return [
    [radius * 0.7, -half + 1.2],
    [radius - 1, -half + 0.8],
    [radius, -half],
    ...(beads > 0 ? Array.from({ length: beads }, (_, index) => bead(index)).flat() : ([[radius, 0]] satisfies Point[])),
    [radius, half],
    [radius - 1, half - 0.8],
    [radius * 0.7, half - 1.2],
  ];
};

const dented = (profile: readonly Point[], inward: number, { deep, angle, y: at }: Dent, half: number): Mesh =>
  loft(
    profile.map(([radius, y], level) => {
      const end = level < 3 ? 1 : level >= profile.length - 3 ? -1 : 0;
      return Array.from({ length: SIDES }, (_, side): Vector => {
        const turn = (2 * Math.PI * side) / SIDES;
        const [c, s] = [cosine(turn), sine(turn)];
        // As far from where it was pushed in as this, of how far that reaches.
        const away =
          (2 - 2 * cosine(turn - angle)) / (DENT.around * DENT.around) + ((y - at) * (y - at)) / (DENT.along * half * DENT.along * half);
        const reach = radius - inward - (away < 1 && end === 0 ? deep * (1 - away) * (1 - away) : 0);
        return [reach * c, y + end * inward, reach * s];
      });
    }),
  );

/** A can of steel, lying along y or standing, with a double seam at both ends, beads in its wall and a dent, not quite full of what it holds. */
export const tin = (
  assembly: Assembly,
  random: Random,
  { radius, half, content, standing = false }: { radius: number; half: number; content: MaterialName; standing?: boolean },
  at: Vector = [0, 0, 0],
): void => {
  const part = assembly.within(at, standing ? lengthwise.y : undefined);
  const profile = profileOf(random, radius, half);
  const dent: Dent = {
    deep: random.chance(0.55) ? random.between(...DENT.deep) : 0,
    angle: random.between(0, 2 * Math.PI),
    y: random.between(-0.5, 0.5) * half,
  };
  const can = part.add(dented(profile, 0, dent, half), "steel/iron");
  const hollow = dented(profile, WALL, dent, half);
  const air = part.add(hollow, "vacuum", { inside: can });
  const wetted = dented(profile, WALL + 0.12, dent, half);
  const level = (standing ? half : radius) * (2 * random.between(...HEADSPACE) - 1);
  part.add(partBelow(wetted, standing ? [0, -1, 0] : [0, 0, 1], level), content, {
    inside: air,
    hollow: wetted,
    density: content === "veg oil/fat" ? 0.96 : 1.06,
  });
  const seams = [-1, 1].map((end) =>
    moved(torus(radius + 0.7, 0.75, SIDES, 6), { rotation: lengthwise.y, position: [0, end * (half - 0.4), 0] }),
  );
  part.add(merged(seams), "steel/iron");
};
