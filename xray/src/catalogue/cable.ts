import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { minus } from "../math/vector.ts";
import { slab } from "../mesh/slab.ts";
import { eased, smoothPath, tube } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import type { Assembly } from "./assembly.ts";

/** How far a loop slips, as a share of its radius. */
const SLIP = 0.1;

/** Loops as a hand winds them, each a little different, with two loose ends. */
export const coil = (random: Random, radius: number, loops: number, thickness: number): Vector[] => {
  const knots: Vector[] = [];
  const oval = random.between(0.55, 1);
  const perLoop = 9;
  const total = Math.round(loops * perLoop);
  const phase = random.between(0, 6.283);
  // No loop lies quite on the one before: it has slipped, and is wider or narrower.
  let [slipX, slipY, size] = [0, 0, 1];
  for (let index = 0; index <= total; index++) {
    if (index % perLoop === 0)
      [slipX, slipY, size] = [random.normal() * SLIP * radius, random.normal() * SLIP * radius, random.between(0.78, 1.1)];
    const angle = phase + (index / perLoop) * 2 * Math.PI;
    const reach = radius * random.between(0.8, 1.06);
    const lift = ((index / total) * 2 - 1) * thickness * Math.min(2.2, loops * 0.6) + random.between(-0.4, 0.4) * thickness;
    knots.push([slipX + size * reach * cosine(angle), slipY + size * reach * oval * sine(angle), lift]);
  }
  const tail = (last: Vector | undefined, before: Vector | undefined): Vector[] => {
    if (!last || !before) return [];
    const away = minus(last, before);
    const bend = random.between(-0.9, 0.9);
    return [1, 2].map((step): Vector => [
      last[0] + away[0] * 0.7 * step - away[1] * bend * step,
      last[1] + away[1] * 0.7 * step + away[0] * bend * step,
      last[2] * 0.6,
    ]);
  };
  return eased(smoothPath([...tail(knots[0], knots[1]).toReversed(), ...knots, ...tail(knots.at(-1), knots.at(-2))], 5), 3);
};

/** Copper core in a faint sheath. */
export const cable = (assembly: Assembly, path: readonly Vector[], sheathRadius: number, coreRadius: number): void => {
  const sheath = assembly.add(tube(path, sheathRadius, { sides: 7 }), "PVC", { density: 1.3 });
  // The core's ends stay within the sheath's.
  const core = path.slice(1, -1);
  assembly.add(tube(core, coreRadius, { sides: 6 }), "copper", { inside: sheath, density: 6.5 });
};

/** A plug with metal contacts at the end of a path, looking along the path. */
export const plug = (assembly: Assembly, path: readonly Vector[], half: Vector, contact: Vector): void => {
  const end = path.at(-1) ?? [0, 0, 0];
  const before = path.at(-4) ?? [1, 0, 0];
  const [x, y] = minus(end, before);
  const length = Math.sqrt(x * x + y * y) || 1;
  const [c, s] = [y / length, -x / length];
  const part = assembly.within(end, [c, -s, 0, s, c, 0, 0, 0, 1]);
  part.add(slab(half, Math.min(half[0], half[1]) * 0.4, half[2] * 0.4, 3), "PVC", { at: [0, half[1], 0] });
  part.box(contact, "steel/iron", { at: [0, 2 * half[1] + contact[1] + 0.05, 0] });
};
