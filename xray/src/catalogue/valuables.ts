import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { extrusion, pierced } from "../mesh/extrusion.ts";
import { merged, moved, type Point } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { circle, smoothPath, torus, tube } from "../mesh/sweep.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { brick, post } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";

export const valuables = {
  keys: everyday("valuables", "Keys", "Flat brass and steel shapes fanned on a ring.", (random) => {
    const assembly = new Assembly();
    assembly.add(torus(13, 1.1, 26, 6), "steel/iron");
    const count = random.whole(3, 6);
    const fallen = random.between(-0.7, 0.7);
    for (let index = 0; index < count; index++) {
      const long = random.between(20, 34);
      const notches = Array.from({ length: 5 }, (_, notch): Point[] => [
        [13 + long - (notch + 0.2) * (long / 6), -3.6],
        [13 + long - (notch + 0.6) * (long / 6), -3.6 + random.between(0.6, 2.4)],
      ]).flat();
      const head = Array.from({ length: 13 }, (_, step): Point => {
        const angle = 0.42 + (step / 12) * 5.45;
        return [10 * cosine(angle), 10 * sine(angle)];
      });
      const flat: Point[] = [...head, [12, -3.6], ...notches.toReversed(), [13 + long, -2], [15 + long, 0.5], [13 + long, 3.8], [12, 3.8]];
      // A bunch falls to one side; now and then one key stayed behind the ring.
      const way = fallen + (random.chance(0.12) ? 2.4 : 0) + random.normal() * 0.34;
      const hung = rotation(random.between(-0.12, 0.12), random.between(-0.2, 0.2), way);
      const key = assembly.within([hung[0] * 18, hung[3] * 18, (index - count / 2) * 2.5], hung);
      key.add(
        extrusion(
          pierced(
            flat,
            circle(3, 8).map(([x, y]): Point => [x - 4, y]),
          ),
          2.1,
        ),
        random.pick(["brass", "nickel", "brass", "steel/iron"] as const),
      );
    }
    if (random.chance(0.6)) {
      const fob = assembly.within([-38, 10, 0], rotation(0, 0, random.between(-0.5, 0.5)));
      const skin = fob.add(slab([22, 15, 6], 8, 3, 4), "ABS");
      const room = fob.add(slab([20.6, 13.6, 4.6], 7, 2, 4), "vacuum", { inside: skin });
      fob.cylinder(9, 1.5, "steel/iron", { at: [8, 0, -1.5], density: 4, inside: room });
      fob.box([18, 11, 0.6], "PCB populated", { at: [0, 0, 1.6], inside: room });
    }
    return { solids: assembly.solids, manifestLine: `1 bunch of ${count} keys` };
  }),
  coins: everyday("valuables", "Coins", "A handful of small dark discs, loose or in a purse, some on edge.", (random) => {
    const assembly = new Assembly();
    const purse = random.chance(0.5);
    const count = random.whole(4, purse ? 15 : 9);
    const [wide, deep] = purse ? [random.between(30, 40), random.between(22, 30)] : [random.between(24, 60), random.between(20, 46)];
    for (let index = 0; index < count; index++) {
      const edge = random.chance(purse ? 0.3 : 0.08);
      assembly.cylinder(
        random.between(8, 12.9),
        random.between(0.8, 1.2),
        random.pick(["brass", "nickel", "steel/iron", "copper"] as const),
        {
          at: [random.normal() * wide * 0.36, random.normal() * deep * 0.36, edge ? 6 : (index - count / 2) * 2.5],
          turn: rotation(edge ? random.between(1.1, 1.6) : random.normal() * 0.12, random.normal() * 0.12, random.between(0, 3)),
        },
      );
    }
    if (purse) {
      const high = 6 + count * 1.25;
      const wall = slab([wide + 22, deep + 20, high + 6], 16, 6, 4);
      const skin = assembly.add(wall, "leather (Cr tanned)", { density: 0.9 });
      // The coins lie in the purse's room, so it takes none of its walls away from them.
      assembly.add(slab([wide + 20.4, deep + 18.4, high + 4.6], 15, 5, 4), "vacuum", { inside: skin });
      assembly.add(
        tube(
          [
            [-wide - 8, deep + 20.6, 0],
            [0, deep + 21.4, random.between(-1, 1)],
            [wide + 8, deep + 20.6, 0],
          ],
          1.5,
          { sides: 6 },
        ),
        random.pick(["brass", "nylon6"] as const),
        { density: 3 },
      );
    }
    return { solids: assembly.solids, manifestLine: purse ? "1 purse of coins" : "Coins" };
  }),
  watch: everyday("valuables", "Watch", "A dense round case with gears, and a bracelet of small links.", (random) => {
    const assembly = new Assembly();
    const steel = random.chance(0.6);
    const wall = assembly.cylinder(random.between(17, 21), 5, "stainless 304");
    const room = assembly.cylinder(15.5, 3.8, "vacuum", { inside: wall });
    const gears = Array.from({ length: 5 }, (_, index) =>
      post(random.between(2.5, 5.5), 0.4, [random.between(-8, 8), random.between(-8, 8), index * 1.3 - 2.6], 14),
    );
    assembly.add(merged(gears), "brass", { inside: room });
    assembly.cylinder(5, 1, "silver", { at: [6, -5, 0], density: 5, inside: room });
    assembly.cylinder(15, 0.6, "glass soda-lime", { at: [0, 0, 5.8] });
    const links = Array.from({ length: 22 }, (_, index) => {
      const side = index < 11 ? -1 : 1;
      const step = (index % 11) * 6.6;
      return moved(brick([steel ? 8.5 : 9, 2.8, steel ? 1.7 : 1.2], [0, 0, 0]), {
        rotation: rotation(-side * 0.12 * (index % 11) * 0.5, 0, 0),
        position: [0, side * (24.5 + step * 0.94), -step * step * 0.008],
      });
    });
    assembly.add(merged(links), steel ? "stainless 304" : "leather (Cr tanned)");
    return { solids: assembly.solids, manifestLine: "1 watch" };
  }),
  jewellery: everyday("valuables", "Jewellery", "Fine chains and rings, thin but very dark.", (random) => {
    const assembly = new Assembly();
    const metal = random.pick(["gold", "silver"] as const);
    const knots = Array.from({ length: 16 }, (): Vector => [random.between(-28, 28), random.between(-28, 28), random.between(-2, 2)]);
    const chain = smoothPath(knots, 6, true);
    assembly.add(
      merged(
        chain
          .filter((_, index) => index % 2 === 0)
          .map((at, index) => moved(torus(1.5, 0.34, 8, 5), { rotation: rotation(index % 2 === 0 ? 0 : 1.57, 0, index), position: at })),
      ),
      metal,
      { density: 12 },
    );
    for (let index = 0; index < random.whole(2, 4); index++)
      assembly.add(torus(random.between(8, 10.5), 1, 24, 6), metal, {
        at: [index * 16 - 20, 34, 4],
        turn: rotation(random.between(0, 1.5), 0, 0),
      });
    assembly.add(torus(30, 2.2, 36, 7), "silver", { at: [0, 0, 7] });
    return { solids: assembly.solids, manifestLine: "Jewellery" };
  }),
  wallet: everyday("valuables", "Wallet", "Leather with cards, a few coins and a zip.", (random) => {
    const assembly = new Assembly();
    assembly.add(slab([46, 56, 1.6], 5, 0.5, 3), "leather (Cr tanned)", { at: [0, 0, 8] });
    assembly.add(slab([46, 56, 1.6], 5, 0.5, 3), "leather (Cr tanned)", { at: [0, 0, -8] });
    for (let card = 0; card < 5; card++) {
      const at: Vector = [random.between(-2, 2), -8 + card * 4, card * 1.2 - 2];
      assembly.box([43, 27, 0.38], "PVC", { at });
      assembly.box([5, 5.5, 0.12], "copper", { at: [at[0] - 26, at[1], at[2] + 0.58] });
    }
    for (let coin = 0; coin < 5; coin++)
      assembly.cylinder(random.between(8, 12), 0.9, random.pick(["brass", "nickel", "copper"] as const), {
        at: [random.between(-25, 25), 34 + random.between(-8, 8), -4.8 + (coin % 3) * 2.2],
      });
    return { solids: assembly.solids, manifestLine: "1 wallet" };
  }),
  pillBox: everyday("medical", "Medicine", "Blister sheets of foil with rows of tablets.", (random) => {
    const assembly = new Assembly();
    const box = assembly.add(slab([28, 52, 14], 0.5, 0.1, 1), "cardboard", { density: 0.6 });
    const room = assembly.add(slab([27.4, 51.4, 13.4], 0.5, 0.1, 1), "vacuum", { inside: box });
    for (let sheet = 0; sheet < 3; sheet++) {
      const z = sheet * 8 - 9;
      assembly.box([26, 49, 0.05], "aluminium", { at: [0, 0, z], inside: room });
      assembly.add(
        merged(
          Array.from({ length: 10 }, (_, index) => post(5, 1.9, [(index % 2) * 24 - 12, Math.floor(index / 2) * 18 - 36, z + 2.4], 12)),
        ),
        "drug simulant (HCl salt)",
        { density: 1.2, inside: room },
      );
    }
    void random;
    return { solids: assembly.solids, manifestLine: "1 packet of tablets" };
  }),
  inhaler: everyday("medical", "Inhaler", "A small aluminium canister in a bent plastic mouthpiece.", (random) => {
    const assembly = new Assembly();
    const can = assembly.cylinder(11, 31, "aluminium", { along: "y" });
    assembly.cylinder(10.4, 30, "lotion/shampoo", { along: "y", inside: can, density: random.between(0.6, 1.1) });
    assembly.cylinder(2, 4, "stainless 304", { at: [0, -35.4, 0], along: "y" });
    assembly.add(slab([15, 2, 15], 1, 0.5, 2), "polypropylene", { at: [0, -42, 0] });
    for (const side of [-1, 1]) assembly.box([1, 30, 13], "polypropylene", { at: [side * 13.4, -12, 0] });
    assembly.box([13, 11, 1], "polypropylene", { at: [26, -46, 8], turn: rotation(0, 0, 0.2) });
    return { solids: assembly.solids, manifestLine: "1 inhaler" };
  }),
  walkingStick: everyday(
    "medical",
    "Folding walking stick",
    "Four aluminium tubes side by side with a cord through them and a curved handle.",
    (random) => {
      const assembly = new Assembly();
      for (let index = 0; index < 4; index++) {
        const half = random.between(108, 116);
        const stick = assembly.within([index * 24 - 36, random.between(-4, 4), 0]);
        const wall = stick.cylinder(9, half, "aluminium", { along: "y" });
        const room = stick.cylinder(7.8, half - 0.5, "vacuum", { along: "y", inside: wall });
        stick.cylinder(2, half - 2, "rubber (vulcanised)", { along: "y", inside: room });
      }
      assembly.add(
        tube(
          smoothPath(
            [
              [-36, 122, 0],
              [-36, 142, 0],
              [-20, 152, 0],
              [20, 150, 0],
              [50, 142, 0],
            ],
            6,
          ),
          10,
          { sides: 10 },
        ),
        "wood",
      );
      assembly.cylinder(13, 11, "rubber (vulcanised)", { at: [36, 132, 0], along: "y" });
      return { solids: assembly.solids, manifestLine: "1 folding walking stick" };
    },
  ),
} satisfies Record<string, Kind>;
