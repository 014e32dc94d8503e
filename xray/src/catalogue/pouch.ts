import { cushion } from "../mesh/cushion.ts";
import { relief } from "../mesh/relief.ts";
import { tube } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { nest, type Taken } from "./nest.ts";
import { pouchZip } from "./pouchZip.ts";

export interface Pouch {
  half: readonly [number, number];
  /** Things higher than this stay out. */
  height: number;
  skin: MaterialName;
  density: number;
  /** Millimetres of the skin. */
  thick: number;
  /** What closes it, along its long side. */
  zip: MaterialName;
  things: readonly (readonly Solid[])[];
  /** Room among them for something else. */
  taken?: Taken;
}

/** Room beside the things, where the skin comes together. */
const RIM = 12;
const GRID = 9;

/** A limp bag around small things: two sheets that follow what lies between them, a piping around them and a zip. Answers how many things went in. */
export const pouch = (assembly: Assembly, random: Random, { half, height, skin, density, thick, zip, things, taken }: Pouch): number => {
  const [halfX, halfY] = half;
  const { count, topAt } = nest(assembly, random, { half: [halfX - RIM, halfY - RIM], height, taken }, things);
  const hills = relief(random.whole(1, 99_999));
  /** Cloth spans what is narrow and hangs down beside it. */
  const highest = (x: number, y: number) => {
    let most = 0;
    for (let aside = -GRID; aside <= GRID; aside += GRID)
      for (let along = -GRID; along <= GRID; along += GRID) most = Math.max(most, topAt(x + aside, y + along));
    return most;
  };
  const smooth = (x: number, y: number) => {
    let sum = 0;
    for (let aside = -GRID; aside <= GRID; aside += GRID)
      for (let along = -GRID; along <= GRID; along += GRID) sum += highest(x + aside, y + along);
    return Math.max(highest(x, y), sum / 9) + 2 + 1.6 * hills(x / 26, y / 26);
  };
  const middle = 4;
  const columns = Math.max(8, Math.round((2 * halfX) / GRID));
  const rows = Math.max(8, Math.round((2 * halfY) / GRID));
  const plan = (u: number, v: number) => [halfX * u * Math.sqrt(1 - 0.1 * v * v), halfY * v * Math.sqrt(1 - 0.1 * u * u)] as const;
  for (const upper of [true, false])
    assembly.add(
      cushion(columns, rows, (u, v) => {
        const [x, y] = plan(u, v);
        const rim = Math.max(Math.abs(u), Math.abs(v));
        const rise = Math.sqrt(Math.max(0, 1 - rim * rim * rim * rim * rim * rim));
        // What was packed for comes near the rim, where the skin comes down: it stays below it.
        const least = taken && rim < 1 ? highest(x, y) + thick : 0;
        const z = upper
          ? Math.max(least, middle + (Math.max(middle + 1, smooth(x, y)) - middle) * rise)
          : middle - (middle + 1.5 + hills(x / 30 + 50, y / 30)) * rise;
        // It stands steep towards the rim, where a ray goes through more of it.
        const wall = thick * (1 + 1.2 * (1 - rise));
        return { x, y, bottom: z - wall / 2, top: z + wall / 2 };
      }),
      skin,
      { density },
    );
  const edge = 24;
  const around = Array.from({ length: 4 * edge }, (_, step): Vector => {
    const [side, along] = [Math.floor(step / edge), (2 * (step % edge)) / edge - 1];
    const [u, v] = [
      [along, -1],
      [1, along],
      [-along, 1],
      [-1, -along],
    ][side] ?? [0, 0];
    const [x, y] = plan(u ?? 0, v ?? 0);
    return [x * 1.004, y * 1.004, middle];
  });
  assembly.add(tube(around, 1.1 + thick * 0.4, { sides: 6, endless: true }), skin, { density: Math.max(0.9, density) });
  pouchZip(assembly, random, zip, halfX, halfY, middle);
  return count;
};
