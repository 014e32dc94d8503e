import { smoothPath, tube } from "../mesh/sweep.ts";
import { Assembly } from "./assembly.ts";
import type { Kind } from "./kind.ts";
import { vessel } from "./vessel.ts";

const threat = (name: string, description: string, make: Kind["make"]): Kind => ({
  family: "dangerous",
  category: "dangerousGoods",
  name,
  description,
  make,
});

/** Cans of steel with what burns in them. */
export const cans = {
  gasCartridge: threat("Gas cartridge", "A wide steel can with a domed top and a valve, a liquid level inside.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(42, 57);
    const high = random.between(62, 118);
    const dome = random.between(0.7, 0.94);
    vessel(assembly, {
      profile: [
        [radius * 0.9, 0],
        [radius, 5],
        [radius, high * 0.64],
        [radius * dome, high * 0.84],
        [radius * 0.5, high * 0.95],
        [16, high],
      ],
      wall: random.between(0.5, 0.8),
      material: "steel/iron",
      content: "veg oil/fat",
      full: random.between(0.2, 0.8),
      density: 0.58,
    });
    assembly.cylinder(11, 6, random.pick(["steel/iron", "brass"] as const), { at: [0, high + 6.4, 0], along: "y", density: 4.5 });
    if (random.chance(0.4)) assembly.cylinder(radius * 0.6, 9, "polypropylene", { at: [0, high + 21.6, 0], along: "y", density: 0.35 });
    return { solids: assembly.solids, manifestLine: "1 gas cartridge" };
  }),
  longGasCan: threat("Gas can", "A long thin steel can with a collar, for a stove.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(25, 39);
    const long = random.between(120, 232);
    const shoulder = random.between(0.06, 0.16);
    vessel(assembly, {
      profile: [
        [radius * 0.88, 0],
        [radius, 5],
        [radius, long * (1 - shoulder - 0.05)],
        [radius * random.between(0.66, 0.86), long * (1 - shoulder / 2)],
        [14, long],
      ],
      wall: random.between(0.35, 0.6),
      material: "steel/iron",
      content: "veg oil/fat",
      full: random.between(0.25, 0.85),
      density: 0.58,
    });
    assembly.cylinder(13, 3, random.pick(["steel/iron", "brass", "zinc die-cast"] as const), {
      at: [0, long + 3.4, 0],
      along: "y",
      density: 4,
    });
    // A cap, a long nozzle, or the bare valve.
    const top = random.pick(["cap", "nozzle", "none"] as const);
    if (top === "cap") {
      const cap = random.between(7, 16);
      assembly.cylinder(radius, cap, "polypropylene", { at: [0, long + 7 + cap, 0], along: "y", density: 0.3 });
    } else if (top === "nozzle") assembly.cylinder(4, 22, "brass", { at: [0, long + 29, 0], along: "y", density: 5 });
    return { solids: assembly.solids, manifestLine: "1 gas can" };
  }),
  paint: threat("Paint", "A tin of dense even liquid, its lid's double rim and wire handle dark.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(33, 54);
    const tall = random.between(60, 118);
    vessel(assembly, {
      profile: [
        [radius, 0],
        [radius, tall * 0.42],
        [radius, tall * 0.98],
        [radius * 0.97, tall],
      ],
      wall: 0.4,
      material: "steel/iron",
      content: "toothpaste",
      full: random.between(0.7, 0.95),
      density: 1.35,
    });
    assembly.cylinder(radius + 2, 2, "steel/iron", { at: [0, tall + 2.6, 0], along: "y", density: 3.5 });
    assembly.add(
      tube(
        smoothPath(
          [
            [-radius - 3, tall * 0.74, 0],
            [-radius * 0.8, tall + 26, radius * 0.4],
            [0, tall + 44, radius * 0.5],
            [radius * 0.8, tall + 26, radius * 0.4],
            [radius + 3, tall * 0.74, 0],
          ],
          6,
        ),
        1.4,
        { sides: 6 },
      ),
      "steel/iron",
    );
    return { solids: assembly.solids, manifestLine: "1 tin of paint" };
  }),
  sprayPaint: threat("Spray paint", "A steel can with a level, a dip tube and a small ball that rattles.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(25, 34);
    const long = random.between(112, 196);
    vessel(assembly, {
      profile: [
        [radius * 0.88, 0],
        [radius, 5],
        [radius, long * 0.87],
        [radius * 0.7, long * 0.95],
        [14, long],
      ],
      wall: random.between(0.3, 0.5),
      material: "steel/iron",
      content: "ethanol",
      full: random.between(0.2, 0.85),
      density: 0.95,
    });
    const capped = random.chance(0.7);
    if (capped) assembly.cylinder(radius * 0.95, 15, "polypropylene", { at: [0, long + 15.6, 0], along: "y", density: 0.3 });
    else assembly.cylinder(6.4, 7, "polypropylene", { at: [0, long + 7.6, 0], along: "y", density: 0.8 });
    assembly.cylinder(12, 2, "steel/iron", { at: [0, long + (capped ? 33 : 17), 0], along: "y", density: 5 });
    return { solids: assembly.solids, manifestLine: "1 can of spray paint" };
  }),
} satisfies Record<string, Kind>;
