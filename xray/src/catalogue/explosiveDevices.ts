import { rotation } from "../math/rotation.ts";
import { slab } from "../mesh/slab.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Vector } from "../solid.ts";
import { boundBook } from "./printed.ts";
import { radioBody } from "./radio.ts";
import { Assembly } from "./assembly.ts";
import { circuit, pouchCell, roundCell } from "./circuit.ts";
import { deviceBodies } from "./deviceBodies.ts";
import { device, organics, powerSource, switchBody, tubeWithLeads, wires } from "./deviceParts.ts";
import type { Kind } from "./kind.ts";

// Images for training only, as classes of material in generic forms: nothing here says how such a thing would be made or would work.

/** The side of a block of this mass, in millimetres, given its density and proportions. */
const blockHalf = (massGrams: number, density: number, wide: number, flat: number): Vector => {
  // Volume 8·a·(a·wide)·(a·flat): the cube root by Newton's steps, the same on every machine.
  const target = (massGrams * 1000) / (density * 8 * wide * flat);
  let side = 30;
  for (let step = 0; step < 30; step++) side -= (side * side * side - target) / (3 * side * side);
  return [side, side * wide, side * flat];
};

const densities: Partial<Record<MaterialName, number>> = {
  "organic simulant A (sheet/plastic class)": 1.5,
  "organic simulant B (cast class)": 1.65,
  "organic simulant C (powder class)": 1,
};

