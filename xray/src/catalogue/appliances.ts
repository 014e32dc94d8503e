import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { merged } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, torus, tube } from "../mesh/sweep.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { circuit, post, roundCell } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";

export const appliances = {
  pressureMonitor: everyday(
    "medical",
    "Blood pressure monitor",
    "A small pump, a board and four cells, with an air tube and a cuff.",
    (random) => {
      const assembly = new Assembly();
      const wall = assembly.add(slab([48, 62, 24], 12, 6, 4), "ABS");
      const room = assembly.add(slab([46, 60, 22], 10, 5, 4), "vacuum", { inside: wall });
      circuit(assembly, random, { half: [34, 24], at: [0, 26, 4], headroom: 8, crowd: 1, inside: room });
      for (let cell = 0; cell < 4; cell++) roundCell(assembly, 7.1, 24.5, [cell * 15.4 - 23, -26, -8], "alkaline cell AA", room);
      assembly.cylinder(10, 14, "steel/iron", { at: [24, 30, -10], along: "y", density: 6, inside: room });
      assembly.add(
        tube(
          smoothPath(
            [
              [-40, 66, 0],
              [-60, 96, 0],
              [-84, 60, 0],
              [-96, -10, 0],
              [-80, -50, 0],
            ],
            6,
          ),
          3.4,
          { sides: 8 },
        ),
        "silicone rubber",
        { density: 0.7 },
      );
      assembly.add(slab([26, 66, 11], 12, 6, 4), "nylon6", { at: [-92, -26, -12], density: 0.3 });
      return { solids: assembly.solids, manifestLine: "1 blood pressure monitor" };
    },
  ),
  memorySticks: everyday("electronics", "Memory sticks", "Thumb-sized boards in metal sleeves.", (random) => {
    const assembly = new Assembly();
    for (let index = 0; index < random.whole(2, 4); index++) {
      const stick = assembly.within([index * 24, random.between(-6, 6), 0], rotation(0, 0, random.between(-0.25, 0.25)));
      const sleeve = stick.add(slab([8.5, 20, 3.6], 2, 0.6, 3), random.pick(["ABS", "aluminium"] as const));
      const room = stick.add(slab([7.6, 19, 2.8], 1.5, 0.4, 3), "vacuum", { inside: sleeve });
      stick.box([6, 16, 0.4], "FR4 bare", { inside: room });
      stick.box([4.5, 6, 0.7], "silicon", { at: [0, 4, 1.2], inside: room });
      const shell = stick.box([6, 6, 2.2], "steel/iron", { at: [0, 26.2, 0] });
      stick.box([5.6, 5.6, 1.9], "vacuum", { at: [0, 26.2, 0], inside: shell });
    }
    return { solids: assembly.solids, manifestLine: "Memory sticks" };
  }),
  curlingIron: everyday("electronics", "Curling iron", "A steel rod with a heater inside, a clamp and a thick cable.", (random) => {
    const assembly = new Assembly();
    const grip = assembly.cylinder(16, 66, "ABS", { at: [0, -70, 0], along: "y" });
    assembly.cylinder(13.5, 64, "vacuum", { at: [0, -70, 0], along: "y", inside: grip });
    const rod = assembly.cylinder(random.between(10, 15), 74, "aluminium", { at: [0, 70.4, 0], along: "y" });
    const inner = assembly.cylinder(8.6, 72, "vacuum", { at: [0, 70.4, 0], along: "y", inside: rod });
    assembly.box([5, 44, 1.6], "alumina", { at: [0, 60, 0], inside: inner });
    assembly.add(
      tube(
        [
          [0, 0, 17.5],
          [0, 70, 18.5],
          [0, 138, 17],
        ],
        1.6,
        { sides: 6 },
      ),
      "stainless 304",
    );
    assembly.add(torus(34, 3.2, 34, 8), "PVC", { at: [58, -84, 0], density: 2 });
    assembly.add(torus(37, 3.2, 34, 8), "PVC", { at: [60, -80, 6.8], density: 2 });
    assembly.add(slab([13, 17, 8], 5, 2, 3), "PVC", { at: [58, -128, 13], turn: lengthwise.z });
    return { solids: assembly.solids, manifestLine: "1 curling iron" };
  }),
  alarmClock: everyday("household", "Alarm clock", "Gears, a bell, a cell and two hands in a round case.", (random) => {
    const assembly = new Assembly();
    const wall = assembly.cylinder(44, 19, "ABS");
    const room = assembly.cylinder(42, 17, "vacuum", { inside: wall });
    const gears = Array.from({ length: 6 }, (_, index) =>
      post(random.between(4, 11), 0.6, [random.between(-16, 16), random.between(-8, 20), index * 2.2 - 8], 16),
    );
    assembly.add(merged(gears), "brass", { inside: room });
    roundCell(assembly.within([0, -24, -6], rotation(0, 0, Math.PI / 2)), 7.1, 24.5, [0, 0, 0], "alkaline cell AA", room);
    assembly.cylinder(39, 0.8, "glass soda-lime", { at: [0, 0, 15], inside: room });
    for (const turned of [0.4, 2.2])
      assembly.box([1.2, 13, 0.3], "steel/iron", {
        at: [13 * sine(turned), 13 * cosine(turned), 12],
        turn: rotation(0, 0, -turned),
        inside: room,
      });
    for (const side of [-1, 1]) assembly.ellipsoid([14, 9, 14], "steel/iron", { at: [side * 26, 47.5, 0], density: 1.6 });
    return { solids: assembly.solids, manifestLine: "1 alarm clock" };
  }),
} satisfies Record<string, Kind>;
