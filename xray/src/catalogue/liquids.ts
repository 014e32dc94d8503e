import { slab } from "../mesh/slab.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import type { Kind } from "./kind.ts";
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
    vessel(assembly, {
      profile: [
        [34, 0],
        [37, 5],
        [37, 170],
        [33, 196],
        [17, 222],
        [14.5, 240],
        [14.5, 292],
      ],
      wall: random.between(2.6, 3.6),
      material: "glass soda-lime",
      content: "water",
      full: random.between(0.86, 0.95),
      density: 0.99,
    });
    assembly.cylinder(14, 8, random.pick(["wood", "aluminium"] as const), { at: [0, 300.6, 0], along: "y", density: 0.6 });
    return { solids: assembly.solids, manifestLine: "1 bottle of wine" };
  }),
  spirits: threat("Bottle of spirits", "A flat glass bottle with a level, lighter than water inside.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(38, 46);
    vessel(assembly, {
      profile: [
        [radius * 0.93, 0],
        [radius, 6],
        [radius, 130],
        [radius * 0.8, 152],
        [15, 176],
        [14, 205],
      ],
      wall: 3,
      flatten: random.between(0.55, 0.85),
      material: "glass soda-lime",
      content: "spirits 40%vol",
      full: random.between(0.5, 0.92),
    });
    assembly.cylinder(15, 11, "aluminium", { at: [0, 217, 0], along: "y", density: 1 });
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
    vessel(assembly, {
      profile: [
        [28, 0],
        [31, 5],
        [31, 118],
        [27, 140],
        [15, 168],
        [12.5, 196],
        [13, 222],
      ],
      wall: random.between(2.2, 3),
      material: "glass soda-lime",
      content: "water",
      full: random.between(0.82, 0.94),
      density: 1.01,
    });
    assembly.cylinder(14.5, 2.6, "steel/iron", { at: [0, 225.2, 0], along: "y", density: 2.6 });
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
    const radius = random.between(36, 43);
    vessel(assembly, {
      profile: [
        [radius * 0.92, 0],
        [radius, 6],
        [radius, 74],
        [radius * 0.86, 86],
        [radius * 0.86, 94],
      ],
      wall: 2.8,
      material: "glass soda-lime",
      content: "honey/syrup",
      full: random.between(0.8, 0.95),
    });
    assembly.cylinder(radius * 0.92, 6, "steel/iron", { at: [0, 100.6, 0], along: "y", density: 0.7 });
    return { solids: assembly.solids, manifestLine: "1 jar of honey" };
  }),
} satisfies Record<string, Kind>;
