import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { band, bandFrame } from "../mesh/band.ts";
import { extrusion, pierced } from "../mesh/extrusion.ts";
import { merged, moved } from "../mesh/mesh.ts";
import { plate } from "../mesh/plate.ts";
import { roundedRectangle, slab } from "../mesh/slab.ts";
import { tube } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Matrix, Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { beltWay } from "./beltWays.ts";
import { post } from "./circuit.ts";
import type { Parts } from "./kind.ts";

const THICK = 1.7;
const HOLES = 5;
/** Between two of its holes, and from its tip to the first. */
const HOLE = { apart: 25, first: 92 };

const METALS = ["zinc die-cast", "steel/iron", "brass"] as const;

/** A frame with its tongue, or a plate with a stud behind, at the end of the leather that goes around its bar. */
const buckle = (assembly: Assembly, random: Random, at: Vector, turn: Matrix, wide: number): void => {
  const part = assembly.within(at, turn);
  const metal = random.pick(METALS);
  const long = random.between(17, 25);
  if (random.chance(0.68)) {
    const thick = random.between(1.7, 2.7);
    const frame = roundedRectangle(wide + 5, long, random.between(4, long * 0.7), 4).map(([x, y]): Vector => [x, y + long, 0]);
    part.add(tube(frame, thick, { sides: 8, endless: true }), metal);
    const tongue: Vector[] = [
      [0, 1.2 + thick, 0.4],
      [0, long, 1.6],
      [random.between(-1.5, 1.5), 2 * long + 1.5, thick + 1.2],
    ];
    part.add(tube(tongue, 1.7, { sides: 7 }), metal);
  } else {
    const face = { corner: random.between(2, 9), edge: 1, swell: random.between(0, 2.4) };
    part.add(plate([wide + 4, long * 0.9, 1.5], face), metal, { at: [0, long, 2.4] });
    part.add(tube([[-wide - 1, 2, 0], [wide + 1, 2, 0]], 1.6, { sides: 7 }), "steel/iron"); // prettier-ignore
    part.add(slab([2.4, 1.8, 2.2], 0.8, 0.4, 2), "steel/iron", { at: [0, 1.7 * long, -0.9] });
  }
  // Two rivets hold the leather that was led around the bar, a loop of it keeps the tip.
  part.add(merged([-9, -21].map((y) => post(2.7, 2.5, [random.between(-1, 1), y, 0.6], 9))), random.pick(METALS), { density: 5 });
  part.add(extrusion(pierced(roundedRectangle(wide + 3.4, 4.9, 1.5, 2), roundedRectangle(wide + 1.4, 3, 1, 2)), 9), "leather (Cr tanned)", {
    at: [0, -33, 0],
    turn: lengthwise.y,
  });
};

export const beltOf = (random: Random): Parts => {
  const assembly = new Assembly();
  const wide = random.between(12, 19.5);
  const { points: plan, leans } = beltWay(random, random.between(840, 1120));
  const rolls = leans.map((lean) => Math.PI / 2 - lean);
  // The more it leans the lower its middle lies.
  const points = plan.map(([x, y, z], index): Vector => {
    const lean = leans[index] ?? 0;
    return [x, y, z + wide * cosine(lean) + THICK * Math.abs(sine(lean))];
  });
  const way = random.chance(0.5) ? points : points.toReversed();
  const turned = way === points ? rolls : rolls.toReversed();
  const leather = assembly.add(band(way, [wide, THICK], turned), "leather (Cr tanned)", {
    density: random.between(0.82, 1),
    noise: { frequency: 0.09, amplitude: 0.16, anisotropy: 1, seed: random.whole(1, 999) },
  });
  let [gone, made] = [0, 0];
  const holes = [];
  for (let index = 1; index + 1 < way.length && made < HOLES; index++) {
    const [at, before]: [Vector, Vector] = [way[index] ?? [0, 0, 0], way[index - 1] ?? [0, 0, 0]];
    gone += Math.sqrt((at[0] - before[0]) * (at[0] - before[0]) + (at[1] - before[1]) * (at[1] - before[1]));
    if (gone < HOLE.first + made * HOLE.apart) continue;
    holes.push(moved(post(2.1, THICK * 0.6, [0, 0, 0], 8), { rotation: bandFrame(way, index, turned[index] ?? 0), position: at }));
    made++;
  }
  assembly.add(merged(holes), "vacuum", { inside: leather });
  const last = way.length - 1;
  buckle(assembly, random, way[last] ?? [0, 0, 0], bandFrame(way, last, turned[last] ?? 0), wide);
  return { solids: assembly.solids, manifestLine: "1 belt" };
};
