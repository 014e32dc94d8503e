import { rotation } from "../math/rotation.ts";
import { revolution } from "../mesh/revolution.ts";
import { roundedRectangle, slab } from "../mesh/slab.ts";
import { extrusion } from "../mesh/extrusion.ts";
import { smoothPath, torus, tube } from "../mesh/sweep.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";
import { staplerOf } from "./stapler.ts";

/** What lies in a bag like a barrel, a grip or a tool, and is none. */
export const heavyGear = {
  handWeight: everyday("sport", "Hand weight", "Two heavy ends of iron on a short bar.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(22, 34);
    const half = random.between(12, 20);
    const bar = random.between(58, 68);
    const iron = { density: 7.1 };
    assembly.cylinder(13, bar - half - 0.3, "steel/iron", { along: "y", ...iron });
    for (const end of [-1, 1])
      assembly.add(
        revolution(
          [
            [radius * 0.72, -half],
            [radius, -half * 0.5],
            [radius, half * 0.5],
            [radius * 0.72, half],
          ],
          random.pick([6, 24] as const),
        ),
        "steel/iron",
        { at: [0, end * bar, 0], turn: lengthwise.y, ...iron },
      );
    return { solids: assembly.solids, manifestLine: "1 hand weight" };
  }),
  bicycleLock: everyday("sport", "Bicycle lock", "A bow of thick steel in a tube with a lock.", (random) => {
    const assembly = new Assembly();
    const wide = random.between(44, 58);
    const long = random.between(70, 104);
    const radius = random.between(6, 8);
    assembly.add(
      tube(
        smoothPath(
          [
            [-wide, -long, 0],
            [-wide, long * 0.5, 0],
            [-wide * 0.7, long, 0],
            [wide * 0.7, long, 0],
            [wide, long * 0.5, 0],
            [wide, -long, 0],
          ],
          5,
        ),
        radius,
        { sides: 14 },
      ),
      "steel/iron",
    );
    const beam = assembly.cylinder(15, wide + 22, "steel/iron", { at: [0, -long - 15.6, 0], along: "x" });
    assembly.cylinder(11.5, wide + 19, "zinc die-cast", { at: [0, -long - 15.6, 0], along: "x", density: 4.6, inside: beam });
    return { solids: assembly.solids, manifestLine: "1 bicycle lock" };
  }),
  bicyclePump: everyday("sport", "Bicycle pump", "A metal tube with a rod in it, a handle across one end.", (random) => {
    const assembly = new Assembly();
    const half = random.between(84, 128);
    const radius = random.between(11, 15);
    const barrel = assembly.cylinder(radius, half, random.pick(["aluminium", "steel/iron"] as const), { along: "y" });
    const room = assembly.cylinder(radius - 1.6, half - 2, "vacuum", { along: "y", inside: barrel });
    assembly.cylinder(4, half - 12, "steel/iron", { at: [0, 6, 0], along: "y", inside: room });
    assembly.cylinder(9, 26, "rubber (vulcanised)", { at: [0, half + 9.6, 0], along: "x" });
    assembly.cylinder(7, 12, "brass", { at: [0, -half - 12.4, 0], along: "y", density: 5 });
    return { solids: assembly.solids, manifestLine: "1 bicycle pump" };
  }),
  spannerRoll: everyday(
    "tools",
    "Roll of short spanners",
    "A row of short steel spanners, each a little longer than the last.",
    (random) => {
      const assembly = new Assembly();
      const count = random.whole(5, 8);
      let x = -8.5 * (count - 1) + random.between(-2, 2);
      // Put back in any order, in pockets that are as wide as each once was.
      for (const at of random.shuffle(Array.from({ length: count }, (_, size) => size))) {
        const half = 30 + at * random.between(1.8, 4.4);
        x += random.between(4, 8) + at * 0.45;
        const spanner = assembly.within(
          [x, random.between(-12, 12), random.normal()],
          rotation(0, random.normal() * 0.16, random.normal() * 0.07),
        );
        x += random.between(5, 9) + at * 0.45;
        const thick = 2.2 + at * 0.3;
        const upsideDown = random.chance(0.3) ? -1 : 1;
        spanner.add(slab([2.6 + at * 0.2, half, thick], 1.6, thick * 0.5, 2), "steel/iron");
        spanner.add(torus(4.6 + at * 0.15, 2.3, 14, 6), "steel/iron", { at: [0, upsideDown * (half + 7.4 + at * 0.2), 0] });
        // The other end is open.
        for (const side of [-1, 1])
          spanner.box([1.9, 5, thick], "steel/iron", {
            at: [side * 4.6, -upsideDown * (half + 4.6), 0],
            turn: rotation(0, 0, side * 0.16),
          });
      }
      assembly.box([count * 8.2, 66, 0.8], "nylon6", { at: [0, 0, -8.6] });
      return { solids: assembly.solids, manifestLine: `1 roll of ${count} short spanners` };
    },
  ),
  stapler: everyday("paper", "Stapler", "Two steel arms on a hinge over a rail of staples.", staplerOf),
  sprayPistol: everyday("household", "Garden spray", "A nozzle on a bent grip with a lever before it.", (random) => {
    const assembly = new Assembly();
    const metal = random.pick(["zinc die-cast", "brass", "ABS"] as const);
    const barrel = assembly.cylinder(13, 52, metal, { at: [30, 0, 0], along: "x" });
    assembly.cylinder(7.5, 50, "vacuum", { at: [30, 0, 0], along: "x", inside: barrel });
    const grip = assembly.within([-28, -52, 0], rotation(0, 0, random.between(-0.3, -0.12)));
    const handle = grip.add(slab([12.5, 48, 12], 9, 7), metal);
    grip.cylinder(6.5, 45, "vacuum", { along: "y", inside: handle });
    assembly.add(
      tube(
        smoothPath(
          [
            [40, -16.5, 0],
            [22, -34, 0],
            [2, -70, 0],
          ],
          5,
        ),
        3,
        { sides: 8 },
      ),
      "steel/iron",
    );
    assembly.cylinder(19, 9, "rubber (vulcanised)", { at: [91.6, 0, 0], along: "x" });
    return { solids: assembly.solids, manifestLine: "1 garden spray" };
  }),
  tripod: everyday("electronics", "Tripod", "Three folded legs of metal tubes around a column with a head.", (random) => {
    const assembly = new Assembly();
    const half = random.between(120, 165);
    const radius = random.between(8, 11);
    for (let leg = 0; leg < 3; leg++) {
      const at = [[-15, 0, -9] as const, [15, 0, -9] as const, [0, 0, 17] as const][leg]!;
      const outer = assembly.cylinder(radius, half, "aluminium", { at, along: "y" });
      const gap = assembly.cylinder(radius - 1.5, half - 2, "vacuum", { at, along: "y", inside: outer });
      const inner = assembly.cylinder(radius - 2.2, half - 6, "aluminium", { at, along: "y", inside: gap });
      assembly.cylinder(radius - 3.8, half - 8, "vacuum", { at, along: "y", inside: inner });
    }
    assembly.cylinder(16, 13, "magnesium AZ91", { at: [0, half + 13.6, 0], along: "y", density: 2.4 });
    assembly.ellipsoid([17, 17, 17], "aluminium", { at: [0, half + 44.4, 0] });
    assembly.add(extrusion(roundedRectangle(24, 22, 4), 8), "aluminium", { at: [0, half + 66.2, 0], turn: lengthwise.y });
    return { solids: assembly.solids, manifestLine: "1 tripod" };
  }),
} satisfies Record<string, Kind>;
