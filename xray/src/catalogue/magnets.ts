import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { slab } from "../mesh/slab.ts";
import type { Random } from "../random.ts";
import type { Solid } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import type { Parts } from "./kind.ts";

/** Room in the box around the lump, in millimetres; what is bent away needs more to its side. */
const AROUND = { wall: 4, bent: 14 };
/** So long are rods, in millimetres. */
const LONG = [16, 46] as const;

/** Discs that hold on to each other, from the near end of their rod on; some pairs have slipped, and the rod may be bent where one lets go. */
const rod = (
  assembly: Assembly,
  random: Random,
  long: number,
  [radius, thin]: readonly [number, number],
  bent: number,
  inside: Solid,
): void => {
  let [x, y, heading] = [0, -long / 2, random.normal() * 0.025];
  const discs = Math.max(2, Math.round(long / (2 * thin)));
  const breaks = random.whole(Math.ceil(discs * 0.5), discs - 1);
  for (let disc = 0; disc < discs;) {
    const held = Math.min(random.whole(2, 5), (disc < breaks ? breaks : discs) - disc);
    if (disc === breaks && bent !== 0) {
      heading += bent;
      x += radius * 0.5 * sine(bent);
      y += radius * Math.abs(sine(bent));
    }
    const half = held * thin;
    const slip = random.normal() * 0.35;
    const [c, s] = [cosine(heading), sine(heading)];
    assembly
      .within([x + s * half + slip * c, y + c * half, 0], rotation(0, 0, -heading))
      .cylinder(radius, half - 0.06, "NdFeB magnet", { along: "y", inside });
    x += 2 * half * s;
    y += 2 * half * c;
    disc += held;
  }
};

/** Discs as they lie in their box: they have pulled each other into rods and the rods into a lump, askew in its corner; one may lie by itself. */
export const magnetsOf = (random: Random): Parts => {
  const assembly = new Assembly();
  const [radius, thin] = [random.between(4.6, 7.4), random.between(1, 2.6)];
  const rods = random.whole(2, 4);
  const turned = random.between(-0.5, 0.5);
  const [wide, long] = [rods * radius + AROUND.bent / 2, LONG[1] / 2 + 6];
  const [c, s] = [cosine(turned), Math.abs(sine(turned))];
  const half = [c * wide + s * long + AROUND.wall, s * wide + c * long + AROUND.wall, radius + 4.2] as const;
  const shell = assembly.add(slab(half, 4, 2), "polystyrene");
  const room = assembly.add(slab([half[0] - 1.6, half[1] - 1.6, half[2] - 1.6], 3, 1.5), "vacuum", { inside: shell });
  const lump = assembly.within([random.between(-2, 2), random.between(-2, 2), radius - half[2] + 1.8], rotation(0, 0, turned));
  for (let at = 0; at < rods; at++) {
    const bent = at + 1 === rods && random.chance(0.6) ? random.between(0.25, 0.9) : 0;
    const x = at * (2 * radius + 0.3) - rods * radius - AROUND.bent / 2 + radius + 2;
    rod(lump.within([x, random.between(-6, 6) * 0.5, 0]), random, random.between(...LONG), [radius, thin], bent, room);
  }
  return { solids: assembly.solids, manifestLine: "1 box of magnets" };
};
