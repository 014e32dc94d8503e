import { revolution } from "../mesh/revolution.ts";
import { merged } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import type { Random } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import type { KindName } from "./catalogue.ts";
import { brick, circuit } from "./circuit.ts";
import { loafOf } from "./bread.ts";
import { GUTTED_MOST, guttedLaptop } from "./electronics.ts";
import { pouchAround } from "./nested.ts";
import { AROUND_A_CUT, boundBook } from "./printed.ts";
import { emptyShoe } from "./shoes.ts";

/** An everyday thing with room in it for something else. */
export interface Host {
  kind: KindName;
  solids: Solid[];
  manifestLine: string;
  /** The middle of the room. */
  at: Vector;
  /** What fills the room and is displaced; nothing when it is empty. */
  filling?: Solid;
}

/** Makes a host with room for a box of these half extents; null when the host would be larger than such things are. */
export type MakeHost = (random: Random, need: Vector) => Host | null;

const within = (half: Vector, [x, y, z]: Vector): boolean => half[0] <= x && half[1] <= y && half[2] <= z;
const atLeast = (half: Vector, [x, y, z]: Vector): Vector => [Math.max(half[0], x), Math.max(half[1], y), Math.max(half[2], z)];
const larger = ([x, y, z]: Vector, a: number, b: number, c: number): Vector => [x + a, y + b, z + c];

/** Whether a box lies within an ellipsoid, corners and all. */
const boxIn = (need: Vector, radii: Vector): boolean =>
  [0, 1, 2].reduce((sum, axis) => sum + (need[axis]! / radii[axis]!) * (need[axis]! / radii[axis]!), 0) < 0.94;

const book: MakeHost = (random, need) => {
  const half = atLeast(larger(need, ...AROUND_A_CUT), [60, 92, 13]);
  if (!within(half, [98, 130, 27])) return null;
  const { solids } = boundBook(random, half, random.chance(0.6), larger(need, 1.5, 1.5, 0.8));
  return { kind: "book", solids, manifestLine: "1 book", at: [0, 0, 0] };
};

const flask: MakeHost = (random, [x, y, z]) => {
  const radius = Math.max(Math.sqrt(x * x + z * z) + 1, 24);
  const half = Math.max(y + 6, 78);
  if (radius > 37 || half > 112) return null;
  const assembly = new Assembly();
  const outer = assembly.cylinder(radius + 6, half + 6, "stainless 304", { along: "y" });
  const gap = assembly.cylinder(radius + 5.4, half + 5.4, "vacuum", { along: "y", inside: outer });
  const inner = assembly.cylinder(radius + 0.9, half + 1.2, "stainless 304", { along: "y", inside: gap });
  assembly.cylinder(radius + 0.4, half + 0.6, "vacuum", { along: "y", inside: inner });
  const cap = random.between(11, 17);
  assembly.cylinder(radius + 2, cap, "polypropylene", { along: "y", at: [0, half + 6.3 + cap, 0], density: 0.7 });
  return { kind: "emptyFlask", solids: assembly.solids, manifestLine: "1 vacuum flask", at: [0, 0, 0] };
};

const teddy: MakeHost = (random, need) => {
  const radii = atLeast([need[0] * 1.85, need[1] * 1.75, need[2] * 1.85], [48, 62, 36]);
  if (!within(radii, [78, 118, 62]) || !boxIn(need, radii)) return null;
  const assembly = new Assembly();
  const size = radii[1] / 62;
  const soft = {
    density: random.between(0.07, 0.11),
    noise: { frequency: 0.07, amplitude: 0.7, anisotropy: 1, seed: random.whole(1, 99) },
  };
  const body = assembly.ellipsoid(radii, "PET/polyester", soft);
  const head = radii[1] + 24 * size;
  assembly.ellipsoid([36 * size, 31 * size, 32 * size], "PET/polyester", { at: [0, head, 0], ...soft });
  for (const side of [-1, 1]) {
    assembly.ellipsoid([15 * size, 30 * size, 15 * size], "PET/polyester", { at: [side * (radii[0] + 4), 30 * size, 0], ...soft });
    assembly.ellipsoid([17 * size, 34 * size, 17 * size], "PET/polyester", { at: [side * 32 * size, -radii[1] - 14 * size, 0], ...soft });
    assembly.ellipsoid([3.4, 3.4, 3.4], "glass soda-lime", { at: [side * 12 * size, head + 6, 33 * size] });
  }
  return { kind: "teddy", solids: assembly.solids, manifestLine: "1 teddy bear", at: [0, 0, 0], filling: body };
};

