import { merged } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { torus, tube } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import type { Kind } from "./kind.ts";
import { bottleOf } from "./bottle.ts";
import { vessel } from "./vessel.ts";

const threat = (name: string, description: string, make: Kind["make"]): Kind => ({
  family: "drinks",
  category: "liquids",
  name,
  description,
  make,
});

export const liquids = {
  waterBottle: threat("Water bottle", "A large clear bottle with a straight liquid level, more than 100 ml.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(30, 42);
    const long = random.between(190, 265);
    vessel(assembly, {
      profile: [
        [radius * 0.7, 0],
        [radius, 10],
        [radius, long * 0.28],
        [radius * 0.95, long * 0.32],
        [radius, long * 0.36],
        [radius, long * 0.68],
        [radius * 0.8, long * 0.8],
        [13, long * 0.94],
        [12.5, long],
      ],
      wall: 0.4,
      material: "PET/polyester",
      content: "water",
      full: random.between(0.45, 0.95),
    });
    assembly.cylinder(14.5, 7, "polyethylene", { at: [0, long + 7.6, 0], along: "y", density: 0.6 });
    return { solids: assembly.solids, manifestLine: "1 bottle of water" };
  }),
  wine: threat("Wine bottle", "A glass bottle: thick walls, a punt in the base, a long neck.", (random) => {
    const assembly = new Assembly();
    const size = random.pick([0.72, 0.9, 1, 1, 1.08]);
    const radius = random.between(35, 43) * size;
    const long = random.between(280, 318) * size;
    const { profile, mouth } = bottleOf(random, ["shouldered", "sloping", "slender"], radius, long);
    const thick = random.between(2.4, 5);
    vessel(assembly, {
      profile,
      wall: thick,
      material: "glass soda-lime",
      content: "water",
      full: random.between(0.8, 0.96),
      density: 0.99,
    });
    // The glass is thickest around the punt.
    assembly.add(torus(radius * 0.72, Math.min(1.2, thick * 0.4), 24, 6), "glass soda-lime", { at: [0, -1.4, 0], turn: lengthwise.y });
    const cap = random.pick([
      { material: "wood", density: 0.25, half: 20 },
      { material: "aluminium", density: 0.5, half: 26 },
      { material: "tin", density: 1.2, half: 22 },
    ] as const);
    assembly.cylinder(mouth + 0.9, cap.half * 0.4, cap.material, {
      at: [0, long + cap.half * 0.4 + 0.4, 0],
      along: "y",
      density: cap.density,
    });
    return { solids: assembly.solids, manifestLine: "1 bottle of wine" };
  }),
  spirits: threat("Bottle of spirits", "A flat glass bottle with a level, lighter than water inside.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(32, 47);
    const long = random.between(165, 250);
    const { profile, mouth } = bottleOf(random, ["shouldered", "stubby", "waisted", "conical"], radius, long);
    vessel(assembly, {
      profile,
      wall: random.between(2.4, 4.2),
      flatten: random.between(0.5, 0.98),
      material: "glass soda-lime",
      content: "spirits 40%vol",
      full: random.between(0.4, 0.95),
    });
    assembly.cylinder(mouth + 1.2, 11, random.pick(["aluminium", "wood", "zinc die-cast"] as const), {
      at: [0, long + 11.6, 0],
      along: "y",
      density: 1,
    });
    return { solids: assembly.solids, manifestLine: "1 bottle of spirits" };
  }),
  drinkCan: threat("Drink can", "A thin aluminium can, full, its base domed.", (random) => {
    const assembly = new Assembly();
    const long = random.pick([115, 134, 168]);
    vessel(assembly, {
      profile: [
        [24, 0],
        [33, 7],
        [33, long - 14],
        [27, long - 2],
        [27, long],
      ],
      wall: 0.25,
      material: "aluminium",
      content: random.pick(["water", "honey/syrup"] as const),
      full: 0.93,
      density: 1.03,
    });
    assembly.box([8, 0.5, 12], "aluminium", { at: [0, long + 1.4, 0] });
    return { solids: assembly.solids, manifestLine: "1 can of drink" };
  }),
  juiceCarton: threat("Carton of juice", "A rectangular even liquid with a folded top and a screw cap.", (random) => {
    const assembly = new Assembly();
    const half: Vector = [random.between(30, 37), random.between(75, 95), random.between(24, 36)];
    const wall = assembly.add(slab(half, 0.6, 0.3, 1), "cardboard", { density: 0.8 });
    const room = assembly.add(slab([half[0] - 0.6, half[1] - 0.6, half[2] - 0.6], 0.5, 0.2, 1), "vacuum", { inside: wall });
    const deep = (half[2] - 1) * random.between(0.8, 0.96);
    assembly.box([half[0] - 1, half[1] - 1, deep], "water", { at: [0, 0, -(half[2] - 1) + deep], density: 1.05, inside: room });
    assembly.cylinder(12, 8, "polyethylene", { at: [0, half[1] + 8.4, 0], along: "y", density: 0.5 });
    return { solids: assembly.solids, manifestLine: "1 carton of juice" };
  }),
  thermos: threat("Full vacuum flask", "Two steel walls one inside the other, a liquid level, a thick cap.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(34, 40);
    const long = random.between(190, 240);
    const outer = assembly.cylinder(radius, long / 2, "stainless 304", { along: "y" });
    const gap = assembly.cylinder(radius - 0.5, long / 2 - 0.5, "vacuum", { along: "y", inside: outer });
    vessel(assembly.within([0, -long / 2 + 6, 0]), {
      profile: [
        [radius - 8, 0],
        [radius - 5, 6],
        [radius - 5, long * 0.78],
        [radius * 0.55, long * 0.88],
      ],
      wall: 0.4,
      material: "stainless 304",
      content: "water",
      full: random.between(0.6, 0.95),
    });
    const walls = assembly.solids.filter((solid) => solid.material === "stainless 304" && solid !== outer);
    for (const wall of walls) wall.inside = { material: gap.material };
    assembly.cylinder(radius * 0.95, 20, "polypropylene", { at: [0, long / 2 + 20.6, 0], along: "y", density: 0.5 });
    return { solids: assembly.solids, manifestLine: "1 vacuum flask" };
  }),
  largeShampoo: threat("Large shampoo", "A full-size bottle of thick liquid, more than 100 ml.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(30, 38);
    const long = random.between(170, 215);
    const contents: readonly MaterialName[] = ["lotion/shampoo", "soap"];
    vessel(assembly, {
      profile: [
        [radius * 0.86, 0],
        [radius, 6],
        [radius, long * 0.76],
        [radius * 0.85, long * 0.88],
        [13, long * 0.95],
        [13, long],
      ],
      wall: 1.3,
      flatten: random.between(0.55, 0.8),
      material: "polyethylene",
      content: random.pick(contents),
      full: random.between(0.55, 0.95),
    });
    assembly.cylinder(18, 14, "polypropylene", { at: [0, long + 14.6, 0], along: "y", density: 0.5 });
    return { solids: assembly.solids, manifestLine: "1 large bottle of shampoo" };
  }),
  beer: threat("Beer bottle", "A brown glass bottle with a crimped steel cap and a level.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(28.5, 36);
    const long = random.between(178, 252);
    const { profile, mouth } = bottleOf(random, ["stubby", "longNeck", "sloping", "shouldered"], radius, long);
    vessel(assembly, {
      profile,
      wall: random.between(2, 3.8),
      material: "glass soda-lime",
      content: "water",
      full: random.between(0.76, 0.95),
      density: 1.01,
    });
    if (random.chance(0.75)) assembly.cylinder(mouth + 1.4, 2.6, "steel/iron", { at: [0, long + 3, 0], along: "y", density: 2.6 });
    else {
      // A stopper of china on a bow of wire.
      assembly.ellipsoid([mouth, 8, mouth], "porcelain/ceramic", { at: [0, long + 8.4, 0] });
      const wire = [-1, 1].map((side) =>
        tube(
          [
            [side * (mouth + 2), long + 9, 0],
            [side * (mouth + 4), long - 18, 0],
            [0, long - 24, mouth + 4],
          ],
          1,
          { sides: 6 },
        ),
      );
      assembly.add(merged(wire), "steel/iron");
    }
    return { solids: assembly.solids, manifestLine: "1 bottle of beer" };
  }),
  oliveOil: threat("Bottle of oil", "A bottle of oil: lighter than water, even, a straight level.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(30, 38);
    vessel(assembly, {
      profile: [
        [radius * 0.9, 0],
        [radius, 6],
        [radius, 150],
        [radius * 0.75, 180],
        [14, 210],
        [13.5, 246],
      ],
      wall: random.pick([0.6, 2.6]),
      material: random.pick(["glass soda-lime", "PET/polyester"] as const),
      content: "veg oil/fat",
      full: random.between(0.5, 0.95),
    });
    assembly.cylinder(15, 10, "aluminium", { at: [0, 257, 0], along: "y", density: 1 });
    return { solids: assembly.solids, manifestLine: "1 bottle of oil" };
  }),
  honey: threat("Jar of honey", "A heavy glass jar of dense even syrup with a steel lid.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(31, 46);
    const long = random.between(70, 128);
    const neck = random.between(0.7, 0.94);
    const squeezed = random.chance(0.3);
    vessel(assembly, {
      profile: [
        [radius * 0.92, 0],
        [radius, 6],
        [radius * random.between(0.94, 1.02), long * 0.78],
        [radius * neck, long * 0.91],
        [radius * neck, long],
      ],
      wall: squeezed ? 1.2 : random.between(2.2, 3.8),
      flatten: squeezed ? random.between(0.6, 0.85) : 1,
      material: squeezed ? "polyethylene" : "glass soda-lime",
      content: "honey/syrup",
      full: random.between(0.6, 0.95),
    });
    const lid = radius * (neck + 0.06) * (squeezed ? 0.6 : 1);
    assembly.cylinder(lid, 6, squeezed ? "polypropylene" : "steel/iron", { at: [0, long + 6.6, 0], along: "y", density: 0.7 });
    return { solids: assembly.solids, manifestLine: "1 jar of honey" };
  }),
} satisfies Record<string, Kind>;
