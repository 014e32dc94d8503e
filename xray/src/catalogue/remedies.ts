import { rotation } from "../math/rotation.ts";
import { merged } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { torus, tube } from "../mesh/sweep.ts";
import type { Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { brick, post } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";
import { vessel } from "./vessel.ts";

/** What is taken along for one's health, and what one smokes. */
export const remedies = {
  blisterPacks: everyday(
    "medical",
    "Blister packs",
    "Loose sheets of foil with rows of tablets or capsules, some cells empty.",
    (random) => {
      const assembly = new Assembly();
      const sheets = random.whole(2, 5);
      for (let sheet = 0; sheet < sheets; sheet++) {
        const part = assembly.within(
          [random.between(-9, 9), random.between(-14, 14), sheet * 7.2],
          rotation(random.normal() * 0.02, random.normal() * 0.02, random.normal() * 0.25),
        );
        const long = random.chance(0.5);
        const [columns, rows] = [random.whole(2, 3), random.whole(4, 6)];
        part.add(slab([columns * 9, rows * 8.5, 0.16], 3, 0, 3), "aluminium", { density: 1.5 });
        const places = Array.from({ length: columns * rows }, (_, index): Vector => [
          ((index % columns) - (columns - 1) / 2) * 17,
          (Math.floor(index / columns) - (rows - 1) / 2) * 16,
          2.6,
        ]);
        const full = places.filter((_, index) => index === 0 || random.chance(0.8));
        part.add(merged(full.map((at) => (long ? brick([2.7, 6.4, 2.2], at) : post(4.2, 1.7, at, 12)))), "drug simulant (HCl salt)", {
          density: long ? 0.8 : 1.25,
        });
        part.add(slab([columns * 8.6, rows * 8.1, 0.1], 3, 0, 3), "PVC", { at: [0, 0, 5.1] });
      }
      return { solids: assembly.solids, manifestLine: `${sheets} sheets of tablets` };
    },
  ),
  insulinPens: everyday(
    "medical",
    "Insulin pens",
    "Slim pens with a glass cartridge and a rod behind it, fine needles in small cups, a gel pad.",
    (random) => {
      const assembly = new Assembly();
      const count = random.whole(1, 3);
      for (let pen = 0; pen < count; pen++) {
        const part = assembly.within([pen * 21, random.between(-5, 5), 0]);
        const wall = part.cylinder(8, 72, "ABS", { along: "y" });
        const room = part.cylinder(6.9, 70.6, "vacuum", { along: "y", inside: wall });
        const glass = part.cylinder(5.6, 31, "glass borosilicate", { at: [0, 34, 0], along: "y", inside: room });
        part.cylinder(4.7, 30, "water", { at: [0, 34, 0], along: "y", inside: glass });
        part.cylinder(2.2, 30, random.pick(["aluminium", "POM(acetal)"] as const), { at: [0, -32, 0], along: "y", inside: room });
        part.add(torus(5, 0.4, 16, 4), "stainless 304", { at: [0, -60, 0], turn: lengthwise.y, inside: room });
      }
      for (let needle = 0; needle < 4; needle++) {
        const part = assembly.within([needle * 17 - 4, -96, 0]);
        const cup = part.cylinder(6.4, 9, "polypropylene", { along: "y" });
        const air = part.cylinder(5.6, 8, "vacuum", { along: "y", inside: cup });
        part.cylinder(0.3, 6, "stainless 304", { along: "y", inside: air });
      }
      if (random.chance(0.6)) assembly.add(slab([34, 60, 9], 10, 8, 4), "lotion/shampoo", { at: [20, 0, -20] });
      return { solids: assembly.solids, manifestLine: `${count} insulin pen${count > 1 ? "s" : ""} with needles` };
    },
  ),
  adhesiveTape: everyday(
    "household",
    "Rolls of tape",
    "Even rings around a core of cardboard, one or two, beside a steel cutter.",
    (random) => {
      const assembly = new Assembly();
      const count = random.whole(1, 3);
      let at = 0;
      for (let roll = 0; roll < count; roll++) {
        const radius = random.between(24, 50);
        const core = random.between(12, radius * 0.7);
        const half = random.between(6, 24);
        at += half;
        const full = assembly.cylinder(radius, half, random.pick(["polypropylene", "PVC", "cotton/cellulose"] as const), {
          at: [0, 0, at],
          density: 1.05,
        });
        const board = assembly.cylinder(core + 1.6, half - 0.2, "cardboard", { at: [0, 0, at], inside: full, density: 0.8 });
        assembly.cylinder(core, half - 0.4, "vacuum", { at: [0, 0, at], inside: board });
        at += half + 1;
      }
      return { solids: assembly.solids, manifestLine: `${count} roll${count > 1 ? "s" : ""} of tape` };
    },
  ),
  lighter: everyday("household", "Lighters", "A small clear tank with a liquid level, a steel hood, a wheel and a spring.", (random) => {
    const assembly = new Assembly();
    const count = random.whole(1, 2);
    for (let one = 0; one < count; one++) {
      const part = assembly.within([one * 30, random.between(-8, 8), 0], rotation(0, 0, random.normal() * 0.2));
      const tank = part.add(slab([11.5, 30, 5.6], 5, 3, 4), "polystyrene");
      const gas = part.add(slab([10.2, 28.6, 4.4], 4, 2.4, 4), "vacuum", { inside: tank });
      part.box([7.4, random.between(9, 22), 2.4], "veg oil/fat", { at: [0, -4, -1.6], density: 0.58, inside: gas });
      part.hollow(slab([11, 8, 5.4], 3, 1, 4), slab([10.7, 7.7, 5.1], 2.8, 0.9, 4), "steel/iron", "vacuum", { at: [0, 38.6, 0] });
      part.cylinder(4, 3.6, "steel/iron", { at: [-3, 49.6, 0], along: "z", density: 6 });
      part.cylinder(1.2, 6, "brass", { at: [5, 40, 0], along: "y" });
    }
    return { solids: assembly.solids, manifestLine: `${count} lighter${count > 1 ? "s" : ""}` };
  }),
  cigarettes: everyday("household", "Cigarettes", "A light box of equal thin rods in rows, thin foil around them.", (random) => {
    const assembly = new Assembly();
    const packs = random.whole(1, 3);
    for (let pack = 0; pack < packs; pack++) {
      const part = assembly.within([0, random.between(-4, 4), pack * 24.5]);
      const box = part.add(slab([28, 44, 11.6], 1.2, 0.4, 2), "cardboard", { density: 0.8 });
      const foil = part.add(slab([27.5, 43.5, 11.1], 1, 0.3, 2), "aluminium", { inside: box, density: 1 });
      const room = part.add(slab([27.4, 43.4, 11], 1, 0.3, 2), "vacuum", { inside: foil });
      const left = random.whole(8, 20);
      const rods = Array.from({ length: left }, (_, index) =>
        brick([3.4, 31, 3.3], [((index % 7) - 3) * 7.5, -11, (Math.floor(index / 7) - 1) * 7.2]),
      );
      part.add(merged(rods), "cotton/cellulose", { density: 0.28, inside: room });
      part.add(
        merged(rods.map((_, index) => brick([3.4, 10, 3.3], [((index % 7) - 3) * 7.5, 30.6, (Math.floor(index / 7) - 1) * 7.2]))),
        "cotton/cellulose",
        { density: 0.16, inside: room },
      );
    }
    return { solids: assembly.solids, manifestLine: `${packs} packet${packs > 1 ? "s" : ""} of cigarettes` };
  }),
  eCigarette: everyday("electronics", "E-cigarette", "A rod with a round cell, a heating coil and a little tank in a row.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(7.5, 11.5);
    const wall = assembly.cylinder(radius, 42, random.pick(["aluminium", "stainless 304", "ABS"] as const), { along: "y" });
    const room = assembly.cylinder(radius - 0.9, 41, "vacuum", { along: "y", inside: wall });
    assembly.cylinder(radius - 1.4, random.between(24, 30), "Li-ion cell (NMC 18650, steel can)", {
      at: [0, -8, 0],
      along: "y",
      inside: room,
    });
    assembly.box([radius - 4, 4, 0.5], "PCB populated", { at: [0, 33, 0], inside: room });
    const tank = assembly.cylinder(radius, 18, "PMMA", { at: [0, 60.2, 0], along: "y" });
    const liquid = assembly.cylinder(radius - 1.6, 16, "lotion/shampoo", { at: [0, 60.2, 0], along: "y", inside: tank, density: 1.15 });
    const chimney = assembly.cylinder(2.8, 15, "stainless 304", { at: [0, 60.2, 0], along: "y", inside: liquid });
    assembly.cylinder(2.2, 14.6, "vacuum", { at: [0, 60.2, 0], along: "y", inside: chimney });
    assembly.add(
      tube(
        Array.from({ length: 25 }, (_, step): Vector => [step - 12, 0, step % 2 === 0 ? 1 : -1]),
        0.3,
        { sides: 4 },
      ),
      "nickel",
      { at: [0, 80.5, 0] },
    );
    assembly.cylinder(5, 9, "PMMA", { at: [0, 91.6, 0], along: "y" });
    return { solids: assembly.solids, manifestLine: "1 e-cigarette" };
  }),
  wipes: everyday("toiletries", "Wipes", "A soft even packet, moist, with a stiff lid on it.", (random) => {
    const assembly = new Assembly();
    const half: Vector = [random.between(36, 50), random.between(68, 92), random.between(9, 24)];
    assembly.add(slab(half, 9, half[2] * 0.75, 4), "cotton/cellulose", {
      density: random.between(0.55, 0.75),
      noise: { frequency: 0.05, amplitude: 0.12, anisotropy: 3, seed: random.whole(1, 99) },
    });
    assembly.add(slab([half[0] * 0.6, half[1] * 0.5, 1.6], 8, 0.6, 4), "polypropylene", { at: [0, 0, half[2] + 1.8] });
    return { solids: assembly.solids, manifestLine: "1 packet of wipes" };
  }),
  babyBottle: everyday("food", "Baby bottle", "A clear bottle with a level, a screwed ring and a soft teat under a cap.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(26, 32);
    const long = random.between(92, 130);
    const glass = random.chance(0.3);
    vessel(assembly, {
      profile: [
        [radius * 0.9, 0],
        [radius, 4],
        [radius * 0.88, long * 0.5],
        [radius, long * 0.86],
        [20, long * 0.94],
        [19, long],
      ],
      wall: glass ? 2.2 : 1.4,
      material: glass ? "glass borosilicate" : "polypropylene",
      content: random.pick(["water", "cheese/meat", null] as const),
      full: random.between(0.2, 0.8),
      density: 1.03,
    });
    assembly.cylinder(23, 8, "polypropylene", { at: [0, long + 8.6, 0], along: "y", density: 0.5 });
    assembly.add(
      tube(
        [
          [0, long + 17, 0],
          [0, long + 26, 0],
          [0, long + 34, 0],
          [0, long + 44, 0],
        ],
        12,
        { sides: 14, scale: (along) => 1 - 0.62 * along },
      ),
      "silicone rubber",
      { density: 0.5 },
    );
    return { solids: assembly.solids, manifestLine: "1 baby bottle" };
  }),
  nappies: everyday("household", "Nappies", "A pack of soft folded pads, a line of grains through the middle of each.", (random) => {
    const assembly = new Assembly();
    const count = random.whole(3, 7);
    for (let pad = 0; pad < count; pad++) {
      const part = assembly.within([random.between(-3, 3), random.between(-4, 4), pad * 15.5]);
      const noise = { frequency: 0.07, amplitude: 0.35, anisotropy: 2, seed: random.whole(1, 99) };
      const soft = part.add(slab([random.between(52, 60), 92, 7.4], 12, 5, 4), "cotton/cellulose", { density: 0.11, noise });
      part.add(slab([34, 76, 3.2], 12, 2, 4), "cotton/cellulose", { density: 0.28, inside: soft });
    }
    return { solids: assembly.solids, manifestLine: `${count} nappies` };
  }),
} satisfies Record<string, Kind>;
