import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { cushion } from "../mesh/cushion.ts";
import { loft } from "../mesh/loft.ts";
import { merged } from "../mesh/mesh.ts";
import { relief } from "../mesh/relief.ts";
import { revolution } from "../mesh/revolution.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, sweepOf, torus, tube } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { brick, post } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";

/** A high heel, toe towards y: the sole climbs to the heel, which stands on a slim post with a nail of steel. */
const heeled = (assembly: Assembly, random: Random, high: number, slim: number): void => {
  const long = random.between(108, 120);
  const rise = (t: number) => high * Math.max(0, Math.min(1, 0.5 + 0.5 * cosine(Math.PI * Math.min(1, Math.max(0, (t + 0.62) / 1.05)))));
  const wide = (t: number) =>
    (t < 0.2 ? 22 + 14 * Math.max(0, t + 0.4) : 31) *
    Math.sqrt(
      Math.max(0.03, 1 - (t > 0.35 ? ((t - 0.35) / 0.68) * ((t - 0.35) / 0.68) : t < -0.8 ? ((-0.8 - t) / 0.24) * ((-0.8 - t) / 0.24) : 0)),
    );
  const steps = Array.from({ length: 21 }, (_, step) => step / 10 - 1);
  const section = (thick: number, lift: number) =>
    loft(
      steps.map((t): Vector[] => [
        [-wide(t), t * long, rise(t) + lift],
        [wide(t), t * long, rise(t) + lift],
        [wide(t) * 0.96, t * long, rise(t) + lift + thick],
        [-wide(t) * 0.96, t * long, rise(t) + lift + thick],
      ]),
    );
  const sole = assembly.add(section(5, 0), "rubber (vulcanised)", { density: 0.95 });
  const shank = steps.slice(3, 14).map((t): Vector => [0, t * long, rise(t) + 2.5]);
  assembly.add(tube(shank, 1.5, { sides: 6 }), "steel/iron", { inside: sole });
  const heel = assembly.add(
    revolution(
      [
        [slim, -2],
        [slim * 1.15, high * 0.5],
        [20, high - 1],
      ],
      16,
    ),
    "ABS",
    { at: [0, -long * 0.8, 0] },
  );
  assembly.cylinder(2.2, high * 0.44, "steel/iron", { at: [0, -long * 0.8, high * 0.46], inside: heel });
  // The toe cap and the cup around the heel.
  const arch = (t: number, tall: number, thick: number): Vector[] =>
    Array.from({ length: 18 }, (_, side): Vector => {
      const outer = side < 9;
      const angle = (Math.PI * (outer ? side : 17 - side)) / 8;
      const shrink = outer ? 0 : thick;
      return [(wide(t) - shrink) * cosine(angle), t * long, rise(t) + 5.2 + (tall - shrink) * sine(angle)];
    });
  assembly.add(loft([0.36, 0.5, 0.65, 0.8, 0.92].map((t) => arch(t, 40 - 24 * t, 1.8))), "leather (Cr tanned)", { density: 0.85 });
  assembly.add(loft([-0.95, -0.85, -0.7, -0.55].map((t) => arch(t, 2 + 8 * (t + 1), 1.8))), "leather (Cr tanned)", { density: 0.85 });
};