export const explosiveDevices = {
  ...deviceBodies,
  deviceBlock: device("Improvised device, block", "An even organic block with wires to a battery and a small board.", (random) => {
    const assembly = new Assembly();
    const material = random.pick(organics.slice(0, 2));
    const massGrams = random.between(250, 900);
    const half = blockHalf(massGrams, densities[material] ?? 1.5, random.between(1.2, 1.9), random.between(0.35, 0.6));
    assembly.add(slab(half, 3, 2, 3), material);
    const right = half[0] + 34;
    powerSource(assembly, random, [right, -half[1] * 0.5, 0]);
    switchBody(assembly, random, [-half[0] - 30, random.between(-10, 10), 0]);
    wires(assembly, random, [-half[0] + 2, 8, half[2] + 2.4], [right, -half[1] * 0.5 + 20, 10.5], 2, 14);
    wires(assembly, random, [-half[0] - 26, 12, 9.6], [half[0] * 0.2, -4, half[2] + 2.4], random.whole(2, 3), 12);
    const lying: Vector = [half[0] * random.between(-0.4, 0.4), half[1] * 0.3, half[2] + 4.4];
    tubeWithLeads(assembly, random, lying, random.between(-0.6, 0.6), [-half[0] - 24, 26, 9.6]);
    return {
      solids: assembly.solids,
      manifestLine: "1 improvised device",
      description: `An even organic block of about ${Math.round(massGrams / 50) * 50} g with wires to a battery and a small board.`,
    };
  }),
  deviceBundle: device(
    "Improvised device, bundle",
    "Several even organic rods side by side under tape, with wires, a battery and a board on top.",
    (random) => {
      const assembly = new Assembly();
      const count = random.whole(3, 5);
      const radius = random.between(13, 17);
      for (let index = 0; index < count; index++)
        assembly.cylinder(radius, random.between(86, 96), "organic simulant B (cast class)", {
          at: [(index - (count - 1) / 2) * radius * 2.06, random.between(-3, 3), 0],
          along: "y",
        });
      for (const y of [-50, 48]) assembly.box([count * radius + 2, 9, 0.25], "PVC", { at: [0, y, radius + 0.5] });
      powerSource(assembly, random, [-count * radius * 0.5, -20, radius + 10]);
      switchBody(assembly, random, [count * radius * 0.5, 10, radius + 10]);
      wires(assembly, random, [-10, 0, radius + 12], [12, 60, radius + 2.6], 3, 12);
      wires(assembly, random, [-count * radius * 0.5, 6, radius + 10], [count * radius * 0.5, -30, radius + 10], 2, 9);
      const lying: Vector = [random.between(-radius, radius), 58, radius + 4.6];
      tubeWithLeads(assembly, random, lying, random.between(-0.3, 0.3), [count * radius * 0.4, 62, radius + 12]);
      return { solids: assembly.solids, manifestLine: "1 improvised device" };
    },
  ),
  deviceSheet: device(
    "Improvised device, sheet",
    "A thin even organic sheet, hard to tell from a book or lining, with a wire to a flat cell.",
    (random) => {
      const assembly = new Assembly();
      const half: Vector = [random.between(75, 105), random.between(105, 145), random.between(4, 7)];
      assembly.add(slab(half, 4, 1.2, 3), "organic simulant A (sheet/plastic class)");
      pouchCell(assembly, [20, 30, 3], [half[0] * 0.4, half[1] * 0.4, half[2] + 3.4]);
      switchBody(assembly, random, [-half[0] * 0.3, 0, half[2] + 8.2]);
      wires(assembly, random, [half[0] * 0.4, half[1] * 0.4 - 34, half[2] + 2], [-half[0] * 0.2, 20, half[2] + 17.6], 2, 14);
      const lying: Vector = [half[0] * 0.2, -half[1] * 0.5, half[2] + 4.2];
      tubeWithLeads(assembly, random, lying, random.between(-1, 1), [-half[0] * 0.1, -22, half[2] + 17]);
      return { solids: assembly.solids, manifestLine: "1 improvised device" };
    },
  ),
  deviceInBook: device(
    "Device in a book",
    "A book whose inside is an even block of another density, with wires and a cell beside it.",
    (random) => {
      const { solids, room } = boundBook(random, [87, random.between(112, 120), 23], random.chance(0.7), [64, 94, 16]);
      const assembly = new Assembly(solids);
      assembly.box([36, 84, 13], random.pick(organics), { at: [-22, 0, -2], inside: room });
      powerSource(assembly, random, [40, -52, 0], room);
      circuit(assembly, random, { half: [17, 26], at: [42, 40, -8], headroom: 6, crowd: 1.2, inside: room });
      wires(assembly, random, [38, -20, 6], [20, 66, 12.6], 2, 3, room);
      wires(assembly, random, [40, 12, 4], [46, -18, 12.6], 2, 3, room);
      return { solids: assembly.solids, manifestLine: "1 book" };
    },
  ),
  deviceInRadio: device(
    "Device in a radio",
    "A radio with too much organic mass between its board and its loudspeaker, and wires that lead into it.",
    (random) => {
      const assembly = new Assembly();
      const { room } = radioBody(assembly, random);
      const mass = assembly.within([0, 10, -2]);
      mass.add(slab([42, 26, 18], 5, 3, 3), random.pick(organics), { inside: room });
      wires(assembly, random, [-20, -26, 20], [10, 36, 18.6], 3, 2, room);
      return { solids: assembly.solids, manifestLine: "1 radio" };
    },
  ),
  devicePowder: device(
    "Improvised device, jar",
    "A jar of powder with a wire through its lid, a battery and a telephone beside it.",
    (random) => {
      const assembly = new Assembly();
      const radius = random.between(34, 42);
      const wall = assembly.cylinder(radius, 56, random.pick(["polypropylene", "glass soda-lime"] as const), { along: "y" });
      const room = assembly.cylinder(radius - 2.4, 53.6, "vacuum", { along: "y", inside: wall });
      assembly.cylinder(
        radius - 2.8,
        46,
        random.pick(["organic simulant C (powder class)", "inorganic simulant D (pyrotechnic class)"] as const),
        { at: [0, -6, 0], along: "y", inside: room, noise: { frequency: 0.3, amplitude: 0.12, anisotropy: 1, seed: 4 } },
      );
      assembly.cylinder(radius + 1, 8, "polypropylene", { at: [0, 64.4, 0], along: "y", density: 0.7 });
      const beside = assembly.within([radius + 36, 0, -10], rotation(0, 0, 0.1));
      switchBody(beside, random, [0, 24, 0]);
      powerSource(beside, random, [0, -46, 0]);
      wires(assembly, random, [0, 73.6, 4], [radius + 34, 68, -4], 2, 10);
      wires(assembly, random, [radius + 32, -14, -2], [radius + 40, 0, -1], 2, 5);
      return { solids: assembly.solids, manifestLine: "1 improvised device" };
    },
  ),
  deviceInToy: device(
    "Device in a toy",
    "A soft toy with a dense even core, wires and a cell where there should be only stuffing.",
    (random) => {
      const assembly = new Assembly();
      const soft = { density: 0.09, noise: { frequency: 0.07, amplitude: 0.5, anisotropy: 1, seed: random.whole(1, 99) } };
      const body = assembly.ellipsoid([62, 76, 44], "PET/polyester", soft);
      assembly.ellipsoid([40, 36, 36], "PET/polyester", { at: [0, 112, 0], ...soft });
      for (const side of [-1, 1]) {
        assembly.ellipsoid([17, 40, 17], "PET/polyester", { at: [side * 72, 34, 0], turn: rotation(0, 0, side * 0.6), ...soft });
        assembly.ellipsoid([19, 38, 19], "PET/polyester", { at: [side * 36, -106, 4], ...soft });
        assembly.ellipsoid([3.6, 3.6, 3.6], "glass soda-lime", { at: [side * 12, 120, 39] });
      }
      assembly.add(slab([22, 30, 15], 4, 3, 3), random.pick(organics), { at: [-12, 8, 0], inside: body });
      roundCell(assembly, 7.1, 24.5, [26, -4, 4], "alkaline cell AA", body);
      wires(assembly, random, [22, 24, 8], [6, 30, 18], 2, 3, body);
      return { solids: assembly.solids, manifestLine: "1 soft toy" };
    },
  ),
} satisfies Record<string, Kind>;
