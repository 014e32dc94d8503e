import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { rotation } from "../math/rotation.ts";
import { pierced, extrusion } from "../mesh/extrusion.ts";
import type { Point } from "../mesh/mesh.ts";
import { roundedRectangle } from "../mesh/slab.ts";
import { eased, smoothPath, sweepOf, torus } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { cable, plug } from "./cable.ts";
import { everyday } from "./everyday.ts";
import type { Cord, Family, Kind } from "./kind.ts";

const limp = (family: Family, name: string, description: string, manifestLine: string, cord: (random: Random) => Cord): Kind =>
  everyday(family, name, description, (random) => ({ solids: [], cord: cord(random), manifestLine }));

/** A way as a thrown cable takes it: it wanders, turns back and crosses itself, now and then in a loop. */
const thrown = (random: Random, length: number, restless: number): Point[] => {
  const step = 21;
  const knots: Vector[] = [];
  let [x, y, heading, bend] = [0, 0, random.between(0, 6.283), 0];
  for (let way = 0; way < length; way += step) {
    knots.push([x, y, 0]);
    bend = 0.72 * bend + random.normal() * 0.3 * restless;
    // It does not leave for good: far out it turns home.
    const [c, s] = [cosine(heading), sine(heading)];
    const away = (x * c + y * s) / 130;
    heading += bend + (away > 0.5 ? (x * s - y * c > 0 ? -1 : 1) * -0.5 * away : 0);
    x += step * c;
    y += step * s;
  }
  return eased(smoothPath(knots, 4), 2).map(([a, b]): Point => [a, b]);
};

/** As a careful hand winds it: turns of nearly one size, or a figure of eight, from which both ends hang. */
const wound = (random: Random, length: number): Point[] => {
  const radius = random.between(24, 42);
  const eight = random.chance(0.35);
  const turns = Math.max(2, Math.min(7, length / (2 * Math.PI * radius)));
  const oval = random.between(0.45, 0.95);
  const steps = Math.round(turns * 12);
  const phase = random.between(0, 6.283);
  const slips = Array.from({ length: Math.ceil(turns) + 2 }, () => [random.normal() * 3.4, random.normal() * 3.4] as const);
  const knots = Array.from({ length: steps + 1 }, (_, step): Vector => {
    const angle = (step / 12) * 2 * Math.PI;
    // No turn lies quite on the one before.
    const [from, to, share] = [slips[Math.floor(step / 12)]!, slips[Math.floor(step / 12) + 1]!, (step % 12) / 12];
    const [slipX, slipY] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const reach = radius * random.between(0.86, 1.08) * (1 + 0.08 * sine(angle * 0.23 + phase));
    const across = eight ? sine(angle * 2) * 0.62 : sine(angle) * oval;
    return [slipX + reach * cosine(angle), slipY + reach * across, 0];
  });
  const end = knots.at(-1) ?? [0, 0, 0];
  const tail = [1, 2, 3].map((step): Vector => [end[0] + 16 * step, end[1] + random.between(-9, 9) * step, 0]);
  return eased(smoothPath([...knots, ...tail], 3), 2).map(([a, b]): Point => [a, b]);
};

/** So many cords are wound up and tied. */
const BUNDLED = 0.4;

interface Way {
  path: Point[];
  tied: boolean;
}

const wayOf = (random: Random, length: number, restless: number): Way => {
  const tied = random.chance(BUNDLED);
  return { path: tied ? wound(random, length) : thrown(random, length, restless), tied };
};

/** A strip of hook-and-loop or a wire in foil around one side of the bundle. */
const tie = (assembly: Assembly, random: Random, path: readonly Vector[], tied: boolean): void => {
  if (!tied) return;
  const at = path[Math.floor(path.length * 0.3)] ?? [0, 0, 0];
  const part = assembly.within([at[0], at[1], at[2] + 1], rotation(0, 0, random.between(0, 3)));
  if (random.chance(0.5)) part.add(torus(7, 0.35, 18, 5), "steel/iron", { turn: rotation(1.4, 0.3, 0) });
  else
    part.add(extrusion(pierced(roundedRectangle(11, 8, 4, 3), roundedRectangle(9.6, 6.6, 3, 3)), 12), "nylon6", {
      density: 0.7,
      turn: rotation(1.45, 0, 0),
    });
};

export const cords = {
  looseCable: limp("cables", "Loose cable", "A copper line that wanders through the bag and crosses itself.", "1 cable", (random) => {
    const thick = random.between(1.1, 2.4);
    const { path: flat, tied } = wayOf(random, random.between(550, 1100), 1);
    const ends = random.fork(1);
    return {
      path: flat,
      radius: thick,
      reach: 30,
      lay: (path) => {
        const assembly = new Assembly();
        cable(assembly, path, thick, thick * 0.42);
        tie(assembly, ends.fork(2), path, tied);
        plug(assembly, path, [5, 10, 3.2], [4, 5, 1.4]);
        plug(assembly, path.toReversed(), [5.5, 10, 3.4], [5.5, 6, 2]);
        return assembly.solids;
      },
    };
  }),
  audioCable: limp("cables", "Audio cable", "A hair-thin tangle with a steel pin at one end.", "1 audio cable", (random) => {
    const { path: flat, tied } = wayOf(random, random.between(600, 900), 1.7);
    const ends = random.fork(1);
    return {
      path: flat,
      radius: 1,
      reach: 30,
      lay: (path) => {
        const assembly = new Assembly();
        cable(assembly, path, 1, 0.38);
        tie(assembly, ends.fork(2), path, tied);
        plug(assembly, path, [3.4, 9, 3.4], [1.7, 7, 1.7]);
        return assembly.solids;
      },
    };
  }),
  lanyard: limp("household", "Lanyard", "A faint woven band with a bright metal hook and a card.", "1 lanyard", (random) => {
    const width = random.between(5, 8);
    return {
      path: thrown(random, random.between(420, 600), 0.7),
      radius: 1,
      reach: 52,
      lay: (path) => {
        const assembly = new Assembly();
        const band: Point[] = [
          [-width, -0.6],
          [width, -0.6],
          [width, 0.6],
          [-width, 0.6],
        ];
        assembly.add(sweepOf(path, band, { level: true }), "PET/polyester", { density: 0.9 });
        const end = assembly.within(path.at(-1) ?? [0, 0, 0], rotation(0, 0, random.between(0, 6.2)));
        end.add(extrusion(pierced(roundedRectangle(6, 13, 5, 4), roundedRectangle(3.4, 8, 3, 4)), 2.6), "zinc die-cast", {
          at: [0, -6, 3.4],
        });
        end.box([27, 43, 0.4], "PVC", { at: [4, 3, 1.3] });
        end.box([5, 6, 0.25], "gold", { at: [-8, 16, 2.2], density: 6 });
        return assembly.solids;
      },
    };
  }),
} satisfies Record<string, Kind>;