/** What is worn and shows more than cloth. */
export const outfit = {
  underwireBra: everyday(
    "clothing",
    "Underwired bra",
    "Two steel wires bent to half circles, light cups, small hooks and rings on the straps.",
    (random) => {
      const assembly = new Assembly();
      const radius = random.between(52, 68);
      const nested = random.chance(0.5);
      const foam = random.between(0.05, 0.12);
      for (const side of [-1, 1]) {
        const cup = assembly.within(
          nested ? [side * 3, side * 5, side * 5] : [side * radius * 1.08, 0, 0],
          rotation(random.normal() * 0.06, random.normal() * 0.06, nested ? random.normal() * 0.15 : side * 0.12),
        );
        const wire = Array.from({ length: 22 }, (_, step): Vector => {
          const angle = Math.PI * (0.94 + (1.12 * step) / 21);
          return [radius * cosine(angle), radius * sine(angle), 0.02 * radius * cosine(2 * angle)];
        });
        cup.add(
          sweepOf(
            wire,
            [
              [-1.3, -0.5],
              [1.3, -0.5],
              [1.3, 0.5],
              [-1.3, 0.5],
            ],
            { across: [0, 0, 1] },
          ),
          "stainless 304",
        );
        cup.add(
          cushion(12, 12, (u, v) => {
            const rise = radius * 0.55 * Math.max(0, 1 - 0.5 * (u * u + v * v));
            return {
              x: radius * u * Math.sqrt(1 - 0.5 * v * v),
              y: radius * v * Math.sqrt(1 - 0.5 * u * u) + 4,
              bottom: rise,
              top: rise + 5,
            };
          }),
          "PU foam",
          { density: foam },
        );
      }
      const span = nested ? radius : 2 * radius;
      for (const side of [-1, 1]) {
        const strap = smoothPath(
          [
            [side * span * 0.7, radius * 0.8, 6],
            [side * span * 0.6, radius + 40, 4],
            [side * span * 0.2, radius + 62, 7],
            [-side * span * 0.1, radius + 20, 10],
          ],
          5,
        );
        assembly.add(
          sweepOf(
            strap,
            [
              [-6, -0.6],
              [6, -0.6],
              [6, 0.6],
              [-6, 0.6],
            ],
            { level: true },
          ),
          "nylon6",
          { density: 0.7 },
        );
        assembly.add(torus(7, 0.9, 20, 5), random.pick(["stainless 304", "nylon6"] as const), { at: [side * span * 0.7, radius * 0.8, 8] });
      }
      assembly.add(
        merged(
          Array.from({ length: 6 }, (_, index) =>
            brick([1.6, 3, 0.7], [span * 0.9 + (index % 2) * 9, -radius * 0.4 + Math.floor(index / 2) * 11, 3]),
          ),
        ),
        "stainless 304",
      );
      return { solids: assembly.solids, manifestLine: "1 bra" };
    },
  ),
  downJacket: everyday(
    "clothing",
    "Down jacket in its sack",
    "A plump sack as light as nothing, uneven inside, with a coil zip, a cord and its stopper.",
    (random) => {
      const assembly = new Assembly();
      const [radius, half] = [random.between(52, 68), random.between(100, 130)];
      const hills = relief(random.whole(1, 9999));
      const rings = Array.from({ length: 15 }, (_, step) => {
        const t = step / 7 - 1;
        const round = Math.sqrt(Math.max(0.05, 1 - t * t * t * t * t * t));
        return Array.from({ length: 22 }, (__, side): Vector => {
          const [c, s] = [cosine(side / 3.5014), sine(side / 3.5014)];
          const swell = round * (1 + 0.09 * hills(t * 3, 4 + c * 2) + 0.08 * hills(s * 3, t * 4));
          return [radius * c * swell, half * t, radius * 0.86 * s * swell];
        });
      });
      assembly.add(loft(rings), "nylon6", {
        density: random.between(0.07, 0.1),
        noise: { frequency: 0.045, amplitude: 0.75, anisotropy: 2, seed: random.whole(1, 99) },
      });
      const folded = Array.from({ length: 36 }, (_, step): Vector => [
        radius * 0.55 * cosine(step * 0.5) * (0.6 + 0.4 * sine(step * 0.23)),
        half * (step / 20 - 0.88),
        radius * 0.45 * sine(step * 0.5),
      ]);
      assembly.add(tube(smoothPath(folded, 2), 1.7, { sides: 5 }), "nylon6", { density: 1.1 });
      assembly.add(slab([4, 5.5, 2], 2, 0.4, 3), "zinc die-cast", { at: folded.at(-1) ?? [0, 0, 0] });
      assembly.cylinder(7, 9, "POM(acetal)", { at: [0, half + 12, 0], along: "y", density: 0.9 });
      assembly.add(torus(4, 0.6, 16, 4), "stainless 304", { at: [0, half + 27, 0] });
      return { solids: assembly.solids, manifestLine: "1 down jacket in its sack" };
    },
  ),
  heels: everyday(
    "shoes",
    "High heels",
    "Thin soles that climb to slim heels, a steel nail in each, a steel shank in the arch.",
    (random) => {
      const assembly = new Assembly();
      const [high, slim] = [random.between(46, 92), random.between(4.5, 11)];
      for (const side of [-1, 1])
        heeled(
          assembly.within([side * 52, random.between(-10, 10), 0], rotation(0, side * 1.45, side > 0 ? 0 : Math.PI)),
          random,
          high,
          slim,
        );
      return { solids: assembly.solids, manifestLine: "1 pair of high heels" };
    },
  ),
  footballBoots: everyday("shoes", "Football boots", "Thin stiff soles with rows of short hard studs, low uppers with laces.", (random) => {
    const assembly = new Assembly();
    const studs = random.pick(["aluminium", "nylon6", "nylon6"] as const);
    for (const side of [-1, 1]) {
      const boot = assembly.within([side * 55, random.between(-8, 8), 0], rotation(0, 0, side > 0 ? 0 : Math.PI + random.normal() * 0.05));
      const plan = (t: number) => (t > -0.2 ? 43 : 33) * Math.sqrt(Math.max(0.04, 1 - t * t * t * t * t * t));
      const steps = Array.from({ length: 17 }, (_, step) => step / 8 - 1);
      boot.add(
        loft(
          steps.map((t): Vector[] => [
            [-plan(t), t * 132, 0],
            [plan(t), t * 132, 0],
            [plan(t), t * 132, 5],
            [-plan(t), t * 132, 5],
          ]),
        ),
        "nylon6",
      );
      const upper = (shrink: number) =>
        loft(
          steps.map((t) => {
            const tall = (t < -0.1 ? 70 : 70 - 38 * Math.min(1, (t + 0.1) / 0.6)) - shrink;
            return Array.from({ length: 18 }, (_, corner): Vector => {
              const angle = (2 * Math.PI * corner) / 18;
              return [
                (plan(t) - shrink) * cosine(angle) * (sine(angle) > 0.3 && t < 0 ? 0.7 : 1),
                t * (131 - shrink),
                5.6 + tall / 2 + shrink * 0.5 + (tall / 2) * sine(angle),
              ];
            });
          }),
        );
      const skin = boot.add(upper(0), "PET/polyester", { density: 0.6 });
      boot.add(upper(3), "vacuum", { inside: skin });
      const places: Vector[] = [
        [-26, 92, -7],
        [26, 92, -7],
        [-33, 48, -7],
        [33, 48, -7],
        [-14, 66, -7],
        [-21, -70, -7],
        [21, -70, -7],
        [-20, -108, -7],
        [20, -108, -7],
      ];
      boot.add(merged(places.map((at) => post(5.4, 6.6, at, 10))), studs);
      boot.add(merged(places.map(([x, y]) => post(1.6, 3, [x, y, 2.4 - 0.2], 6))), "steel/iron", { density: 4 });
      const laces = Array.from({ length: 12 }, (_, row): Vector => [(row % 2 === 0 ? -1 : 1) * 13, 8 + row * 5, 74 - row * 2.6]);
      boot.add(tube(smoothPath(laces, 3), 1.5, { sides: 5 }), "PET/polyester", { density: 0.8 });
    }
    return { solids: assembly.solids, manifestLine: "1 pair of football boots" };
  }),
} satisfies Record<string, Kind>;
