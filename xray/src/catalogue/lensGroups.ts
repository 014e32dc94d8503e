import type { Point } from "../mesh/mesh.ts";
import { revolution } from "../mesh/revolution.ts";
import { torus } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Solid } from "../solid.ts";
import type { Assembly } from "./assembly.ts";

const GLASS = ["glass lead crystal 24% PbO", "glass soda-lime", "glass borosilicate"] as const;
/** Circles from a lens's middle to its rim. */
const RINGS = [0.02, 0.45, 0.75, 1] as const;
/** Of a lens's depth, how far a bent surface reaches. */
const BEND = [0.45, 0.68] as const;

/** A lens along z that fills the depth it is given somewhere, convex, hollow or bent. */
const lensOf = (random: Random, radius: number, low: number, high: number): Point[] => {
  const deep = high - low;
  const bend = () => deep * random.between(...BEND);
  const form = random.pick(["convex", "convex", "bent", "hollow", "half"] as const);
  const [back, front] = form === "half" ? [0, bend()] : form === "bent" ? [bend() * 0.7, bend()] : [bend() * 0.55, bend() * 0.55];
  const surface = (share: number, sag: number): number => sag * share * share;
  const upper = (share: number) => (form === "hollow" ? high - front + surface(share, front) : high - surface(share, front));
  const lower = (share: number) =>
    form === "hollow"
      ? low + back - surface(share, back)
      : form === "bent"
        ? low + back - surface(share, back)
        : low + surface(share, back);
  return [
    ...RINGS.map((share): Point => [radius * share, lower(share)]),
    ...RINGS.toReversed().map((share): Point => [radius * share, upper(share)]),
  ];
};

/** Lenses of several forms along z in the room of a barrel, in groups around an iris, as no two of one lens are alike. */
export const lensGroups = (assembly: Assembly, random: Random, radius: number, half: number, room: Solid): void => {
  const count = random.whole(4, 7);
  const iris = random.whole(1, count - 1);
  // Cemented ones touch, others leave air for what moves.
  const parts = Array.from({ length: count }, (_, at) => ({
    deep: random.between(0.7, 2.6),
    gap: at === iris ? random.between(1, 2.4) : random.chance(0.3) ? 0.06 : random.between(0.3, 2.8),
  }));
  const scale = (2 * half) / parts.reduce((sum, { deep, gap }) => sum + deep + gap, 0);
  let z = -half;
  for (const [at, { deep, gap }] of parts.entries()) {
    if (at === iris)
      assembly.add(torus(radius * 0.72, Math.min(radius * 0.24, gap * scale * 0.12 + 0.6), 24, 4), "stainless 304", {
        at: [0, 0, z + (gap * scale) / 2],
        inside: room,
        density: 3,
      });
    z += gap * scale;
    const far = Math.abs(at - iris + 0.5) / count;
    const own = radius * Math.min(0.96, random.between(0.5, 0.7) + 0.55 * far);
    assembly.add(revolution(lensOf(random, own, z, z + Math.min(deep * scale, own * 0.55)), 26), random.pick(GLASS), { inside: room });
    z += deep * scale;
  }
};
