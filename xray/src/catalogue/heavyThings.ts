import { rotation } from "../math/rotation.ts";
import { merged, moved, type Point } from "../mesh/mesh.ts";
import { revolution } from "../mesh/revolution.ts";
import { roundedRectangle, slab } from "../mesh/slab.ts";
import { extrusion, pierced } from "../mesh/extrusion.ts";
import { circle, torus } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { cakeServerOf } from "./cakeServer.ts";
import { brick, circuit } from "./circuit.ts";
import { espressoPotOf } from "./espressoPot.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";
import { lensGroups } from "./lensGroups.ts";
import { magnetsOf } from "./magnets.ts";
import { tin } from "./tin.ts";
import { travelIronOf } from "./travelIron.ts";

/** A stack of iron sheets with two windows, and the coil through them around the middle limb; axis along y. */
const transformer = (assembly: Assembly, random: Random, [x, y, z]: Vector, inside: Solid): void => {
  const size = random.between(0.78, 1);
  const [wide, long, stack] = [size * x * 0.6, size * y * 0.44, z * random.between(0.36, 0.46)];
  const limb = wide * 0.26;
  const yoke = long * 0.2;
  const sheets = [
    ...[-1, 1].map((side) => brick([limb / 2, long, stack], [side * (wide - limb / 2), 0, 0])),
    ...[-1, 1].map((side) => brick([wide - limb, yoke / 2, stack], [0, side * (long - yoke / 2), 0])),
    brick([limb, long - yoke, stack], [0, 0, 0]),
  ];
  assembly.add(merged(sheets), "steel/iron", { inside, density: 7.3 });
  const [deep, high] = [wide - limb - 1.4, Math.min(z - 4, stack + wide * 0.3)];
  const turn = pierced(roundedRectangle(deep, high, 5, 3), roundedRectangle(limb + 1, stack + 1, 1, 3));
  const coils = random.chance(0.5) ? [0] : [-1, 1];
  const room = (long - yoke - 1.5) / coils.length;
  for (const at of coils)
    assembly.add(extrusion(turn, 2 * room - 1.6), "copper", {
      at: [0, at * room, 0],
      turn: lengthwise.y,
      density: random.between(3.6, 5.2),
      inside,
    });
};

