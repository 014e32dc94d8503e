import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { rotation } from "../math/rotation.ts";
import { lengthOf, minus, unit } from "../math/vector.ts";
import { extrusion, pierced } from "../mesh/extrusion.ts";
import { loft } from "../mesh/loft.ts";
import { merged, type Mesh, type Point, moved } from "../mesh/mesh.ts";
import { revolution } from "../mesh/revolution.ts";
import { slab } from "../mesh/slab.ts";
import { circle, smoothPath, tube } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import type { Kind } from "./kind.ts";
import { wholePower } from "../math/wholePower.ts";

const threat = (name: string, description: string, make: Kind["make"]): Kind => ({
  family: "weapons",
  category: "otherWeapons",
  name,
  description,
  make,
});

/** As a chain lies that was poured out: in bends over itself. */
const pouredOut = (random: Random, thick: number): Vector[] => {
  let angle = 0;
  const knots = Array.from({ length: 12 }, (_, knot): Vector => {
    angle += random.between(0.9, 1.7);
    const reach = random.between(20, 58);
    return [reach * cosine(angle), reach * sine(angle) * 1.2, knot * thick * 0.62];
  });
  return smoothPath(knots, 24);
};

/** Oval links along a way, every other one on edge. */
const linksAlong = (random: Random, way: readonly Vector[], thick: number): Mesh[] => {
  const [long, wide] = [random.between(9, 13), random.between(5.6, 7)];
  const oval = tube(
    circle(1, 16).map(([x, y]): Vector => [x * long, y * wide, 0]),
    thick,
    { endless: true, sides: 7 },
  );
  const links: Mesh[] = [];
  let gone = Infinity;
  for (const [index, at] of way.entries()) {
    const ahead = minus(way[index + 1] ?? at, at);
    const flat: Vector = [ahead[0], ahead[1], 0];
    gone += lengthOf(ahead);
    if (gone < 2 * (long - thick) || lengthOf(flat) === 0) continue;
    gone = 0;
    const [c, s] = unit(flat);
    const tilt = links.length % 2 === 0 ? random.between(-0.3, 0.3) : random.between(1, 1.57);
    const turned = moved(oval, { rotation: rotation(tilt, 0, 0), position: [0, 0, 0] });
    links.push(moved(turned, { rotation: [c, -s, 0, s, c, 0, 0, 0, 1], position: at }));
  }
  return links;
};

