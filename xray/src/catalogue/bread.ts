import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { wholePower } from "../math/wholePower.ts";
import { rotation } from "../math/rotation.ts";
import { loft } from "../mesh/loft.ts";
import { merged, moved, type Mesh } from "../mesh/mesh.ts";
import { relief } from "../mesh/relief.ts";
import { roundedRectangle } from "../mesh/slab.ts";
import type { Random } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import type { Assembly } from "./assembly.ts";

const STEPS = 26;
const SIDES = 26;

/** Flat below, domed above, cut across its top before it was baked. Its middle is at the origin. */
const skin = (random: Random, half: Vector): ((inward: number) => Mesh) => {
  const lumps = relief(random.whole(1, 99_999));
  const cuts = random.whole(2, 4);
  const lean = random.between(-0.4, 0.4);
  return (inward) =>
    loft(
      Array.from({ length: STEPS + 1 }, (_, step) => {
        const t = ((step / STEPS) * 2 - 1) * 0.985;
        const round = Math.sqrt(Math.max(0.03, 1 - wholePower(t, 4)));
        return Array.from({ length: SIDES }, (__, side): Vector => {
          const angle = (2 * Math.PI * side) / SIDES;
          const [c, s] = [cosine(angle), sine(angle)];
          const swell = 1 + 0.06 * lumps(t * 3, c * 2) + 0.03 * lumps(t * 9 + 5, s * 4);
          // A cut is a furrow beside which the crust has risen.
          const cut = s > 0.5 ? sine((t + lean * c * 0.3) * Math.PI * cuts) : 0;
          const risen = 1 - 0.1 * (cut > 0.86 ? 1 : 0) + 0.03 * Math.max(0, cut);
          const x = (half[0] * round * swell - inward) * c;
          const z =
            s < 0 ? Math.max(-0.62, s * 1.1) * (half[2] * (0.5 + 0.5 * round) - inward) : (half[2] * round * swell * risen - inward) * s;
          return [x, (half[1] - inward) * t, z];
        });
      }),
    );
};

/** Bubbles as large as a pea and larger, none at the crust. */
const bubbles = (random: Random, half: Vector): Mesh =>
  merged(
    Array.from({ length: 22 }, (_, index) => {
      const size = random.between(1.6, 4.2);
      const ring = (z: number, radius: number): Vector[] =>
        Array.from({ length: 7 }, (__, side): Vector => [radius * cosine(0.8976 * side), radius * sine(0.8976 * side), z]);
      const ball = loft([ring(-size * 0.9, size * 0.4), ring(0, size), ring(size * 0.9, size * 0.4)]);
      const along = ((index + 0.5) / 22) * 2 - 1;
      const reach = 0.55 * Math.sqrt(Math.max(0.05, 1 - along * along));
      return moved(ball, {
        rotation: rotation(random.between(-1, 1), 0, 0),
        position: [random.between(-1, 1) * half[0] * reach, along * half[1] * 0.8, random.between(-0.35, 0.5) * half[2] * reach],
      });
    }),
  );

const CRUST = { thick: 3.4, density: 0.45 };

/** A loaf; answers its crumb. `whole`: without bubbles, for what is hidden in it. */
export const loafOf = (assembly: Assembly, random: Random, half: Vector, whole = false): Solid => {
  const form = skin(random.fork(1), half);
  const crust = assembly.add(form(0), "cotton/cellulose", { density: CRUST.density });
  const crumb = assembly.add(form(CRUST.thick), "cotton/cellulose", {
    density: 0.24,
    inside: crust,
    noise: { frequency: 0.09, amplitude: 0.5, anisotropy: 1, seed: random.whole(1, 99) },
  });
  if (!whole) assembly.add(bubbles(random, half), "vacuum", { inside: crumb });
  return crumb;
};

/** Slices that lean on each other in a bag. */
export const slicedBread = (assembly: Assembly, random: Random): void => {
  const count = random.whole(9, 16);
  const [wide, high] = [random.between(44, 54), random.between(42, 52)];
  const pitch = random.between(11.5, 14);
  for (let slice = 0; slice < count; slice++) {
    const outline = (inward: number, y: number): Vector[] =>
      roundedRectangle(wide - inward, high - inward, 16, 4).map(([x, z]): Vector => [
        x * (z > 0 ? 1.04 : 0.95),
        y,
        z - (z > high * 0.7 ? Math.abs(x) * 0.05 : 0),
      ]);
    const part = assembly.within(
      [random.normal() * 1.2, (slice - (count - 1) / 2) * pitch, random.normal() * 0.8],
      rotation(random.normal() * 0.02, random.normal() * 0.02, 0),
    );
    const crust = part.add(loft([outline(0, 0.5 - pitch * 0.46), outline(0, pitch * 0.46 - 0.5)]), "cotton/cellulose", { density: 0.42 });
    part.add(loft([outline(2.6, 0.7 - pitch * 0.46), outline(2.6, pitch * 0.46 - 0.7)]), "cotton/cellulose", {
      density: 0.23,
      inside: crust,
      noise: { frequency: 0.12, amplitude: 0.5, anisotropy: 1, seed: random.whole(1, 99) },
    });
  }
};
