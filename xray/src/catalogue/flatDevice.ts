import { merged } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { torus } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { brick, circuit, pouchCell, screws } from "./circuit.ts";
import type { Parts } from "./kind.ts";
import { tabletInside } from "./tabletInside.ts";

/** Half as wide as this it is no telephone. */
const TABLET = 50;

/** A board across one end, one cell, ribbon cables over it, the loudspeaker's magnet and the charging coil. */
const phoneInside = (assembly: Assembly, random: Random, [x, y, z]: Vector, side: number, inside: Solid): void => {
  const boardY = y * 0.34;
  circuit(assembly, random, { half: [x - 5, boardY - 4], at: [0, side * (y - boardY - 1), -z + 1.7], headroom: 1.6, crowd: 1.5, inside });
  const cellY = y - boardY - 5;
  pouchCell(assembly, [x - 8, cellY - 3, z * 0.5], [0, -side * (boardY - 1), -0.6], inside);
  for (const at of [-0.3, 0.45])
    assembly.box([x * 0.06, cellY * 0.96, 0.09], "copper", { at: [at * x, -side * (boardY - 1), z - 1.9], density: 3, inside });
  assembly.box([5, 2.5, 0.8], "NdFeB magnet", { at: [0, -y * 0.9, z - 2.6], inside });
  assembly.add(torus(x * 0.5, 0.5, 28, 5), "copper", { at: [0, -side * y * 0.25, z - 2.3], inside });
};

/** A tablet or telephone: glass, a board, cells and what lies over them. */
export const flatDevice = (random: Random, half: Vector, manifestLine: string): Parts => {
  const assembly = new Assembly();
  const skin = random.pick(["aluminium", "glass soda-lime", "polycarbonate"] as const);
  const hollow = assembly.hollow(
    slab(half, Math.min(10, half[0] * 0.25), 1.6, 4),
    slab([half[0] - 0.9, half[1] - 0.9, half[2] - 0.7], Math.min(9, half[0] * 0.23), 1.2, 4),
    skin,
    "vacuum",
  );
  const [x, y, z] = half;
  assembly.add(slab([x - 2.5, y - 4, 0.3], 7, 0, 4), "glass soda-lime", { at: [0, 0, z - 1.2], inside: hollow });
  const side = random.chance(0.5) ? 1 : -1;
  if (x > TABLET) tabletInside(assembly, random, half, hollow);
  else phoneInside(assembly, random, half, side, hollow);
  // A driver strip and light bar sit below the glass.
  assembly.box([x - 6, 2.2, 0.25], "FR4 bare", { at: [0, -side * (y - 6.5), z - 1.9], inside: hollow });
  assembly.add(
    merged(Array.from({ length: 11 }, (_, index) => brick([1.1, 0.6, 0.2], [(index / 5 - 1) * (x - 9), -side * (y - 6.5), z - 2.5]))),
    "silicon",
    { inside: hollow },
  );
  // Camera lenses with their rings.
  for (let lens = 0; lens < 2; lens++) {
    assembly.add(torus(4.2, 0.7, 16, 6), "steel/iron", { at: [x * 0.6, side * (y * 0.8 - lens * 14), z - 2.4], inside: hollow });
    assembly.cylinder(2.6, 0.5, "glass soda-lime", { at: [x * 0.6, side * (y * 0.8 - lens * 14), z - 2.4], inside: hollow });
  }
  screws(
    assembly,
    [-1, 1].flatMap((a) => [-0.9, 0.1, 0.9].map((b): Vector => [a * (x - 3.2), b * y, 0])),
    0.5,
    z * 0.4,
    hollow,
  );
  return { solids: assembly.solids, manifestLine };
};