export const bluntWeapons = {
  baton: threat("Telescopic baton", "A dark steel rod of nested tubes with a soft grip.", (random) => {
    const assembly = new Assembly();
    const open = random.chance(0.5);
    const half = random.between(82, 108);
    const grip = assembly.cylinder(14, half * 0.8, "rubber (vulcanised)", { along: "y" });
    const outer = assembly.cylinder(10.5, half * 0.78, "steel/iron", { along: "y", inside: grip });
    const room = assembly.cylinder(8.9, half * 0.76, "vacuum", { along: "y", inside: outer });
    const middle = assembly.cylinder(8.2, half * 0.74, open ? "vacuum" : "steel/iron", { along: "y", inside: room });
    if (!open) assembly.cylinder(6.4, half * 0.72, "steel/iron", { along: "y", inside: middle });
    else {
      const tubeOf = assembly.cylinder(8.2, half * 0.5, "steel/iron", { at: [0, half * 1.31, 0], along: "y" });
      assembly.cylinder(6.6, half * 0.49, "vacuum", { at: [0, half * 1.31, 0], along: "y", inside: tubeOf });
      assembly.cylinder(5.8, half * 0.42, "steel/iron", { at: [0, half * 2.24, 0], along: "y" });
    }
    assembly.ellipsoid([8, 8, 8], "steel/iron", { at: [0, open ? half * 2.68 + 7 : half * 0.8 + 8.2, 0] });
    return { solids: assembly.solids, manifestLine: "1 telescopic baton" };
  }),
  knuckleduster: threat("Knuckleduster", "Four rings in a row above a curved bar, thick metal.", (random) => {
    const assembly = new Assembly();
    const metal = random.pick(["brass", "aluminium", "steel/iron", "zinc die-cast"] as const);
    const outline = smoothPath(
      [
        [-50, 4, 0],
        [-44, 22, 0],
        [-30, 17, 0],
        [-14, 24, 0],
        [0, 18, 0],
        [14, 24, 0],
        [30, 17, 0],
        [44, 22, 0],
        [50, 4, 0],
        [40, -14, 0],
        [24, -34, 0],
        [0, -38, 0],
        [-24, -34, 0],
        [-40, -14, 0],
      ],
      3,
      true,
    ).map(([x, y]): Point => [x, y]);
    const holes = [-36, -12, 12, 36].map((x) => circle(9.4, 14).map(([a, b]): Point => [a + x * 0.97, b + 3]));
    const plate = holes.reduce<Point[]>((around, hole) => pierced(around, hole), outline);
    assembly.add(extrusion(plate, random.between(9, 13)), metal);
    return { solids: assembly.solids, manifestLine: "1 knuckleduster" };
  }),
  hammer: threat("Hammer", "A black block of steel across a lighter handle.", (random) => {
    const assembly = new Assembly();
    const wood = random.chance(0.5);
    const half = random.between(118, 145);
    assembly.add(
      loft(
        Array.from({ length: 7 }, (_, step) =>
          circle(1, 12).map(([x, z]): Vector => [x * (10 + 5 * wholePower(step / 6 - 0.5, 2) * 4), (step / 3 - 1) * half, z * 8.5]),
        ),
      ),
      wood ? "wood" : "steel/iron",
      wood ? {} : { density: 3.2 },
    );
    const head = assembly.within([0, half + 14, 0]);
    head.add(slab([50, 13, 12.5], 4, 2, 3), "steel/iron");
    head.cylinder(15, 9, "steel/iron", { at: [60, 0, 0], along: "x" });
    head.add(
      extrusion(
        [
          [-50.5, -12],
          [-50.5, 12],
          [-84, 2],
          [-84, -2],
        ],
        22,
      ),
      "steel/iron",
    );
    return { solids: assembly.solids, manifestLine: "1 hammer" };
  }),
  nunchaku: threat("Nunchaku", "Two short rods joined by a small steel chain.", (random) => {
    const assembly = new Assembly();
    const half = random.between(112, 146);
    const material = random.pick(["wood", "wood", "ABS", "aluminium"] as const);
    const thin = random.between(0.66, 0.86);
    const radius = random.between(12.5, 15.5);
    const apart = random.between(30, 52);
    // Rods that grow thinner towards the chain, with grooves where they are held and a swivel in a steel cap at their ends.
    const grooves = Array.from({ length: 5 }, (_, groove): Point[] =>
      [0, 1, 2].map((step) => [step === 1 ? radius - 1.6 : radius, (-0.7 + groove * 0.09 + step * 0.02) * half]),
    ).flat();
    const profile: Point[] = [[radius - 2, -half], [radius, -half + 5], ...grooves, [radius * thin, half]];
    for (const side of [-1, 1]) {
      const rod = assembly.within([side * apart, random.between(-14, 14), 0], rotation(0, 0, side * random.between(0.02, 0.16)));
      const body = rod.add(revolution(profile, 18), material, { turn: lengthwise.y });
      if (material === "ABS") rod.cylinder(4, half - 4, "steel/iron", { along: "y", inside: body, density: 4 });
      else rod.cylinder(2.2, 14, "steel/iron", { at: [0, half - 17, 0], along: "y", inside: body });
      rod.cylinder(radius * thin * 0.8, 3.4, "steel/iron", { at: [0, half + 3.6, 0], along: "y" });
      rod.ellipsoid([4.4, 4.4, 4.4], "steel/iron", { at: [0, half + 12, 0] });
    }
    const count = random.whole(7, 11);
    const link = tube(
      circle(1, 14).map(([x, y]): Vector => [x * 7.4, y * 4.4, 0]),
      1.4,
      { endless: true, sides: 6 },
    );
    for (let index = 0; index < count; index++) {
      const t = (index + 0.5) / count;
      assembly.add(link, "steel/iron", {
        at: [(2 * t - 1) * (apart - 4), half + 20 + random.between(18, 24) * 4 * t * (1 - t), 0],
        turn: rotation(index % 2 === 0 ? 0.1 : 1.45, 0, (1 - 2 * t) * 0.9),
      });
    }
    return { solids: assembly.solids, manifestLine: "1 nunchaku" };
  }),
  chain: threat("Steel chain", "A heap of thick steel links with a lock.", (random) => {
    const assembly = new Assembly();
    const thick = random.between(2.2, 3.4);
    assembly.add(merged(linksAlong(random, pouredOut(random, thick), thick)), "steel/iron");
    if (random.chance(0.7)) {
      const at: Vector = [random.between(-30, 30), random.between(-40, 40), 12 * thick * 0.62 + 12];
      const lock = assembly.within(at, rotation(0, 0, random.between(0, 3)));
      const body = lock.add(slab([18, 15, 8.4], 4, 2, 3), "brass", { density: 7.4 });
      lock.cylinder(5, 11, "vacuum", { at: [0, -3, 0], along: "y", inside: body });
      lock.cylinder(4.4, 10, "brass", { at: [0, -3, 0], along: "y", density: 5 });
      const bow = smoothPath(
        [
          [-10, 15.4, 0],
          [-10, 28, 0],
          [0, 38, 0],
          [10, 28, 0],
          [10, 15.4, 0],
        ],
        5,
      );
      lock.add(tube(bow, 3.2), "steel/iron");
    }
    return { solids: assembly.solids, manifestLine: "1 steel chain" };
  }),
} satisfies Record<string, Kind>;
