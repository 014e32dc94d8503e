import { rotation } from "../math/rotation.ts";
import { cushion } from "../mesh/cushion.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { relief } from "../mesh/relief.ts";
import { slab } from "../mesh/slab.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { post } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";
import { vessel } from "./vessel.ts";

/** What is bought to be eaten on the way. */
export const snacks = {
  crisps: everyday("food", "Crisps", "A blown-up bag of very thin metal skin with a heap of thin curved flakes.", (random) => {
    const assembly = new Assembly();
    const half: Point = [random.between(58, 76), random.between(80, 108)];
    const high = random.between(18, 28);
    const hills = relief(random.whole(1, 9999));
    const rise = (u: number, v: number) => Math.sqrt(Math.max(0, (1 - u * u) * (1 - v * v * v * v))) * (1 + 0.16 * hills(u * 3, v * 3));
    for (const side of [-1, 1])
      assembly.add(
        cushion(14, 18, (u, v) => {
          const z = side * high * rise(u, v);
          return { x: half[0] * u, y: half[1] * v, bottom: z - 0.04, top: z + 0.04 };
        }),
        "PET/polyester",
        { density: 1.6 },
      );
    for (const side of [-1, 1]) assembly.box([half[0] * 0.98, 5, 0.1], "PET/polyester", { at: [0, side * (half[1] - 2), 0], density: 1.7 });
    const flakes = Array.from({ length: random.whole(26, 40) }, () => {
      const [x, y] = [random.between(-0.6, 0.6) * half[0], random.between(-0.75, 0.2) * half[1]];
      const turned = rotation(random.between(-0.8, 0.8), random.between(-0.8, 0.8), random.between(0, 6));
      return { at: [x, y, random.between(-0.45, 0.2) * high] as Vector, turn: turned };
    });
    for (const flake of flakes)
      assembly.ellipsoid([random.between(12, 19), random.between(9, 14), 0.8], "sugar", { ...flake, density: 0.85 });
    return { solids: assembly.solids, manifestLine: "1 bag of crisps" };
  }),
  cerealBars: everyday("food", "Cereal bars", "Slim grainy bars side by side in thin crimped foil.", (random) => {
    const assembly = new Assembly();
    const count = random.whole(2, 6);
    for (let bar = 0; bar < count; bar++) {
      const part = assembly.within(
        [(bar % 3) * 34, random.between(-5, 5), Math.floor(bar / 3) * 19],
        rotation(0, 0, random.normal() * 0.06),
      );
      const foil = part.add(slab([15.4, 56, 7.6], 3, 3, 3), "PET/polyester", { density: 1.4 });
      const room = part.add(slab([15.34, 55.9, 7.54], 3, 3, 3), "vacuum", { inside: foil });
      part.add(slab([13.8, random.between(44, 50), 6.4], 3, 2, 3), random.pick(["sugar", "chocolate"] as const), {
        density: 0.85,
        inside: room,
        noise: { frequency: 0.22, amplitude: 0.3, anisotropy: 1, seed: random.whole(1, 99) },
      });
    }
    return { solids: assembly.solids, manifestLine: `${count} cereal bars` };
  }),
  sweetsTin: everyday("food", "Tin of sweets", "A flat thin steel tin with many small equal discs in it.", (random) => {
    const assembly = new Assembly();
    const half: Vector = [random.between(28, 36), random.between(42, 52), random.between(9, 13)];
    const tin = assembly.add(slab(half, 8, 2, 4), "steel/iron");
    const room = assembly.add(slab([half[0] - 0.24, half[1] - 0.24, half[2] - 0.24], 7.8, 1.8, 4), "vacuum", { inside: tin });
    const sweets = Array.from({ length: random.whole(18, 34) }, (_, index): Vector => [
      ((index % 4) - 1.5) * 13,
      (Math.floor(index / 4) % 6) * 13 - 32,
      Math.floor(index / 24) * 6 - half[2] + 4,
    ]).filter(([, y]) => Math.abs(y) < half[1] - 8);
    assembly.add(
      merged(sweets.map(([x, y, z]) => post(5.4, 2.1, [x + random.between(-0.9, 0.9), y + random.between(-0.9, 0.9), z], 12))),
      "sugar",
      { inside: room, density: 1.45 },
    );
    return { solids: assembly.solids, manifestLine: "1 tin of sweets" };
  }),
  babyFood: everyday(
    "food",
    "Baby food",
    "Small jars of glass with a metal lid, or soft pouches with a plastic spout, even inside.",
    (random) => {
      const assembly = new Assembly();
      const count = random.whole(1, 3);
      const jars = random.chance(0.5);
      for (let one = 0; one < count; one++)
        if (jars) {
          const part = assembly.within([one * 64, random.between(-4, 4), 0]);
          vessel(part, {
            profile: [
              [26, 0],
              [29, 5],
              [29, 48],
              [25, 58],
              [25, 66],
            ],
            wall: 2.4,
            material: "glass soda-lime",
            content: "cheese/meat",
            full: random.between(0.86, 0.95),
            density: 1.05,
          });
          part.cylinder(27, 5, "steel/iron", { at: [0, 71.4, 0], along: "y", density: 0.7 });
        } else {
          const part = assembly.within([random.between(-4, 4), random.between(-6, 6), one * 27]);
          const skin = part.add(slab([42, 60, 12], 9, 11, 5), "PET/polyester", { density: 1.4 });
          part.add(slab([41.8, 59.8, 11.8], 9, 10.8, 5), "cheese/meat", { inside: skin, density: 1.04 });
          part.cylinder(6, 8, "polyethylene", { at: [0, 68.4, 0], along: "y", density: 0.7 });
          part.cylinder(10, 6, "polyethylene", { at: [0, 83, 0], along: "y", density: 0.6 });
        }
      return {
        solids: assembly.solids,
        manifestLine: `${count} ${jars ? "jar" : "pouch"}${count > 1 ? (jars ? "s" : "es") : ""} of baby food`,
      };
    },
  ),
} satisfies Record<string, Kind>;
