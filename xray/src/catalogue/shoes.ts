import { rotation } from "../math/rotation.ts";
import type { Random } from "../random.ts";
import { Assembly } from "./assembly.ts";
import { everyday } from "./everyday.ts";
import type { Kind, Parts } from "./kind.ts";
import { shoeOf, type Last } from "./shoe.ts";

const pair = (random: Random, last: Last, laced: boolean, manifestLine: string): Parts => {
  const assembly = new Assembly();
  // Sole against sole or head to tail, as people pack them.
  shoeOf(assembly.within([-50, random.between(-12, 12), 0]), random, last, laced);
  shoeOf(assembly.within([50, random.between(-12, 12), 0], rotation(0, 0, Math.PI + random.between(-0.08, 0.08))), random, last, laced);
  return { solids: assembly.solids, manifestLine };
};

const single = (random: Random, last: Last, laced: boolean, manifestLine: string): Parts => {
  const assembly = new Assembly();
  shoeOf(
    assembly.within(
      [0, 0, 0],
      last.shaft > 100 || random.chance(0.6) ? rotation(0, random.chance(0.5) ? 1.5 : -1.5, 0) : rotation(0, 0, 0),
    ),
    random,
    last,
    laced,
  );
  return { solids: assembly.solids, manifestLine };
};

const last = (random: Random, own: Partial<Last>): Last => ({
  length: random.between(248, 288),
  heel: 0,
  shaft: 72,
  sole: "EVA/PU sole",
  soleDensity: 0.45,
  soleThickness: 24,
  tread: random.between(2.2, 4),
  shank: false,
  upper: "PET/polyester",
  upperDensity: 0.5,
  wall: 3.6,
  pointed: 0,
  ...own,
});

/** A trainer with nothing stuffed into it, and how high the floor of its room is. */
export const emptyShoe = (random: Random): { solids: Assembly["solids"]; floor: number } => {
  const assembly = new Assembly();
  const own = last(random, {});
  shoeOf(assembly, random, own, true, true);
  return { solids: assembly.solids, floor: 1.22 * own.soleThickness + 0.4 + 1.5 * own.wall };
};

export const shoes = {
  trainers: everyday("shoes", "Trainers", "Thick light soles, soft uppers, eyelets and laces.", (random) =>
    pair(
      random,
      last(random, { soleThickness: random.between(22, 30), soleDensity: random.between(0.3, 0.5) }),
      true,
      "1 pair of trainers",
    ),
  ),
  leatherShoes: everyday("shoes", "Leather shoes", "Steel shank in a dense thin sole, heel block with nails.", (random) =>
    pair(
      random,
      last(random, {
        heel: random.between(17, 24),
        soleThickness: random.between(6, 9),
        tread: 0,
        shank: true,
        wall: 1.9,
        sole: "rubber (vulcanised)",
        soleDensity: 1.05,
        upper: "leather (Cr tanned)",
        upperDensity: 0.9,
        pointed: random.between(0.2, 0.5),
        shaft: 64,
      }),
      true,
      "1 pair of leather shoes",
    ),
  ),
  boot: everyday("shoes", "Ankle boot", "A high shaft, a heavy ribbed sole, a steel shank.", (random) =>
    single(
      random,
      last(random, {
        heel: random.between(18, 26),
        soleThickness: 13,
        tread: random.between(4, 6),
        shank: true,
        wall: 2.6,
        sole: "rubber (vulcanised)",
        soleDensity: 1.0,
        upper: "leather (Cr tanned)",
        upperDensity: 0.9,
        shaft: 128,
      }),
      true,
      "1 ankle boot",
    ),
  ),
  singleTrainer: everyday("shoes", "Trainer", "A thick light sole lying on its side.", (random) =>
    single(random, last(random, {}), true, "1 trainer"),
  ),
  ballerina: everyday("shoes", "Flat shoes", "Thin soles, low uppers.", (random) =>
    pair(
      random,
      last(random, {
        length: random.between(228, 248),
        soleThickness: 6,
        tread: 0,
        wall: 1.6,
        sole: "rubber (vulcanised)",
        soleDensity: 0.95,
        upper: "leather (Cr tanned)",
        upperDensity: 0.6,
        shaft: 44,
        pointed: 0.5,
      }),
      false,
      "1 pair of flat shoes",
    ),
  ),
} satisfies Record<string, Kind>;
