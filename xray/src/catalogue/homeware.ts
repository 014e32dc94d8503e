import { sine } from "../math/sine.ts";
import { loft } from "../mesh/loft.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { revolution } from "../mesh/revolution.ts";
import { slab } from "../mesh/slab.ts";
import { circle, smoothPath, torus, tube } from "../mesh/sweep.ts";
import type { Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { post } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import { notebookOf, pictureFrameOf } from "./framesAndPads.ts";
import type { Kind } from "./kind.ts";
import { vessel } from "./vessel.ts";

export const homeware = {
  coatHanger: everyday("household", "Coat hanger", "A light bow with a steel hook.", (random) => {
    const assembly = new Assembly();
    assembly.add(
      tube(
        smoothPath(
          [
            [-34, -190, 0],
            [-14, -120, 0],
            [0, 0, 0],
            [-14, 120, 0],
            [-34, 190, 0],
          ],
          7,
        ),
        random.between(5, 8),
        { sides: 8 },
      ),
      random.pick(["wood", "polypropylene"] as const),
    );
    assembly.add(
      tube(
        smoothPath(
          [
            [9, 0, 0],
            [30, 0, 0],
            [44, 8, 0],
            [60, 2, 0],
            [62, -18, 0],
            [48, -26, 0],
          ],
          6,
        ),
        1.6,
        { sides: 7 },
      ),
      "steel/iron",
    );
    return { solids: assembly.solids, manifestLine: "1 coat hanger" };
  }),
  emptyFlask: everyday("household", "Empty flask", "Two thin steel walls one inside the other and nothing between.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(30, 37);
    const half = random.between(88, 112);
    const outer = assembly.cylinder(radius, half, "stainless 304", { along: "y" });
    const gap = assembly.cylinder(radius - 0.45, half - 0.5, "vacuum", { along: "y", inside: outer });
    const inner = assembly.cylinder(radius - 4.5, half - 6, "stainless 304", { along: "y", inside: gap });
    assembly.cylinder(radius - 4.9, half - 6.4, "vacuum", { along: "y", inside: inner });
    assembly.cylinder(radius * 0.94, 17, "polypropylene", { at: [0, half + 17.5, 0], along: "y", density: 0.5 });
    return { solids: assembly.solids, manifestLine: "1 vacuum flask, empty" };
  }),
  emptyBottle: everyday("household", "Empty drinking bottle", "A thin clear bottle, only its rim and cap show.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(30, 36);
    vessel(assembly, {
      profile: [
        [radius * 0.7, 0],
        [radius, 8],
        [radius, 150],
        [radius * 0.8, 178],
        [15, 196],
        [15, 208],
      ],
      wall: 1.1,
      material: "polypropylene",
      content: null,
      full: 0,
    });
    assembly.cylinder(18, 9, "polypropylene", { at: [0, 217.6, 0], along: "y", density: 0.7 });
    return { solids: assembly.solids, manifestLine: "1 drinking bottle, empty" };
  }),
  mug: everyday("household", "Mug", "A ceramic cup, its walls dark at the rim, with a handle.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(37, 42);
    const bowl: Point[] = [
      [radius * 0.9, -48],
      [radius, -42],
      [radius, 48],
      [radius - 4, 48],
      [radius - 4.4, -38],
      [0.2, -42],
    ];
    assembly.add(loft(bowl.map(([reach, y]) => circle(reach, 28).map(([x, z]): Vector => [x, y, z]))), "porcelain/ceramic");
    assembly.add(
      tube(
        smoothPath(
          [
            [radius + 3, 28, 0],
            [radius + 24, 24, 0],
            [radius + 28, 0, 0],
            [radius + 20, -22, 0],
            [radius + 3, -28, 0],
          ],
          5,
        ),
        5,
        { sides: 9 },
      ),
      "porcelain/ceramic",
    );
    return { solids: assembly.solids, manifestLine: "1 mug" };
  }),
  candle: everyday("household", "Candle in a glass", "Even wax in a thick glass, a wick with a metal foot.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(28, 38);
    const high = random.between(62, 86);
    // A glass with a thick foot that widens a little, wax up to a finger below its rim.
    const glass = assembly.add(
      revolution([
        [radius * 0.86, 0],
        [radius * 0.93, 4],
        [radius * 0.94, 14],
        [radius, high],
      ]),
      "glass soda-lime",
      { turn: lengthwise.y },
    );
    const inside = (z: number) => radius * (0.9 + (0.1 * z) / high) - 3.1;
    const hollow = assembly.add(
      revolution([
        [inside(9) - 5, 8],
        [inside(12), 12],
        [inside(high), high - 0.2],
      ]),
      "vacuum",
      { turn: lengthwise.y, inside: glass },
    );
    const burnt = random.chance(0.4);
    const full = high * (burnt ? random.between(0.4, 0.6) : random.between(0.72, 0.8));
    // It has shrunk from the wall a little, and is sunk around the wick where it burnt.
    const wax = assembly.add(
      revolution([
        [inside(9) - 5.4, 8.4],
        [inside(12) - 0.5, 12.2],
        [inside(full) - 0.6, full],
        [inside(full) - 3, full + 0.8],
        [9, full - (burnt ? 4 : 0.2)],
        [2, full - (burnt ? 5 : 0.6)],
      ]),
      "veg oil/fat",
      { turn: lengthwise.y, inside: hollow, density: 0.9 },
    );
    const long = (full - 16) / 2;
    assembly.cylinder(0.9, long, "cotton/cellulose", { at: [0, 10 + long, 0], along: "y", inside: wax, density: 0.9 });
    assembly.cylinder(0.9, 4, "cotton/cellulose", { at: [0, full + 5, 1], along: "y", inside: hollow, density: 0.7 });
    assembly.cylinder(8, 0.25, "tin", { at: [0, 10, 0], along: "y", inside: wax });
    if (random.chance(0.6))
      assembly.cylinder(radius + 0.6, 4, random.pick(["wood", "tin", "zinc die-cast"] as const), {
        at: [0, high + 4.4, 0],
        along: "y",
        density: 0.7,
      });
    return { solids: assembly.solids, manifestLine: "1 candle" };
  }),
  padlock: everyday("household", "Padlock", "A black little block with a bow.", (random) => {
    const assembly = new Assembly();
    const scale = random.between(0.8, 1.3);
    const stacked = random.chance(0.5);
    const body = assembly.add(
      slab([16 * scale, 14 * scale, 7 * scale], 3, 1.6, 3),
      stacked ? "steel/iron" : random.pick(["brass", "aluminium"] as const),
      {
        density: stacked ? 6.4 : 2.7,
      },
    );
    // The cylinder with its keyway and pins, the springs of the bow.
    assembly.cylinder(5 * scale, 9 * scale, "vacuum", { at: [0, -4 * scale, 0], along: "y", inside: body });
    assembly.cylinder(4.6 * scale, 8.6 * scale, "brass", { at: [0, -4 * scale, 0], along: "y", density: 6 });
    for (const side of [-1, 1])
      assembly.cylinder(2.4 * scale, 4 * scale, "vacuum", { at: [side * 10 * scale, 5 * scale, 0], along: "y", inside: body });
    assembly.add(
      tube(
        smoothPath(
          [
            [-10, 14.6, 0],
            [-10, 26, 0],
            [0, 36, 0],
            [10, 26, 0],
            [10, 14.6, 0],
          ].map(([x = 0, y = 0, z = 0]): Vector => [x * scale, y * scale, z]),
          5,
        ),
        2.8 * scale,
        { sides: 8 },
      ),
      "steel/iron",
    );
    return { solids: assembly.solids, manifestLine: "1 padlock" };
  }),
  sewingKit: everyday("household", "Sewing kit", "A small box of thread reels, needles as hairlines, a thimble and buttons.", (random) => {
    const assembly = new Assembly();
    const wall = assembly.add(slab([36, 48, 12], 4, 1, 3), "polystyrene");
    const room = assembly.add(slab([34.6, 46.6, 10.6], 3, 0.6, 3), "vacuum", { inside: wall });
    for (let reel = 0; reel < 4; reel++)
      assembly.cylinder(7, 8, "PET/polyester", { at: [reel * 16 - 24, -30, 0], density: 0.7, inside: room });
    assembly.add(
      merged(
        Array.from({ length: 7 }, (_, index) =>
          tube(
            [
              [-26 + index * 5, 2, -6],
              [-24 + index * 5 + random.between(-3, 3), 40, -6],
            ],
            0.45,
            { sides: 5 },
          ),
        ),
      ),
      "steel/iron",
      { inside: room },
    );
    assembly.add(torus(6.5, 1.2, 16, 6), "steel/iron", { at: [20, 20, 0], inside: room });
    assembly.add(
      merged(Array.from({ length: 5 }, (_, index) => post(5, 0.9, [22 - (index % 2) * 13, 2 + index * 4, 4 - index * 2.4]))),
      "POM(acetal)",
      { inside: room },
    );
    return { solids: assembly.solids, manifestLine: "1 sewing kit" };
  }),
  pictureFrame: everyday("household", "Picture frame", "A thin rectangle of wood or metal around a sheet of glass.", pictureFrameOf),
  pillow: everyday("household", "Travel pillow", "A light curved cushion of foam with a zip.", (random) => {
    const assembly = new Assembly();
    const bend = smoothPath(
      [
        [-90, -80, 0],
        [-104, 0, 0],
        [-60, 84, 0],
        [0, 108, 0],
        [60, 84, 0],
        [104, 0, 0],
        [90, -80, 0],
      ],
      5,
    );
    assembly.add(
      tube(bend, 44, { sides: 14, scale: (along) => 0.6 + 0.4 * Math.sqrt(Math.max(0, sine(Math.PI * (0.06 + 0.88 * along)))) }),
      "PU foam",
      { density: random.between(0.04, 0.08), noise: { frequency: 0.05, amplitude: 0.3, anisotropy: 1, seed: random.whole(1, 99) } },
    );
    assembly.add(
      tube(
        bend.slice(4, -4).map(([x, y]): Vector => [x * 1.36, y * 1.33, 0]),
        1.4,
        { sides: 6 },
      ),
      "nylon6",
    );
    return { solids: assembly.solids, manifestLine: "1 travel pillow" };
  }),
  notebook: everyday("paper", "Spiral notebook", "Thin even paper with a wire spiral along one side.", notebookOf),
} satisfies Record<string, Kind>;
