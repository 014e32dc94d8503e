import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { revolution } from "../mesh/revolution.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, torus, tube } from "../mesh/sweep.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { brick } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import { food } from "./food.ts";
import { keepsakes } from "./keepsakes.ts";
import type { Kind } from "./kind.ts";
import { pouch } from "./pouch.ts";
import { rolled } from "./rolled.ts";
import { toiletries } from "./toiletries.ts";

/** What one takes along, buys on the way or brings as a present. */
export const travelThings = {
  passport: everyday("valuables", "Passport", "A thin even booklet with a tiny chip and a ring of wire in its cover.", (random) => {
    const assembly = new Assembly();
    const pages = random.between(1.1, 1.9);
    assembly.add(slab([43, 61, pages], 3, 0.4, 3), "paper (9% CaCO3)", { density: 0.95 });
    for (const side of [-1, 1]) assembly.add(slab([44, 62.5, 0.35], 3, 0, 3), "PVC", { at: [0, 0, side * (pages + 0.45)], density: 1.2 });
    assembly.add(
      tube(
        Array.from({ length: 24 }, (_, step): Vector => [30 * cosine(step * 0.2618), 42 * sine(step * 0.2618), pages + 1]),
        0.12,
        { sides: 4, endless: true },
      ),
      "copper",
    );
    assembly.box([3, 3, 0.2], "silicon", { at: [24, -36, pages + 1.1] });
    if (random.chance(0.4))
      assembly.box([39, 92, 0.14], "cardboard", { at: [random.between(-6, 6), 6, pages + 1.8], density: 0.8, turn: rotation(0, 0, 0.06) });
    return { solids: assembly.solids, manifestLine: "1 passport" };
  }),
  giftBox: everyday("household", "Gift box", "A light box in paper with a ribbon, something small in tissue in its middle.", (random) => {
    const assembly = new Assembly();
    const half: Vector = [random.between(38, 72), random.between(46, 92), random.between(18, 34)];
    const box = assembly.box(half, "cardboard", { density: 0.65 });
    const room = assembly.box([half[0] - 1.3, half[1] - 1.3, half[2] - 1.3], "vacuum", { inside: box });
    const soft = assembly.add(slab([half[0] - 4, half[1] - 4, half[2] - 3], 12, 8, 4), "cotton/cellulose", {
      density: 0.05,
      inside: room,
      noise: { frequency: 0.06, amplitude: 0.8, anisotropy: 1, seed: random.whole(1, 99) },
    });
    const core: Vector = [half[0] - 16, half[1] - 18, half[2] - 9];
    const present = random.pick(["cup", "ring", "soap", "glass"] as const);
    if (present === "cup") {
      const radius = Math.min(core[0], core[2] + 2, 30);
      const wall = assembly.cylinder(radius, core[1] * 0.8, "porcelain/ceramic", { along: "y", inside: soft });
      assembly.cylinder(radius - 3.4, core[1] * 0.8 - 3.4, "vacuum", { along: "y", inside: wall });
    } else if (present === "glass") {
      const wall = assembly.add(
        revolution([
          [core[2] * 0.9, -core[1] * 0.7],
          [core[2] * 0.3, -core[1] * 0.2],
          [core[2], core[1] * 0.5],
        ]),
        "glass lead crystal 24% PbO",
        { turn: rotation(-Math.PI / 2, 0, 0), inside: soft },
      );
      assembly.ellipsoid([core[2] * 0.4, core[1] * 0.2, core[2] * 0.4], "vacuum", { at: [0, core[1] * 0.18, 0], inside: wall });
    } else if (present === "ring") {
      const tin = assembly.add(slab([22, 22, Math.min(14, core[2])], 6, 4, 4), "ABS", { inside: soft });
      const lined = assembly.add(slab([20.4, 20.4, Math.min(14, core[2]) - 1.6], 5, 3, 4), "PU foam", { inside: tin, density: 0.08 });
      assembly.add(torus(8, 1.1, 22, 6), "gold", { at: [0, 0, 0], turn: rotation(1.2, 0, 0.4), density: 15.5, inside: lined });
    } else assembly.add(slab([core[0] * 0.8, core[1] * 0.7, core[2]], 8, 5, 4), "soap", { inside: soft });
    for (const across of [true, false])
      for (const side of [-1, 1])
        assembly.box(across ? [half[0], 6, 0.3] : [6, half[1], 0.3], "PET/polyester", { at: [0, 0, side * (half[2] + 0.5)], density: 0.9 });
    for (const side of [-1, 1])
      assembly.add(torus(13, 1, 18, 4), "PET/polyester", {
        at: [side * 14, 0, half[2] + 9],
        turn: rotation(Math.PI / 2, 0, 0),
        density: 0.6,
      });
    return { solids: assembly.solids, manifestLine: "1 present" };
  }),
  plates: everyday(
    "household",
    "Plates",
    "A stack of thin ceramic rounds: even rings from above, close curved lines from the side.",
    (random) => {
      const assembly = new Assembly();
      const count = random.whole(2, 4);
      const radius = random.between(78, 118);
      for (let plate = 0; plate < count; plate++) {
        const thick = random.between(3.4, 4.6);
        const profile: Point[] = [
          [radius * 0.52, 0],
          [radius * 0.6, 1.5],
          [radius, 15],
          [radius + 1, 17],
          [radius - 1, 15 + thick],
          [radius * 0.6, 1.5 + thick],
          [radius * 0.3, thick + 0.6],
          [0.05, thick + 0.6],
        ];
        assembly.add(revolution(profile, 40), "porcelain/ceramic", { at: [random.between(-3, 3), random.between(-3, 3), plate * 7.4] });
      }
      return { solids: assembly.solids, manifestLine: `${count} plates` };
    },
  ),
  packingCube: everyday(
    "clothing",
    "Packing cube",
    "A flat case of thin cloth with a long zip, rolled clothes side by side in it.",
    (random) => {
      const assembly = new Assembly();
      const rolls = Array.from(
        { length: random.whole(4, 7) },
        (): readonly Solid[] => random.pick([rolled.rolledShirt, rolled.socks, rolled.socks, rolled.rolledShirt]).make(random).solids,
      );
      const count = pouch(assembly, random, {
        half: [random.between(125, 145), random.between(165, 190)],
        height: random.between(76, 96),
        skin: "nylon6",
        density: 0.5,
        thick: 0.5,
        zip: "nylon6",
        things: rolls,
      });
      return { solids: assembly.solids, manifestLine: `1 packing cube with ${count} things` };
    },
  ),
  carrierBag: everyday("household", "Carrier bag", "A nearly invisible thin bag around food and small shopping.", (random) => {
    const assembly = new Assembly();
    const kinds = [
      food.apple,
      food.chocolate,
      food.biscuits,
      food.nuts,
      food.orange,
      food.cheese,
      food.sandwich,
      toiletries.soap,
      toiletries.cream,
    ];
    const things = Array.from({ length: random.whole(4, 8) }, () => random.pick(kinds).make(random).solids);
    const count = pouch(assembly, random, {
      half: [random.between(110, 135), random.between(130, 165)],
      height: 95,
      skin: "polyethylene",
      density: 0.94,
      thick: 0.05,
      zip: "polyethylene",
      things,
    });
    return { solids: assembly.solids, manifestLine: `1 carrier bag with ${count} things` };
  }),
  dutyFreeBag: everyday(
    "household",
    "Duty-free bag",
    "A sealed clear bag: perfume in a box, sweets, cigarettes or a souvenir, the receipt on top.",
    (random) => {
      const assembly = new Assembly();
      const kinds = [
        toiletries.perfume,
        toiletries.perfume,
        food.chocolate,
        food.chocolate,
        food.coffee,
        keepsakes.snowGlobe,
        toiletries.cream,
      ];
      const things = random
        .shuffle(kinds)
        .slice(0, random.whole(3, 5))
        .map(({ make }) => make(random).solids);
      const count = pouch(assembly, random, {
        half: [random.between(105, 130), random.between(125, 150)],
        height: 90,
        skin: "polyethylene",
        density: 0.94,
        thick: 0.12,
        zip: "polyethylene",
        things,
      });
      assembly.box([38, 70, 0.12], "cardboard", { at: [0, 0, -1], density: 0.9 });
      return { solids: assembly.solids, manifestLine: `1 duty-free bag with ${count} things` };
    },
  ),
  moneyBelt: everyday(
    "valuables",
    "Money belt",
    "A flat pouch worn on the body: notes and cards, a plastic buckle, a webbing strap.",
    (random) => {
      const assembly = new Assembly();
      assembly.add(slab([62, 110, 0.6], 8, 0.3, 4), "nylon6", { density: 0.6 });
      assembly.add(slab([62, 110, 0.6], 8, 0.3, 4), "nylon6", { density: 0.6, at: [0, 0, 6] });
      for (let card = 0; card < random.whole(2, 5); card++)
        assembly.box([27, 43, 0.38], "PVC", { at: [random.between(-20, 20), random.between(-45, 45), 1.6 + card * 0.9] });
      for (let note = 0; note < random.whole(3, 9); note++)
        assembly.box([35, 72, 0.06], "cotton/cellulose", { at: [random.between(-8, 8), random.between(-20, 20), 1.2], density: 0.9 });
      const strap = smoothPath(
        [
          [62, 70, 3],
          [96, 20, 3],
          [84, -70, 3],
          [30, -140, 3],
          [-40, -132, 3],
          [-78, -60, 3],
          [-64, 40, 3],
        ],
        5,
      );
      assembly.add(tube(strap, 2.4, { sides: 6 }), "nylon6", { density: 0.6 });
      assembly.add(merged([brick([11, 16, 3], [-8, -148, 3]), brick([9, 10, 2.2], [-8, -120, 3])]), "POM(acetal)");
      return { solids: assembly.solids, manifestLine: "1 money belt" };
    },
  ),
} satisfies Record<string, Kind>;
