import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { cables } from "./cables.ts";
import { everyday } from "./everyday.ts";
import type { Kind, Parts } from "./kind.ts";
import { pouch, type Pouch } from "./pouch.ts";
import { penThings, technicalThings } from "./deskThings.ts";
import { someOf } from "./smallThings.ts";
import { liquidThings, paintThings, washThings } from "./washThings.ts";
import { toiletries } from "./toiletries.ts";

const filled = (random: Random, name: string, own: Omit<Pouch, "zip"> & { zip?: MaterialName }): Parts => {
  const assembly = new Assembly();
  const zip = own.zip ?? random.pick(["brass", "nickel", "POM(acetal)", "nylon6"] as const);
  const count = pouch(assembly, random, { ...own, zip });
  return { solids: assembly.solids, manifestLine: `1 ${name} with ${count} things` };
};

/** A pouch with room for a box of these half sides among its small things; null when it would be larger than pouches are. */
export const pouchAround = (random: Random, need: Vector): { kind: "washBag" | "techPouch"; parts: Parts; at: Vector } | null => {
  const half = [Math.max(82, need[0] + 18), Math.max(118, need[1] + 18)] as const;
  if (half[0] > 104 || half[1] > 142 || need[2] > 26) return null;
  const kind = random.pick(["washBag", "techPouch"] as const);
  const corner = [random.pick([-1, 1]) * (half[0] - 15 - need[0]), random.pick([-1, 1]) * (half[1] - 15 - need[1])] as const;
  const choice = kind === "washBag" ? washThings : technicalThings;
  const parts = filled(random, kind === "washBag" ? "wash bag" : "pouch of cables", {
    half,
    height: Math.max(58, 2 * need[2] + 14),
    skin: random.pick(["nylon6", "PET/polyester"] as const),
    density: random.between(0.45, 0.75),
    thick: random.between(0.9, 1.6),
    things: [
      ...(kind === "washBag" ? made(random, [toiletries.toothpaste, toiletries.cream]) : made(random, [cables.usbCable])),
      ...someOf(random, choice, random.whole(6, 10)),
    ],
    taken: { at: corner, half: need },
  });
  return { kind, parts, at: [corner[0], corner[1], need[2] + 0.8] };
};

const made = (random: Random, kinds: readonly Kind[]): (readonly Solid[])[] => kinds.map(({ make }) => make(random).solids);

const { usbCable, earphones, phoneCharger } = cables;
const pouchCables = [usbCable, earphones, usbCable, usbCable, phoneCharger, usbCable] as const;

/** Pouches and bags with small things in them, as one finds in most luggage. */
export const nested = {
  washBag: everyday("toiletries", "Wash bag", "A soft bag with a zip, full of small bottles, tubes, brushes and clippers.", (random) => {
    const kinds = random.shuffle([
      toiletries.toothbrush,
      toiletries.toothpaste,
      toiletries.razor,
      toiletries.soap,
      toiletries.nailScissors,
      toiletries.cream,
      toiletries.deodorantSpray,
    ]);
    return filled(random, "wash bag", {
      half: [random.between(82, 100), random.between(122, 140)],
      height: random.between(58, 74),
      skin: random.pick(["nylon6", "PET/polyester", "PVC"] as const),
      density: random.between(0.45, 0.8),
      thick: random.between(0.8, 1.5),
      things: [...made(random, kinds.slice(0, random.whole(2, 4))), ...someOf(random, washThings, random.whole(7, 12))],
    });
  }),
  liquidsBag: everyday(
    "toiletries",
    "Bag of liquids",
    "A clear bag with small bottles and tubes close together, each with its own level.",
    (random) =>
      filled(random, "bag of liquids", {
        half: [random.between(88, 100), random.between(96, 110)],
        height: 58,
        skin: "polyethylene",
        density: 0.94,
        thick: 0.16,
        zip: "polyethylene",
        things: someOf(random, liquidThings, random.whole(8, 13)),
      }),
  ),
  cosmeticBag: everyday("toiletries", "Make-up bag", "A small bag of lipsticks, brushes, varnish, pans of powder and a mirror.", (random) =>
    filled(random, "make-up bag", {
      half: [random.between(62, 76), random.between(96, 116)],
      height: random.between(44, 56),
      skin: random.pick(["PVC", "leather (Cr tanned)", "PET/polyester"] as const),
      density: random.between(0.5, 0.9),
      thick: random.between(0.8, 1.4),
      things: [...made(random, [toiletries.makeUp]), ...someOf(random, paintThings, random.whole(8, 12))],
    }),
  ),
  pencilCase: everyday("paper", "Pencil case", "A narrow pouch of pens and pencils with a sharpener, a ruler and clips.", (random) =>
    filled(random, "pencil case", {
      half: [random.between(46, 58), random.between(110, 124)],
      height: random.between(36, 46),
      skin: random.pick(["nylon6", "PET/polyester", "leather (Cr tanned)"] as const),
      density: random.between(0.45, 0.8),
      thick: random.between(0.8, 1.4),
      things: someOf(random, penThings, random.whole(9, 15)),
    }),
  ),
  techPouch: everyday(
    "electronics",
    "Pouch of cables",
    "Coils of cable, plugs, memory and cells on top of each other in a soft pouch.",
    (random) =>
      filled(random, "pouch of cables", {
        half: [random.between(84, 100), random.between(118, 132)],
        height: random.between(50, 64),
        skin: random.pick(["nylon6", "PET/polyester"] as const),
        density: random.between(0.45, 0.7),
        thick: random.between(1, 1.8),
        things: random.shuffle([
          ...made(random, pouchCables.slice(0, random.whole(4, 6))),
          ...someOf(random, technicalThings, random.whole(6, 10)),
        ]),
      }),
  ),
} satisfies Record<string, Kind>;
