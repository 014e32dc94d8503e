import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { extrusion, pierced } from "../mesh/extrusion.ts";
import { merged, moved, type Mesh, type Point } from "../mesh/mesh.ts";
import { roundedRectangle } from "../mesh/slab.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import type { Parts } from "./kind.ts";

// An outline and classes of material only, as an image must show them.

const CHAMBERS = 6;
/** Where the drum sits, and half its length. */
const DRUM = { x: -1, y: -5, half: 24 };

/** The drum from its end: round, with a flute between every two chambers. */
const fluted = (radius: number, from: number): Point[] =>
  Array.from({ length: CHAMBERS * 6 }, (_, step): Point => {
    const angle = (step / (CHAMBERS * 6)) * 6.2832 + from;
    const deep = step % 6 === 3 ? 0.84 : step % 6 === 2 || step % 6 === 4 ? 0.91 : 1;
    return [radius * deep * cosine(angle), radius * deep * sine(angle)];
  });

const bent = (points: readonly Point[], stepsBetween: number): Vector[] =>
  smoothPath(
    points.map(([x, y]): Vector => [x, y, 0]),
    stepsBetween,
  );

/** The opening that the drum fills, its corners as round as the cutter that made them. */
const windowAround = (round: number): Point[] =>
  roundedRectangle(DRUM.half + 0.35, round + 0.3, 4.5, 4).map(([x, y]): Point => [x + DRUM.x, y + DRUM.y]);

/** Two cheeks beside the frame, round towards the drum. */
const shieldAt = (x: number, radius: number): Mesh =>
  merged(
    [-1, 1].map((side) =>
      moved(
        extrusion(
          Array.from({ length: 11 }, (_, step): Point => {
            const angle = -1.2 + 0.24 * step;
            return [radius * sine(angle), Math.max(6.8, radius * cosine(angle))];
          }).concat([
            [radius * sine(1.2), 6.7],
            [-radius * sine(1.2), 6.7],
          ]),
          2.6,
        ),
        { rotation: side > 0 ? [0, 0, 1, 1, 0, 0, 0, 1, 0] : [0, 0, 1, -1, 0, 0, 0, -1, 0], position: [x, DRUM.y, 0] },
      ),
    ),
  );

export const revolverOf = (random: Random): Parts => {
  const assembly = new Assembly();
  const long = random.between(50, 110);
  const skin: MaterialName = random.pick(["steel/iron", "stainless 304"] as const);
  const round = random.between(17.6, 19.4);
  // One body: barrel lug, the window in which the drum sits, and the tang that the grip's scales are screwed on.
  const muzzle = -36 - long;
  assembly.add(
    extrusion(
      pierced(
        [
          [-34, 24],
          [-34, -30],
          [-20, -35],
          [24, -35],
          [36, -32],
          [60, -68],
          [84, -102],
          [74, -106],
          [50, -78],
          [62, -44],
          [55, -12],
          [50, 6],
          [40, 24],
        ],
        windowAround(round),
      ),
      13,
    ),
    skin,
  );
  const barrel = assembly.within([(muzzle - 34) / 2, 12, 0]);
  const steel = barrel.cylinder(9.2, (long + 2) / 2, skin, { along: "x" });
  barrel.cylinder(4.6, (long + 2) / 2 - 0.5, "vacuum", { along: "x", inside: steel });
  // The lug below the barrel, and the ejector rod that lies in it.
  const lug = random.between(0.55, 1) * long;
  assembly.box([lug / 2, 1.6, 4.5], skin, { at: [-34 - lug / 2, 1, 0] });
  assembly.cylinder(2.2, lug / 2 - 1, skin, { at: [-34 - lug / 2, -2.7, 0], along: "x" });
  assembly.cylinder(3, 3, skin, { at: [-34 - lug - 2, -2.7, 0], along: "x" });
  // The sight stands on the barrel's end.
  assembly.add(
    extrusion(
      [
        [muzzle + 3, 21.2],
        [muzzle + 6, 27],
        [muzzle + 10, 27.4],
        [muzzle + 18, 21.2],
      ],
      3,
    ),
    skin,
  );
  const drum = assembly.within([DRUM.x, DRUM.y, 0]);
  const turned = random.between(0, 1);
  // Behind and before it the frame is as broad as the drum: no light comes past its ends.
  assembly.add(merged([shieldAt(DRUM.x + DRUM.half + 2.1, round - 1), shieldAt(DRUM.x - DRUM.half - 1.7, round * 0.66)]), skin);
  const cylinder = drum.add(extrusion(fluted(round, turned), 2 * DRUM.half), skin, { turn: lengthwise.x });
  const loaded = random.chance(0.75);
  for (let chamber = 0; chamber < CHAMBERS; chamber++) {
    const angle = (chamber / CHAMBERS) * 6.2832 + turned;
    // The drum's end looks along x: its own x is down, its y aside.
    const bore = drum.within([0, 11.4 * sine(angle), -11.4 * cosine(angle)]);
    const hole = bore.cylinder(4.6, 23.4, "vacuum", { along: "x", inside: cylinder });
    if (!loaded) continue;
    const shell = bore.cylinder(4.4, 15, "brass", { at: [7, 0, 0], along: "x", inside: hole });
    bore.cylinder(3.7, 14, "organic simulant C (powder class)", { at: [7, 0, 0], along: "x", inside: shell });
    bore.ellipsoid([6, 4.2, 4.2], "lead", { at: [-14.4, 0, 0], inside: hole });
  }
  const grip = random.pick(["wood", "rubber (vulcanised)"] as const);
  const scale: Point[] = bent(
    [
      [56, -14],
      [64, -44],
      [84, -78],
      [98, -104],
      [84, -114],
      [66, -112],
      [50, -84],
      [42, -54],
      [42, -28],
    ],
    3,
  ).map(([x, y]): Point => [x, y]);
  for (const side of [-1, 1]) assembly.add(extrusion(scale, 7.6), grip, { at: [0, 0, side * 10.35] });
  // Guard and trigger begin at the frame.
  assembly.add(
    tube(
      bent(
        [
          [-15, -34],
          [-15, -52],
          [4, -61],
          [24, -54],
          [34, -35],
        ],
        5,
      ),
      2.8,
    ),
    skin,
  );
  assembly.add(
    tube(
      bent(
        [
          [11, -34],
          [5, -43],
          [7, -54],
        ],
        4,
      ),
      2.2,
      { scale: (along) => 1.25 - 0.5 * along },
    ),
    skin,
  );
  // The hammer with its spur, out of the back of the frame.
  assembly.add(
    extrusion(
      [
        [51, 5],
        [47, 13],
        [52, 26],
        [60, 31],
        [67, 28],
        [60, 21],
        [60, 4],
        [55.5, -10],
      ],
      6,
    ),
    skin,
  );
  return { solids: assembly.solids, manifestLine: "1 revolver" };
};
