import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import type { Point } from "../mesh/mesh.ts";
import { revolution } from "../mesh/revolution.ts";
import { eased, smoothPath, torus, tube } from "../mesh/sweep.ts";
import type { Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { device, organics, powerSource, switchBody, wires } from "./deviceParts.ts";
import type { Kind } from "./kind.ts";

// Silhouettes for training only, in generic forms: nothing here says how such a thing would be made or would work, and nothing here would.

const STEPS = 17;

/** The profile of a rounded body, every other ring drawn in by `ribs`. */
const belly = (wide: number, tall: number, inset: number, ribs: number): Point[] =>
  Array.from({ length: STEPS }, (_, step): Point => {
    const t = (2 * step) / (STEPS - 1) - 1;
    const round = Math.sqrt(Math.max(0, 1 - t * t * t * t));
    return [Math.max(4, (wide - inset) * (0.42 + 0.58 * round) - (step % 2 === 0 ? ribs : 0)), t * (tall - inset)];
  });

export const deviceBodies = {
  grenadeBody: device(
    "Grenade-like body",
    "A round or ribbed hollow metal body as large as a fist with a head and a lever on top.",
    (random) => {
      const assembly = new Assembly();
      const [wide, tall] = [random.between(25, 31), random.between(34, 48)];
      const ribs = random.chance(0.5) ? 1.6 : 0;
      const metal = random.pick(["steel/iron", "steel/iron", "aluminium", "ABS"] as const);
      const wall = metal === "steel/iron" ? random.between(2.4, 4.5) : 3.5;
      const body = assembly.add(revolution(belly(wide, tall, 0, ribs), 22), metal, { turn: lengthwise.y });
      const room = assembly.add(revolution(belly(wide, tall, wall + ribs + 0.2, 0), 22), "vacuum", { turn: lengthwise.y, inside: body });
      if (random.chance(0.6))
        assembly.ellipsoid([(wide - wall) * 0.5, (tall - wall) * 0.66, (wide - wall) * 0.5], random.pick(organics), {
          at: [0, -2, 0],
          inside: room,
        });
      assembly.cylinder(9.5, 10, "zinc die-cast", { at: [0, tall + 10.2, 0], along: "y", density: 4.6 });
      const lever = smoothPath(
        [
          [0, tall + 20.6, 9],
          [11, tall + 20, 9],
          [wide * 0.9 + 5, tall * 0.8, 3],
          [wide + 6, 0, 0],
          [wide + 2, -tall * 0.5, 0],
        ],
        5,
      );
      assembly.add(tube(lever, 2.4, { sides: 6 }), "steel/iron", { density: 5 });
      const turn = rotation(random.between(0, 0.6), 0.4, 0);
      assembly.add(torus(random.between(11, 14), 1.1, 24, 6), "steel/iron", { at: [-21, tall + 14, 2], turn });
      return { solids: assembly.solids, manifestLine: "1 souvenir" };
    },
  ),
  devicePipe: device(
    "Metal pipe body",
    "A thick short metal pipe closed by caps at both ends, filled, with leads out of one of them.",
    (random) => {
      const assembly = new Assembly();
      const [radius, half] = [random.between(15, 24), random.between(62, 110)];
      const metal = random.pick(["steel/iron", "steel/iron", "copper", "aluminium", "PVC"] as const);
      const wall = metal === "PVC" ? 3.6 : random.between(2, 3.6);
      const pipe = assembly.cylinder(radius, half, metal, { along: "y" });
      const room = assembly.cylinder(radius - wall, half - 0.5, "vacuum", { along: "y", inside: pipe });
      const powder = random.pick(["organic simulant C (powder class)", "inorganic simulant D (pyrotechnic class)"] as const);
      assembly.cylinder(radius - wall - 0.4, half * random.between(0.6, 0.9), powder, {
        at: [0, -half * 0.06, 0],
        along: "y",
        inside: room,
        noise: { frequency: 0.3, amplitude: 0.12, anisotropy: 1, seed: random.whole(1, 99) },
      });
      for (const end of [-1, 1]) {
        const part = assembly.within([0, end * (half - 4), 0], end > 0 ? lengthwise.y : rotation(Math.PI / 2, 0, 0));
        const outline: Point[] = [
          [radius + 5.4, -13],
          [radius + 5.4, 6],
          [radius + 2.4, 10],
        ];
        const cap = part.add(revolution(outline, random.pick([8, 12, 24])), metal);
        // The pipe's end is in it.
        part.cylinder(radius + 0.1, 8.4, "vacuum", { at: [0, 0, -4.4], inside: cap });
      }
      wires(assembly, random, [0, half + 9, 3], [radius + 34, half * 0.4, 2], 2, 12);
      if (random.chance(0.6)) powerSource(assembly, random, [radius + 34, half * 0.4 - 28, 0]);
      else switchBody(assembly, random, [radius + 36, half * 0.3 - 40, 0]);
      return { solids: assembly.solids, manifestLine: "1 piece of pipe" };
    },
  ),
  deviceLeads: device(
    "Metal tubes with leads",
    "Several finger-long metal tubes, each with two thin leads wound into a loop.",
    (random) => {
      const assembly = new Assembly();
      const count = random.whole(2, 5);
      for (let index = 0; index < count; index++) {
        const at: Vector = [(index - (count - 1) / 2) * 27, random.between(-8, 8), index * 2.4];
        const part = assembly.within(at, rotation(0, 0, random.between(-0.35, 0.35)));
        const half = random.between(20, 32);
        const skin = part.cylinder(3.4, half, random.pick(["aluminium", "copper"] as const), { along: "y" });
        part.cylinder(2.7, half - 1.4, "vacuum", { along: "y", inside: skin });
        part.cylinder(2.5, half * 0.42, random.pick(organics), { at: [0, -half * 0.4, 0], along: "y" });
        const turns = random.whole(2, 4);
        const loop = Array.from({ length: turns * 10 }, (_, step): Vector => {
          const angle = step * 0.6283 - 1.57;
          const reach = 11 + random.between(-1, 1);
          return [reach * cosine(angle), half + 22 + reach * 1.5 * sine(angle), 1 + step * 0.16];
        });
        for (const side of [-1, 1]) {
          const lead = loop.map(([x, y, z]): Vector => [x + side * 0.9, y, z + side * 1.1]);
          const path = eased(smoothPath([[side, half + 1.4, 0], ...lead], 2), 2);
          const sheath = part.add(tube(path, 0.85, { sides: 6 }), "PVC", { density: 1.3 });
          part.add(tube(path.slice(1, -1), 0.32, { sides: 5 }), "copper", { inside: sheath });
        }
      }
      return { solids: assembly.solids, manifestLine: "Metal tubes with leads" };
    },
  ),
} satisfies Record<string, Kind>;
