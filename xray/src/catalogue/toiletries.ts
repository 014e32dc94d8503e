import { rotation } from "../math/rotation.ts";
import { loft } from "../mesh/loft.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, torus, tube } from "../mesh/sweep.ts";
import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import type { Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { post, roundCell } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";
import { vessel } from "./vessel.ts";

const shouldered = (radius: number, long: number, neck: number): Point[] => [
  [radius * 0.86, 0],
  [radius, 4],
  [radius, long * 0.74],
  [radius * 0.92, long * 0.8],
  [neck * 1.3, long * 0.9],
  [neck, long * 0.93],
  [neck, long],
];

export const toiletries = {
  shampoo: everyday("toiletries", "Shampoo, travel size", "A small bottle, the liquid's level a straight line across it.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(17, 21);
    const long = random.between(95, 118);
    vessel(assembly, {
      profile: shouldered(radius, long, 8),
      wall: 1.1,
      flatten: random.between(0.7, 1),
      material: random.pick(["polyethylene", "PET/polyester", "polypropylene"] as const),
      content: "lotion/shampoo",
      full: random.between(0.5, 0.95),
    });
    assembly.cylinder(11, 9, "polypropylene", { at: [0, long + 9.6, 0], along: "y", density: 0.5 });
    return { solids: assembly.solids, manifestLine: "1 shampoo, 100 ml" };
  }),
  deodorantSpray: everyday("toiletries", "Deodorant spray", "A thin metal can with a domed base, dip tube and valve.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(17, 22);
    const long = random.between(105, 140);
    const can = vessel(assembly, {
      profile: [
        [radius * 0.82, 0],
        [radius, 5],
        [radius, long - 12],
        [radius * 0.72, long - 3],
        [radius * 0.5, long],
      ],
      wall: 0.5,
      material: "aluminium",
      content: "ethanol",
      full: random.between(0.3, 0.7),
    });
    void can;
    assembly.cylinder(radius * 0.9, 12, "polypropylene", { at: [0, long + 12.5, 0], along: "y", density: 0.3 });
    assembly.cylinder(4, 5, "steel/iron", { at: [0, long + 30, 0], along: "y", density: 3 });
    return { solids: assembly.solids, manifestLine: "1 deodorant spray, 100 ml" };
  }),
  toothpaste: everyday("toiletries", "Toothpaste", "A tube, dense and even, flat at its crimped end.", (random) => {
    const assembly = new Assembly();
    const long = random.between(95, 135);
    const shape = (inset: number) =>
      loft(
        Array.from({ length: 13 }, (_, step) => {
          const t = step / 12;
          const wide = (17 + 6 * t - inset) * (step === 0 ? 0.5 : 1);
          const thick = Math.max(0.9, 16 * (1 - t * t) * (1 - 0.25 * t) - inset) * (step === 0 ? 0.5 : 1);
          return Array.from({ length: 20 }, (__, side): Vector => [
            wide * cosine(side / 3.1831),
            inset + t * (long - 2 * inset),
            thick * sine(side / 3.1831),
          ]);
        }),
      );
    const skin = assembly.add(shape(0), "polyethylene");
    assembly.add(shape(0.7), "toothpaste", { inside: skin });
    assembly.cylinder(7, 3, "polyethylene", { at: [0, -3.4, 0], along: "y" });
    assembly.cylinder(10, 8, "polypropylene", { at: [0, -15, 0], along: "y", density: 0.6 });
    return { solids: assembly.solids, manifestLine: "1 toothpaste" };
  }),
  toothbrush: everyday("toiletries", "Toothbrush", "A slim stick; the bristles sit in rows with tiny metal anchors.", (random) => {
    const assembly = new Assembly();
    assembly.add(
      tube(
        smoothPath(
          [
            [0, -90, 0],
            [0, -40, 2],
            [0, 20, -1],
            [0, 60, 0],
            [0, 92, 0],
          ],
          5,
        ),
        random.between(3.6, 5),
      ),
      "polypropylene",
    );
    assembly.add(
      merged(Array.from({ length: 24 }, (_, index) => post(0.5, 0.9, [(index % 3) * 3 - 3, 66 + Math.floor(index / 3) * 3.2, 5.6], 6))),
      "brass",
    );
    assembly.box([5, 13, 4.5], "nylon6", { at: [0, 77, 11.2], density: 0.5 });
    return { solids: assembly.solids, manifestLine: "1 toothbrush" };
  }),
  electricToothbrush: everyday(
    "toiletries",
    "Electric toothbrush",
    "A motor, a cell and a steel shaft in a row inside a light handle.",
    (random) => {
      const assembly = new Assembly();
      const handle = assembly.cylinder(14, 70, "ABS", { along: "y" });
      const room = assembly.cylinder(11.5, 67, "vacuum", { along: "y", inside: handle });
      roundCell(assembly, 7.2, 25, [0, -34, 0], "Li-ion cell (NMC 18650, steel can)", room);
      const motor = assembly.cylinder(9, 15, "steel/iron", { at: [0, 16, 0], along: "y", inside: room, density: 6.5 });
      assembly.cylinder(6, 12, "copper", { at: [0, 16, 0], along: "y", inside: motor, density: 4.5 });
      assembly.cylinder(2, 15, "stainless 304", { at: [0, 47, 0], along: "y", inside: room });
      assembly.box([5, 40, 0.7], "PCB populated", { at: [0, -22, 9.2], inside: room });
      assembly.cylinder(3, 40, "polypropylene", { at: [0, 111, 0], along: "y" });
      assembly.cylinder(1.4, 38, "stainless 304", { at: [6, 111, 0], along: "y" });
      assembly.add(torus(7, 1.2, 18, 6), "copper", { at: [0, -61, 0], turn: lengthwise.y, inside: room });
      void random;
      return { solids: assembly.solids, manifestLine: "1 electric toothbrush" };
    },
  ),
  perfume: everyday("toiletries", "Perfume", "A bottle of very thick glass with a small pool inside, a pump and a heavy cap.", (random) => {
    const assembly = new Assembly();
    const half: Vector = [random.between(20, 28), random.between(26, 36), random.between(11, 15)];
    const glass = assembly.add(slab(half, 4, 3, 4), "glass soda-lime");
    const room = assembly.add(slab([half[0] - 4, half[1] - 5.5, half[2] - 3.6], 4, 3, 4), "vacuum", { inside: glass });
    const deep = (half[2] - 4.2) * random.between(0.45, 0.85);
    assembly.box([half[0] - 7, half[1] - 8, deep], "ethanol", { at: [0, 0, -(half[2] - 4.2) + deep], inside: room });
    assembly.cylinder(7.5, 4, "aluminium", { at: [0, half[1] + 4.2, 0], along: "y", density: 1.6 });
    const cap = assembly.cylinder(12, 13, random.pick(["zinc die-cast", "PMMA", "aluminium"] as const), {
      at: [0, half[1] + 22, 0],
      along: "y",
    });
    assembly.cylinder(8.5, 10, "polypropylene", { at: [0, half[1] + 22, 0], along: "y", density: 0.5, inside: cap });
    return { solids: assembly.solids, manifestLine: "1 perfume, 50 ml" };
  }),
  cream: everyday("toiletries", "Cream jar", "A low round jar with a wide lid, even inside.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(24, 34);
    const high = random.between(13, 20);
    const wall = assembly.cylinder(radius, high, random.pick(["glass soda-lime", "PMMA", "polypropylene"] as const));
    const room = assembly.cylinder(radius - 3.5, high - 3, "vacuum", { inside: wall });
    assembly.cylinder(radius - 3.8, (high - 4) * 0.85, "lotion/shampoo", { at: [0, 0, -(high - 3.5) * 0.14], inside: room });
    assembly.cylinder(radius, 5, "polypropylene", { at: [0, 0, high + 5.2], density: 0.7 });
    return { solids: assembly.solids, manifestLine: "1 face cream" };
  }),
  soap: everyday("toiletries", "Soap", "An even rounded block, organic.", (random) => {
    const assembly = new Assembly();
    const bar = assembly.add(slab([random.between(26, 31), random.between(40, 46), random.between(11, 15)], 16, 9, 5), "soap");
    void bar;
    return { solids: assembly.solids, manifestLine: "1 soap" };
  }),
  razor: everyday("toiletries", "Safety razor", "A light handle with a head of thin parallel blades.", (random) => {
    const assembly = new Assembly();
    assembly.add(
      tube(
        smoothPath(
          [
            [0, -64, 0],
            [0, -20, 3],
            [0, 30, 0],
            [0, 58, -3],
          ],
          5,
        ),
        random.between(4.6, 6),
      ),
      random.pick(["ABS", "rubber (vulcanised)", "zinc die-cast"] as const),
    );
    assembly.box([20.5, 2, 5], "ABS", { at: [0, 66.5, -3] });
    assembly.add(
      merged(
        Array.from({ length: 4 }, () => slab([19, 1.1, 0.2], 0.1, 0, 1)).map((mesh, index) => ({
          ...mesh,
          vertices: mesh.vertices.map((value, at) => (at % 3 === 1 ? value + 70 : at % 3 === 2 ? value + index * 2.4 - 6.6 : value)),
        })),
      ),
      "stainless 304",
    );
    return { solids: assembly.solids, manifestLine: "1 razor" };
  }),
  nailScissors: everyday("toiletries", "Nail scissors", "Two short curved blades crossed at a pivot, two rings.", (random) => {
    const assembly = new Assembly();
    const open = random.between(0.06, 0.25);
    for (const side of [-1, 1]) {
      const arm = assembly.within([0, 0, side * 1.3], rotation(0, 0, side * open));
      arm.add(
        tube(
          smoothPath(
            [
              [side * 10, -34, 0],
              [side * 4, -14, 0],
              [0, 0, 0],
              [-side * 1, 12, 0],
              [side * 1, 26, 0],
            ],
            4,
          ),
          1.25,
          { sides: 6 },
        ),
        "stainless 304",
      );
      arm.add(torus(9.5, 1.5, 22, 6), "stainless 304", { at: [side * 13, -43.6, 0] });
    }
    assembly.cylinder(2.6, 0.5, "steel/iron", { at: [0, 0, 3.2] });
    return { solids: assembly.solids, manifestLine: "1 pair of nail scissors" };
  }),
  hairbrush: everyday("toiletries", "Hairbrush", "A paddle with rows of fine pins.", (random) => {
    const assembly = new Assembly();
    assembly.add(slab([33, 52, 6], 30, 4, 5), random.pick(["wood", "ABS"] as const));
    assembly.add(slab([8, 55, 7], 7, 5, 4), "wood", { at: [0, -107.5, 0] });
    const pins = Array.from({ length: 70 }, (_, index): Vector => [
      ((index % 7) - 3) * 7,
      (Math.floor(index / 7) - 4.5) * 8.6,
      14.5,
    ]).filter(([x, y]) => x * x + (y * y) / 3 < 700);
    assembly.add(merged(pins.map((at) => post(0.55, 8, at, 5))), random.pick(["steel/iron", "nylon6"] as const));
    return { solids: assembly.solids, manifestLine: "1 hairbrush" };
  }),
  makeUp: everyday("toiletries", "Make-up", "A compact with pressed powder, a metal pan and a mirror, beside a lipstick.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(28, 36);
    const body = assembly.cylinder(radius, 8, "ABS");
    const room = assembly.cylinder(radius - 1.8, 6.4, "vacuum", { inside: body });
    const pan = assembly.cylinder(radius - 5, 2.4, "aluminium", { at: [0, 0, -3.4], inside: room });
    assembly.cylinder(radius - 5.5, 1.8, "salt NaCl", { at: [0, 0, -3.4], density: 0.8, inside: pan });
    assembly.cylinder(radius - 4, 1, "glass soda-lime", { at: [0, 0, 4], inside: room });
    const stick = assembly.within([radius + 13, 0, 0]);
    const tubeOf = stick.cylinder(10, 35, "aluminium", { along: "y" });
    const inner = stick.cylinder(9, 34, "vacuum", { along: "y", inside: tubeOf });
    stick.cylinder(6, 14, "veg oil/fat", { at: [0, 14, 0], along: "y", inside: inner });
    stick.cylinder(7.6, 12, "brass", { at: [0, -20, 0], along: "y", density: 2.6, inside: inner });
    return { solids: assembly.solids, manifestLine: "Make-up" };
  }),
} satisfies Record<string, Kind>;