const loaf: MakeHost = (random, need) => {
  const radii = atLeast([need[0] * 1.8 + 4, need[1] * 1.6 + 4, need[2] * 1.8 + 4], [47, 88, 36]);
  const crumb = larger(radii, -4, -4, -4);
  if (!within(radii, [74, 150, 58]) || !boxIn(need, crumb)) return null;
  const assembly = new Assembly();
  const bread = loafOf(assembly, random, [radii[0] * 1.12, radii[1] * 1.06, radii[2] * 1.12], true);
  return { kind: "bread", solids: assembly.solids, manifestLine: "1 loaf of bread", at: [0, 0, 0], filling: bread };
};

const rice: MakeHost = (random, need) => {
  const half = atLeast(larger(need, 20, 22, 11), [50, 78, 22]);
  if (!within(half, [78, 128, 38])) return null;
  const assembly = new Assembly();
  const noise = { frequency: 0.5, amplitude: 0.22, anisotropy: 1, seed: random.whole(1, 99) };
  const grain = assembly.add(slab(half, Math.min(half[0], 26), half[2] * 0.7, 5), "sugar", { density: 0.82, noise });
  return { kind: "riceBag", solids: assembly.solids, manifestLine: "1 bag of rice", at: [0, 0, 0], filling: grain };
};

const speaker: MakeHost = (random, need) => {
  const half = atLeast(larger(need, 6, 26, 6), [34, 90, 30]);
  if (!within(half, [66, 142, 50])) return null;
  const assembly = new Assembly();
  const wall = assembly.add(slab(half, 16, 6, 4), "ABS");
  const room = assembly.add(slab(larger(half, -2.5, -2.5, -2.5), 14, 5, 4), "vacuum", { inside: wall });
  const end = half[1] - 16;
  assembly.cylinder(Math.min(20, half[2] - 9), 7, "NdFeB magnet", { at: [0, end - 2, 0], along: "y", inside: room, density: 5 });
  circuit(assembly, random, {
    half: [Math.min(half[0] - 12, 30), 7],
    at: [0, -end, -half[2] + 7],
    headroom: 8,
    crowd: 1.2,
    inside: room,
  });
  return { kind: "speaker", solids: assembly.solids, manifestLine: "1 loudspeaker", at: [0, -2, 0] };
};

const figurine: MakeHost = (random, [x, y, z]) => {
  const radius = Math.max(Math.sqrt(x * x + z * z) + 3, 24);
  const half = Math.max(y + 8, 56);
  if (radius > 40 || half > 92) return null;
  const assembly = new Assembly();
  const body = assembly.add(
    revolution(
      [
        [radius + 10, -half - 6],
        [radius + 11, -half],
        [radius + 5, -half + 10],
        [radius + 5, half],
        [radius * 0.5, half + 14],
        [radius * 0.55, half + 36],
        [radius * 0.2, half + 44],
      ],
      24,
    ),
    random.pick(["porcelain/ceramic", "wood"] as const),
    { turn: lengthwise.y },
  );
  assembly.cylinder(radius + 0.6, half - 0.6, "vacuum", { along: "y", inside: body });
  return { kind: "figurine", solids: assembly.solids, manifestLine: "1 figurine", at: [0, 0, 0] };
};

const tea: MakeHost = (random, need) => {
  const half = atLeast(larger(need, 4, 16, 4), [34, 62, 26]);
  if (!within(half, [80, 145, 48])) return null;
  const assembly = new Assembly();
  const wall = assembly.box(half, "cardboard", { density: 0.6 });
  const room = assembly.box(larger(half, -0.8, -0.8, -0.8), "vacuum", { inside: wall });
  const bagAt = (y: number) => brick([half[0] - random.between(4, 9), 2.4, half[2] - random.between(3, 7)], [0, y, 0]);
  // A few bags are left at both ends.
  const ends = [-1, 1].flatMap((end) => [0, 1].map((index) => end * (half[1] - 4.4 - 5.4 * index)));
  assembly.add(merged(ends.map(bagAt)), "cotton/cellulose", { density: 0.3, inside: room });
  return { kind: "teaBox", solids: assembly.solids, manifestLine: "1 box of tea", at: [0, 0, 0] };
};

const shoe: MakeHost = (random, need) => {
  if (!within(need, [13, 92, 8])) return null;
  const { solids, floor } = emptyShoe(random);
  return { kind: "singleTrainer", solids, manifestLine: "1 trainer", at: [6, 0, floor + 11] };
};

const laptop: MakeHost = (random, need) => {
  if (!within(need, GUTTED_MOST)) return null;
  const { solids, manifestLine, room } = guttedLaptop(random);
  return within(need, room.half) ? { kind: "laptop", solids, manifestLine, at: room.at } : null;
};

const pouchful: MakeHost = (random, need) => {
  const found = pouchAround(random, need);
  return found && { kind: found.kind, solids: found.parts.solids, manifestLine: found.parts.manifestLine, at: found.at };
};

export const hosts: readonly MakeHost[] = [pouchful, book, flask, teddy, loaf, rice, speaker, figurine, tea, shoe, laptop];
