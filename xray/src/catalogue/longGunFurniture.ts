import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { extrusion, pierced } from "../mesh/extrusion.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { roundedRectangle, slab } from "../mesh/slab.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { gun } from "./gun.ts";
import type { Kind } from "./kind.ts";

// Outlines and classes of material only: nothing here is a working part.

const flat = (points: readonly Point[]): Vector[] => points.map(([x, y]): Vector => [x, y, 0]);

/** What a long gun is held by. */
export const longGunFurniture = {
  longGunStock: gun("Gun stock", "A wooden or plastic butt with a steel plate at its end and a long screw through its neck.", (random) => {
    const assembly = new Assembly();
    const long = random.between(118, 150);
    const wood = random.chance(0.6);
    const back = random.between(42, 56);
    const outline = smoothPath(
      flat([
        [-long, 12],
        [-long * 0.5, 14],
        [-long * 0.2, 8],
        [long * 0.2, 20],
        [long, 26],
        [long, 26 - back * 1.7],
        [long * 0.3, -back * 0.7],
        [-long * 0.12, -24],
        [-long * 0.34, -44],
        [-long * 0.5, -42],
        [-long * 0.5, -16],
        [-long, -12],
      ]),
      3,
      true,
    ).map(([x, y]): Point => [x, y]);
    const body = assembly.add(extrusion(outline, random.between(30, 38)), wood ? "wood" : "nylon6");
    if (!wood)
      assembly.add(
        extrusion(
          [
            [long * 0.25, 12],
            [long * 0.9, 18],
            [long * 0.9, -back],
            [long * 0.35, -back * 0.5],
          ],
          24,
        ),
        "vacuum",
        { inside: body },
      );
    assembly.add(slab([2.2, back * 0.84, 15], 4, 1, 3), random.pick(["steel/iron", "rubber (vulcanised)"] as const), {
      at: [long + 4.5, 26 - back * 0.84, 0],
    });
    assembly.cylinder(3.2, long * 0.5, "steel/iron", { at: [-long * 0.3, 0, 0], along: "x", inside: body });
    for (const y of [18, 18 - back * 1.2])
      assembly.cylinder(2.4, 15, "steel/iron", { at: [long - 18, y - 2, 0], along: "x", inside: body });
    assembly.add(
      tube(
        smoothPath(
          flat([
            [long * 0.5, -back * 0.9 - 3],
            [long * 0.56, -back * 0.9 - 17],
            [long * 0.7, -back * 0.9 - 18],
            [long * 0.76, -back * 1.1 - 3],
          ]),
          4,
        ),
        1.8,
      ),
      "steel/iron",
    );
    return { solids: assembly.solids, manifestLine: "1 gun stock" };
  }),
  handguard: gun("Handguard", "A slotted light-metal tube with rows of holes and a toothed rail along each side.", (random) => {
    const assembly = new Assembly();
    const half = random.between(86, 136);
    const radius = random.between(19, 23);
    const strips = Array.from({ length: 8 }, (_, strip) => {
      const angle = (strip / 8) * 2 * Math.PI;
      const slots = random.whole(4, 6);
      const holes = Array.from({ length: slots }, (__, slot) =>
        roundedRectangle(3.4, (half / slots) * 0.62, 3, 2).map(([x, y]): Point => [x, y + ((slot + 0.5) / slots - 0.5) * 2 * half]),
      );
      const pierce = holes.reduce<Point[]>((around, hole) => pierced(around, hole), roundedRectangle(radius * 0.4, half, 2, 2));
      return { mesh: extrusion(pierce, 2.2), angle };
    });
    for (const { mesh, angle } of strips)
      assembly.add(mesh, "aluminium", {
        at: [radius * sine(angle), 0, radius * cosine(angle)],
        turn: rotation(0, angle, 0),
      });
    const teeth = Array.from({ length: Math.floor(half / 5.2) }, () => slab([9, 2.4, 1.6], 0.4, 0.2, 1)).map((mesh, index) => ({
      ...mesh,
      vertices: mesh.vertices.map((value, at) =>
        at % 3 === 1 ? value - half + 6 + index * 10.2 : at % 3 === 2 ? value + radius + 3.2 : value,
      ),
    }));
    assembly.add(merged(teeth), "aluminium");
    return { solids: assembly.solids, manifestLine: "1 handguard" };
  }),
} satisfies Record<string, Kind>;
