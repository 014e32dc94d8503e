import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { extrusion, pierced } from "../mesh/extrusion.ts";
import { loft } from "../mesh/loft.ts";
import { merged, type Mesh, type Point } from "../mesh/mesh.ts";
import { relief } from "../mesh/relief.ts";
import { roundedRectangle, slab } from "../mesh/slab.ts";
import { sweepOf, tube } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { post } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";
import { wholePower } from "../math/wholePower.ts";

/** A lumpy roll along y, a little flattened, with the spiral of its layers inside. */
const roll = (
  assembly: Assembly,
  random: Random,
  own: { radius: number; half: number; flat: number; material: MaterialName; density: number; turns: number },
): void => {
  const { radius, half, flat, material, density, turns } = own;
  const lumps = relief(random.whole(1, 99_999));
  const steps = 18;
  const sides = 22;
  const rings = Array.from({ length: steps + 1 }, (_, step) => {
    const t = (step / steps) * 2 - 1;
    const taper = Math.sqrt(Math.max(0.12, 1 - wholePower(t, 10)));
    return Array.from({ length: sides }, (__, side): Vector => {
      const angle = (2 * Math.PI * side) / sides;
      const reach = radius * taper * (1 + 0.1 * lumps(t * 2.5 + 7, cosine(angle) * 1.6) + 0.05 * lumps(t * 9, sine(angle) * 4 + 3));
      return [reach * cosine(angle), half * t, reach * flat * sine(angle)];
    });
  });
  const cloth = assembly.add(loft(rings), material, {
    density,
    noise: { frequency: 0.045, amplitude: 0.5, anisotropy: 1.2, seed: random.whole(1, 999) },
  });
  // Tight edges of the layers run along the roll; seen end on they are a spiral.
  const threads: Mesh[] = Array.from({ length: turns * 6 }, (_, index) => {
    const angle = (index / 6) * 2 * Math.PI;
    const reach = radius * 0.7 * ((index + 1) / (turns * 6 + 1));
    return tube(
      Array.from({ length: 7 }, (__, step): Vector => [
        reach * cosine(angle) + random.between(-0.8, 0.8),
        half * 0.86 * (step / 3 - 1),
        reach * flat * sine(angle),
      ]),
      random.between(0.4, 0.8),
      { sides: 4 },
    );
  });
  assembly.add(merged(threads), material, { density: density + 0.5, inside: cloth });
};

export const rolled = {
  rolledShirt: everyday("clothing", "Rolled shirt", "A lumpy roll of cloth with the edges of its layers running along it.", (random) => {
    const assembly = new Assembly();
    roll(assembly, random, {
      radius: random.between(26, 40),
      half: random.between(95, 150),
      flat: random.between(0.6, 0.85),
      material: random.pick(["cotton/cellulose", "PET/polyester"] as const),
      density: random.between(0.22, 0.34),
      turns: 4,
    });
    return { solids: assembly.solids, manifestLine: "1 rolled shirt" };
  }),
  rolledJeans: everyday("clothing", "Rolled jeans", "A heavy roll of denim; rivets and the zip show as dots.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(42, 52);
    roll(assembly, random, {
      radius,
      half: random.between(150, 180),
      flat: 0.75,
      material: "cotton/cellulose",
      density: random.between(0.34, 0.44),
      turns: 5,
    });
    assembly.add(
      merged(Array.from({ length: 6 }, () => post(4, 1.2, [random.between(-26, 26), random.between(90, 140), radius * 0.84]))),
      "brass",
    );
    return { solids: assembly.solids, manifestLine: "1 pair of jeans, rolled" };
  }),
  socks: everyday("clothing", "Socks", "A soft ball of rolled knit.", (random) => {
    const assembly = new Assembly();
    roll(assembly, random, {
      radius: random.between(25, 33),
      half: random.between(38, 52),
      flat: random.between(0.7, 0.95),
      material: random.pick(["cotton/cellulose", "wool (keratin)"] as const),
      density: random.between(0.2, 0.32),
      turns: 4,
    });
    return { solids: assembly.solids, manifestLine: "1 pair of socks" };
  }),
  belt: everyday("clothing", "Belt", "A coiled leather band with a dark buckle.", (random) => {
    const assembly = new Assembly();
    const width = random.between(26, 38);
    const turns = random.between(2.6, 3.6);
    const steps = Math.round(turns * 22);
    const path = Array.from({ length: steps }, (_, step): Vector => {
      const angle = (step / 22) * 2 * Math.PI;
      const reach = 24 + (step / 22) * 7.5;
      return [reach * cosine(angle), reach * 0.86 * sine(angle), 0];
    });
    const band: Point[] = [
      [-width / 2, -1.7],
      [width / 2, -1.7],
      [width / 2, 1.7],
      [-width / 2, 1.7],
    ];
    const leather = assembly.add(sweepOf(path, band, { across: [0, 0, 1] }), "leather (Cr tanned)");
    void leather;
    const [x, y] = path.at(-1) ?? [0, 0, 0];
    const frame = extrusion(pierced(roundedRectangle(width / 2 + 6, 21, 5, 4), roundedRectangle(width / 2 + 1, 15, 3, 3)), 3.6);
    assembly.add(frame, random.pick(["zinc die-cast", "steel/iron", "brass"] as const), {
      at: [x + 5, y + 22, 0],
      turn: rotation(0, Math.PI / 2, random.between(-0.3, 0.3)),
    });
    assembly.add(
      tube(
        [
          [x + 8, y + 8, 0],
          [x + 10, y + 22, 0],
          [x + 8, y + 40, 0],
        ],
        1.9,
      ),
      "steel/iron",
    );
    return { solids: assembly.solids, manifestLine: "1 belt" };
  }),
  cap: everyday("clothing", "Cap", "A hollow soft dome with a stiff curved peak.", (random) => {
    const assembly = new Assembly();
    const dome = (base: number, radius: number, high: number) =>
      loft(
        Array.from({ length: 9 }, (_, level) => {
          const height = (level / 8.2) * high;
          const reach = radius * Math.sqrt(1 - (level / 8.2) * (level / 8.2));
          return Array.from({ length: 26 }, (__, side): Vector => [
            reach * cosine(side / 4.138),
            reach * 1.15 * sine(side / 4.138),
            base + height,
          ]);
        }),
      );
    const cloth = assembly.add(dome(0, 78, 64), "cotton/cellulose", { density: 0.55 });
    assembly.add(dome(0.8, 75.6, 60.5), "vacuum", { inside: cloth });
    assembly.add(slab([58, 34, 1.8], 30, 0.5, 5), "polyethylene", { at: [0, 118, 4], turn: rotation(random.between(0.1, 0.35), 0, 0) });
    assembly.cylinder(5, 2, "steel/iron", { at: [0, 0, 66] });
    return { solids: assembly.solids, manifestLine: "1 cap" };
  }),
} satisfies Record<string, Kind>;