/** What is as dark in the picture as a weapon, and innocent: black alone tells nothing. */
export const heavyThings = {
  cameraLens: everyday("electronics", "Camera lens", "Thick discs of glass in a ribbed metal barrel, rings at both ends.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(31, 43);
    const half = random.between(38, 78);
    const barrel = assembly.cylinder(radius, half, "aluminium", { along: "y" });
    const room = assembly.cylinder(radius - 3.5, half - 1, "vacuum", { along: "y", inside: barrel });
    lensGroups(assembly.within([0, 0, 0], lengthwise.y), random, radius - 4.5, half - 3, room);
    // The ring that is turned for the focus, and the bayonet.
    assembly.add(torus(radius + 2.2, random.between(1.2, 2.2), 30, 8), "brass", {
      at: [0, half * random.between(-0.5, 0.9), 0],
      turn: lengthwise.y,
    });
    assembly.add(torus(radius * random.between(0.7, 0.86), 1.8, 30, 6), "stainless 304", { at: [0, -half - 2, 0], turn: lengthwise.y });
    return { solids: assembly.solids, manifestLine: "1 camera lens" };
  }),
  powerSupply: everyday("electronics", "Power supply", "An iron core with copper coils in a plastic case.", (random) => {
    const assembly = new Assembly();
    const half = [random.between(30, 46), random.between(42, 66), random.between(22, 30)] as const;
    const shell = assembly.add(slab(half, 6, 3), "ABS");
    const room = assembly.add(slab([half[0] - 2.4, half[1] - 2.4, half[2] - 2.4], 5, 3), "vacuum", { inside: shell });
    transformer(assembly.within([half[0] * random.between(-0.12, 0.12), -half[1] * 0.28, 0]), random, half, room);
    circuit(assembly, random, {
      half: [half[0] - 6, half[1] * 0.24],
      at: [0, half[1] * 0.62, 5 - half[2]],
      headroom: half[2],
      crowd: 0.8,
      inside: room,
    });
    return { solids: assembly.solids, manifestLine: "1 power supply" };
  }),
  tinStack: everyday("food", "Stack of tins", "Full tins of steel one upon the other, double rims.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(34, 43);
    const half = random.between(16, 28);
    const count = random.whole(2, 4);
    const filling = random.pick(["cheese/meat", "water", "honey/syrup"] as const);
    for (let at = 0; at < count; at++) {
      const y = (at - (count - 1) / 2) * (2 * half + 2.6);
      tin(assembly, random, { radius, half, content: filling }, [random.between(-1.5, 1.5), y, random.between(-1, 1)]);
    }
    return { solids: assembly.solids, manifestLine: `${count} tins of food` };
  }),
  travelIron: everyday("household", "Travel iron", "A thick pointed plate of metal with a heating coil under a handle.", travelIronOf),
  cutlery: everyday("household", "Cutlery", "Spoons, forks and round-ended table knives of steel in a bundle.", (random) => {
    const assembly = new Assembly();
    const count = random.whole(3, 6);
    for (let at = 0; at < count; at++) {
      const half = random.between(88, 104);
      const part = assembly.within(
        [(at % 3) * 14 - 14, random.between(-8, 8), Math.floor(at / 3) * 7],
        rotation(0, 0, random.between(-0.04, 0.04)),
      );
      part.add(slab([4.6, half * 0.55, 1.5], 3, 0.7), "stainless 304", { at: [0, -half * 0.45, 0] });
      if (at % 3 === 0) part.add(slab([8.5, half * 0.42, 0.8], 8, 0.2), "stainless 304", { at: [1, half * 0.53, 0] });
      else if (at % 3 === 1)
        part.add(
          merged(
            [-6, -2, 2, 6].map((x) =>
              moved(slab([1, half * 0.38, 0.9], 0.6, 0.3, 2), { rotation: rotation(0, 0, 0), position: [x, half * 0.49, 0] }),
            ),
          ),
          "stainless 304",
        );
      else part.ellipsoid([11, half * 0.34, 1.6], "stainless 304", { at: [0, half * 0.45, 0] });
    }
    return { solids: assembly.solids, manifestLine: "1 set of cutlery" };
  }),
  cakeServer: everyday("household", "Cake server", "A broad blunt blade of steel, bent at its handle.", cakeServerOf),
  steelRuler: everyday("paper", "Steel ruler", "A long thin strip of steel with one straight edge.", (random) => {
    const assembly = new Assembly();
    const [half, wide] = [random.between(80, 155), random.between(13, 17)];
    // One end is round around the hole it hangs by; bought to be bent, or thick.
    const hole = circle(random.between(2, 3.4), 14).map(([x, y]): Point => [x, y - half + 8]);
    const round = random.between(2, wide);
    const outline = roundedRectangle(wide, half, 1.2, 2).filter(([, y]) => y > 0);
    const end = circle(round, 24)
      .filter(([, y]) => y < -1e-6)
      .map(([x, y]): Point => [x < 0 ? x - wide + round : x + wide - round, y - half + round]);
    assembly.add(extrusion(pierced([...outline, ...end], hole), random.between(0.9, 1.6)), "stainless 304");
    return { solids: assembly.solids, manifestLine: "1 steel ruler" };
  }),
  espressoPot: everyday("household", "Espresso pot", "Thick faceted walls of metal, a funnel inside, a handle at the side.", espressoPotOf),
  hairClipper: everyday("electronics", "Hair clipper", "A steel block of two combs at one end, a motor and a cell behind it.", (random) => {
    const assembly = new Assembly();
    const half = random.between(72, 86);
    const shell = assembly.add(slab([21, half, 17], 14, 8, 5), random.pick(["ABS", "ABS", "zinc die-cast"] as const));
    const room = assembly.add(slab([18.6, half - 2.6, 14.6], 12, 7, 5), "vacuum", { inside: shell });
    const can = assembly.cylinder(11, 17, "steel/iron", { at: [0, half * 0.32, 0], along: "y", inside: room });
    assembly.cylinder(7, 14, "copper", { at: [0, half * 0.32, 0], along: "y", density: 5.5, inside: can });
    assembly.cylinder(8.6, 23, "Li-ion cell (NMC 18650, steel can)", { at: [3, -half * 0.44, -3], along: "y", inside: room });
    assembly.add(slab([6, 20, 0.7], 1, 0.2, 1), "FR4 bare", { at: [-11, -half * 0.4, 6], inside: room });
    const teeth = Array.from({ length: 13 }, (_, tooth) =>
      moved(slab([0.7, 4, 1.3], 0.4, 0.2, 1), { rotation: rotation(0, 0, 0), position: [(tooth - 6) * 2.9, half + 16.6, 0] }),
    );
    for (const z of [-1.9, 1.9]) {
      assembly.add(slab([21, 11, 1.6], 2, 0.4, 2), "steel/iron", { at: [0, half + 1.2 + 0.5 * z + 11, z] });
      assembly.add(merged(teeth), "steel/iron", { at: [0, 11, z] });
    }
    return { solids: assembly.solids, manifestLine: "1 hair clipper" };
  }),
  crystalGlasses: everyday(
    "household",
    "Crystal glasses",
    "Cups with a thick heavy floor and cut walls, wrapped and side by side in a box.",
    (random) => {
      const assembly = new Assembly();
      const radius = random.between(34, 40);
      const high = random.between(78, 96);
      const floor = random.between(12, 19);
      const count = random.whole(1, 2);
      const wide = count * (radius + 4) + 2;
      const carton = assembly.box([wide, high / 2 + 6, radius + 6], "cardboard", { density: 0.45 });
      const room = assembly.box([wide - 1.2, high / 2 + 4.8, radius + 4.8], "vacuum", { inside: carton });
      for (let cup = 0; cup < count; cup++) {
        const glass = assembly.within(
          [(cup - (count - 1) / 2) * (2 * radius + 6), (cup % 2 === 0 ? -1 : 1) * (high / 2), 0],
          rotation(0, 0, cup % 2 === 0 ? 0 : Math.PI),
        );
        // Few sides: its facets are cut.
        const body = glass.add(
          revolution(
            [
              [radius * 0.8, 0.5],
              [radius * 0.88, 6],
              [radius, high - 1],
            ],
            random.pick([10, 14, 30] as const),
          ),
          "glass lead crystal 24% PbO",
          { turn: lengthwise.y, inside: room },
        );
        glass.add(
          revolution(
            [
              [radius * 0.62, floor],
              [radius * 0.76, floor + 6],
              [radius * 0.86, high - 1.2],
            ],
            24,
          ),
          "vacuum",
          { turn: lengthwise.y, inside: body },
        );
      }
      return { solids: assembly.solids, manifestLine: `${count} crystal glass${count > 1 ? "es" : ""}` };
    },
  ),
  magnets: everyday("toys", "Box of magnets", "Small very dense discs in rows in a plastic box.", magnetsOf),
} satisfies Record<string, Kind>;
