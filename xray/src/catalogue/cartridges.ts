import { slab } from "../mesh/slab.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";

/** Cartridges side by side along y, seen as brass with a denser tip. */
export const rounds = (assembly: Assembly, count: number, pitch: number, radius: number, half: number, inside?: Solid): void => {
  for (let index = 0; index < count; index++) {
    const at: Vector = [0, (index - (count - 1) / 2) * pitch, 0];
    const part = assembly.within(at);
    const body = part.cylinder(radius, half * 0.62, "brass", { at: [half * 0.38, 0, 0], along: "x", inside });
    part.cylinder(radius * 0.8, half * 0.56, "organic simulant C (powder class)", { at: [half * 0.38, 0, 0], along: "x", inside: body });
    part.ellipsoid([half * 0.36, radius * 0.86, radius * 0.86], "lead", { at: [-half * 0.62, 0, 0], inside });
  }
};

export const loadedMagazine = (assembly: Assembly, half: Vector, count: number, inside?: Solid): void => {
  const shell = assembly.add(slab(half, 2, 1, 2), "steel/iron", { inside });
  const room = assembly.add(slab([half[0] - 1, half[1] - 1.4, half[2] - 1], 1.5, 0.8, 2), "vacuum", { inside: shell });
  const pitch = Math.min(9.5, (half[1] * 1.3) / count);
  rounds(
    assembly.within([0, half[1] - 4 - (count * pitch) / 2, 0]),
    count,
    pitch,
    Math.min(4.4, pitch * 0.46),
    (half[0] - 2.6) / 1.02,
    room,
  );
  const zigzag = Array.from({ length: 9 }, (_, index): Vector => [
    (index % 2 === 0 ? -1 : 1) * (half[0] - 4),
    -half[1] + 5 + index * ((half[1] * 0.5) / 8),
    0,
  ]);
  assembly.add(tube(smoothPath(zigzag, 3), 0.7, { sides: 5 }), "steel/iron", { inside: room });
};
