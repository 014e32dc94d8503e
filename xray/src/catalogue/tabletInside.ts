import { rotation } from "../math/rotation.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { plate } from "../mesh/plate.ts";
import { smoothPath, sweepOf } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import type { Assembly } from "./assembly.ts";
import { brick, circuit, pouchCell } from "./circuit.ts";

/** A part of the plan: its middle and half sides. */
interface Place {
  at: Point;
  half: Point;
}

interface Plan {
  board: Place;
  cells: Place[];
  /** Where the connector's board and the loudspeakers are: across one end. */
  foot: Place;
}

/** So much of the end opposite the board belongs to connector and loudspeakers. */
const FOOT = 7.5;

/** Parts of a length, uneven, as from and to. */
const shared = (random: Random, from: number, to: number, count: number): [number, number][] => {
  const shares = Array.from({ length: count }, () => random.between(0.62, 1.38));
  const scale = (to - from) / shares.reduce((sum, share) => sum + share, 0);
  let edge = from;
  return shares.map((share) => [edge, (edge += share * scale)]);
};

const between = (left: number, right: number, low: number, high: number): Place => ({
  at: [(left + right) / 2, (low + high) / 2],
  half: [(right - left) / 2, (high - low) / 2],
});

/** Makers put the board beside the cells, across one end, or between them. */
const planOf = (random: Random, [x, y]: Point): Plan => {
  const foot = { at: [0, -y + FOOT], half: [x, FOOT] } as const;
  const low = -y + 2 * FOOT + 1;
  const how = random.pick(["beside", "beside", "end", "middle"] as const);
  if (how === "beside") {
    const [wide, long] = [random.between(9, 15), random.between(0.5, 0.92) * (y - FOOT)];
    const cells = shared(random, low, y, random.whole(2, 3)).map(([from, to]) => between(-x, x - 2 * wide - 2, from, to));
    return { board: { at: [x - wide, y - long], half: [wide, long] }, cells, foot };
  }
  if (how === "end") {
    const deep = random.between(12, 19);
    const cells = shared(random, -x, x, random.whole(2, 3)).map(([from, to]) => between(from, to, low, y - 2 * deep - 2));
    return { board: { at: [0, y - deep], half: [x * random.between(0.72, 0.98), deep] }, cells, foot };
  }
  const [wide, aside] = [random.between(10, 15), random.between(-10, 10)];
  const long = random.between(0.6, 0.95) * (y - FOOT);
  return {
    board: { at: [aside, y - long], half: [wide, long] },
    cells: [between(-x, aside - wide - 2, low, y), between(aside + wide + 2, x, low, y)],
    foot,
  };
};

/** Films of copper on plastic that lead from the board over the cells; they bend where they must. */
const films = (assembly: Assembly, random: Random, { board, foot }: Plan, z: number, inside: Solid): void => {
  const wide = random.between(1.6, 3.4);
  for (let film = random.whole(1, 3); film > 0; film--) {
    const from: Vector = [board.at[0] + random.between(-0.7, 0.7) * board.half[0], board.at[1] - 0.8 * board.half[1], z];
    const to: Vector = [foot.half[0] * random.between(-0.7, 0.7), foot.at[1] + 2, z];
    const bend = random.between(0.15, 0.85);
    const kink = from[1] + (to[1] - from[1]) * bend;
    const way = smoothPath([from, [from[0], kink + 6, z], [to[0], kink - 6, z], to], 5);
    assembly.add(
      sweepOf(
        way,
        [
          [-wide, -0.06],
          [wide, -0.06],
          [wide, 0.06],
          [-wide, 0.06],
        ],
        { level: true },
      ),
      "copper",
      { density: random.between(2, 4), inside },
    );
  }
};

/** The connector's board in the middle, a box with a magnet to each side of it. */
const footOf = (assembly: Assembly, random: Random, { at, half }: Place, z: number, inside: Solid): void => {
  const [wide, aside] = [random.between(11, 20), random.between(-8, 8)];
  circuit(assembly, random, { half: [wide, FOOT - 2.4], at: [aside, at[1], -z + 1.9], headroom: 1.6, crowd: 1.4, inside });
  assembly.box([4.4, 3.4, 1.2], "stainless 304", { at: [aside, at[1] - 2.4, z * 0.2], density: 4, inside });
  for (const side of [-1, 1]) {
    const long = random.between(9, 15);
    const x = side * (half[0] - long - random.between(1, 7));
    assembly.add(plate([long, FOOT - 2.2, z * 0.5], { corner: 2.5, edge: 0.7 }), "ABS", { at: [x, at[1], -0.2], inside, density: 0.6 });
    assembly.box([random.between(2.4, 5), 2.2, 0.7], "NdFeB magnet", { at: [x + random.between(-4, 4), at[1], z * 0.55], inside });
  }
};

/** Magnets by which a cover holds on to one long side: bars of several lengths, in groups. */
const holders = (assembly: Assembly, random: Random, [x, y]: Point, side: number, inside: Solid): void => {
  const bars = [];
  for (let at = random.between(-0.85, -0.5) * y; at < 0.8 * y; at += random.pick([9, 9, 11, random.between(24, 60)])) {
    const long = random.between(2.2, 4.2);
    bars.push(brick([1.1, long, 0.9], [side * (x + 3.1), at, 0]));
  }
  assembly.add(merged(bars), "NdFeB magnet", { inside, density: 6 });
};

/** What lies in a tablet of these half extents besides its glass: cells of several sizes, a board that leaves them room, films and magnets. */
export const tabletInside = (assembly: Assembly, random: Random, half: Vector, hollow: Solid): void => {
  const [x, y, z] = [half[0] - 7, half[1] - 5, half[2]];
  // The side the board is at, and the end.
  const turned = assembly.within([0, 0, 0], rotation(0, 0, random.chance(0.5) ? Math.PI : 0));
  const plan = planOf(random, [x, y]);
  const { board, cells, foot } = plan;
  circuit(turned, random, { half: board.half, at: [...board.at, -z + 1.7], headroom: 1.6, crowd: 1.5, inside: hollow });
  for (const { at, half: own } of cells) {
    // One is shorter where something else wanted its corner.
    const [less, gap] = [random.chance(0.45) ? random.between(3, 14) : random.between(0, 3), random.between(1.2, 3)];
    const across = random.chance(0.5);
    const size: Vector = [own[0] - gap, own[1] - 3.6 - less / 2, z * random.between(0.44, 0.52)];
    const lying = turned.within(
      [at[0], at[1] + (random.chance(0.5) ? less : -less) / 2, -0.6],
      across ? rotation(0, 0, Math.PI / 2) : undefined,
    );
    pouchCell(lying, across ? [own[1] - 3.6 - less / 2, own[0] - gap - 3, size[2]] : size, [0, 0, 0], hollow);
  }
  films(turned, random, plan, z - 1.9, hollow);
  footOf(turned, random, foot, z, hollow);
  if (random.chance(0.7)) holders(turned, random, [x, y], random.chance(0.5) ? 1 : -1, hollow);
};
