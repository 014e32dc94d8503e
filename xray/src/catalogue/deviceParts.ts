import { place, rotation } from "../math/rotation.ts";
import { lengthOf, minus } from "../math/vector.ts";
import { slab } from "../mesh/slab.ts";
import { eased, smoothPath, tube } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import { type Assembly } from "./assembly.ts";
import { circuit, pouchCell, roundCell } from "./circuit.ts";
import type { Kind } from "./kind.ts";

// Images for training only: an organic mass, a power source, wires and a switch-like body, as classes of material in generic forms.
// Nothing here says how such a thing would be made or would work, and nothing here would.

export const device = (name: string, description: string, make: Kind["make"]): Kind => ({
  family: "weapons",
  category: "explosiveDevices",
  name,
  description,
  make,
});

export const organics: readonly MaterialName[] = [
  "organic simulant A (sheet/plastic class)",
  "organic simulant B (cast class)",
  "organic simulant C (powder class)",
];

/** A thin insulated wire wandering from one place to another. */
const wire = (assembly: Assembly, random: Random, from: Vector, to: Vector, slack: number, inside?: Solid): void => {
  // A short wire cannot swing far without a kink.
  const swing = Math.min(slack, lengthOf(minus(to, from)) * 0.22);
  const between = [0.3, 0.7].map((t): Vector => [
    from[0] + (to[0] - from[0]) * t + random.between(-swing, swing),
    from[1] + (to[1] - from[1]) * t + random.between(-swing, swing),
    from[2] + (to[2] - from[2]) * t + random.between(0, swing * 0.15),
  ]);
  const path = eased(smoothPath([from, ...between, to], 6), 4);
  const sheath = assembly.add(tube(path, 0.95, { sides: 6 }), "PVC", { density: 1.3, inside });
  assembly.add(tube(path.slice(1, -1), 0.34, { sides: 5 }), "copper", { inside: sheath });
};

export const wires = (assembly: Assembly, random: Random, from: Vector, to: Vector, count: number, slack: number, inside?: Solid): void => {
  for (let index = 0; index < count; index++)
    wire(
      assembly,
      random,
      [from[0] + index * 2.6, from[1] - index * 2, from[2] + index * 0.6],
      [to[0] - index * 2.6, to[1], to[2] + index * 0.6],
      slack,
      inside,
    );
};

/** A finger of metal with two leads, as far as an image goes. */
export const tubeWithLeads = (assembly: Assembly, random: Random, at: Vector, turned: number, to: Vector): void => {
  const part = assembly.within(at, rotation(0, 0, turned));
  const half = random.between(16, 25);
  const metal = random.pick(["aluminium", "copper"] as const);
  const skin = part.cylinder(random.between(2.9, 3.6), half, metal, { along: "y", density: 2.6 });
  part.cylinder(2, half * 0.5, "vacuum", { at: [0, half * 0.4, 0], along: "y", inside: skin });
  const [x, y, z] = place(part.frame, [0, half + 2, 0]);
  for (const side of [-1, 1]) wire(assembly, random, [x + side * 1.4, y, z + side], [to[0] + side * 2, to[1], to[2] + side], 9);
};

export const powerSource = (assembly: Assembly, random: Random, at: Vector, inside?: Solid): void => {
  const part = assembly.within(at);
  const form = random.whole(0, 2);
  if (form === 0) for (const side of [-1, 1]) roundCell(part, 7.1, 24.5, [side * 7.5, 0, 0], "alkaline cell AA", inside);
  else if (form === 1) {
    const can = part.box([13, 23, 8.2], "steel/iron", { inside });
    part.box([12.6, 22.6, 7.8], "alkaline cell AA", { inside: can, density: 1.9 });
  } else pouchCell(part, [17, 26, 4], [0, 0, 0], inside);
};

/** A small box with a board: a timer, a telephone or a relay as far as an image goes. */
export const switchBody = (assembly: Assembly, random: Random, at: Vector, inside?: Solid): void => {
  const part = assembly.within(at);
  const half: Vector = [random.between(15, 24), random.between(24, 44), random.between(5.5, 8)];
  const skin = part.add(slab(half, 4, 1.5, 3), "ABS", { inside });
  const room = part.add(slab([half[0] - 1.2, half[1] - 1.2, half[2] - 1.2], 3, 1, 3), "vacuum", { inside: skin });
  circuit(part, random, { half: [half[0] - 2.5, half[1] - 2.5], at: [0, 0, -half[2] + 2.4], headroom: half[2], crowd: 1.4, inside: room });
};
