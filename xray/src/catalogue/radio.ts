import { extrusion, pierced } from "../mesh/extrusion.ts";
import { roundedRectangle, slab } from "../mesh/slab.ts";
import { smoothPath, torus, tube } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Solid } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { circuit, roundCell } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";

/** A portable radio but for what is in its middle: a loudspeaker at one end, board and cells at the other, rods of its aerial and handle. */
export const radioBody = (assembly: Assembly, random: Random): { room: Solid } => {
  const skin = assembly.add(
    slab([52, 96, 27], random.between(5, 14), random.between(3, 7), 4),
    random.pick(["ABS", "polystyrene"] as const),
  );
  const room = assembly.add(slab([50, 94, 25], 7, 4, 4), "vacuum", { inside: skin });
  assembly.cylinder(random.between(13, 18), random.between(5, 7), "NdFeB magnet", { at: [0, 62, -8], density: 5, inside: room });
  assembly.add(torus(random.between(24, 29), 1.4, 28, 6), "steel/iron", { at: [0, 62, 10], inside: room, density: 4 });
  circuit(assembly, random, { half: [40, 30], at: [4, -58, 10], headroom: 6, crowd: 1, inside: room });
  const cells = random.pick([2, 4, 4] as const);
  for (let cell = 0; cell < cells; cell++)
    roundCell(assembly, 7.1, 24.5, [(cell - (cells - 1) / 2) * 16, -58, -10], "alkaline cell AA", room);
  for (const side of [-1, 1]) assembly.cylinder(2, 40, "steel/iron", { at: [side * 48, -10, 31], along: "y", density: 5 });
  return { room };
};

export const radios = {
  radio: everyday(
    "electronics",
    "Radio",
    "A loudspeaker, a board with cells, an aerial of thin tubes, and air in its middle.",
    (random) => {
      const assembly = new Assembly();
      const { room } = radioBody(assembly, random);
      // The scale is turned by a cord over rollers; in many a mains transformer or a second loudspeaker takes the middle.
      const inside = random.pick(["transformer", "loudspeaker", "air", "air"] as const);
      if (inside === "transformer") {
        const core = extrusion(pierced(roundedRectangle(20, 17, 1, 2), roundedRectangle(11, 8, 1, 2)), 20);
        assembly.add(core, "steel/iron", { at: [-14, 4, -8], density: 6.8, inside: room });
        assembly.add(slab([10.4, 7.4, 15], 3, 1, 3), "copper", { at: [-14, 4, -8], density: 3.4, inside: room });
      }
      if (inside === "loudspeaker") {
        assembly.cylinder(12, 5, "NdFeB magnet", { at: [6, 6, -12], density: 5, inside: room });
        assembly.add(torus(20, 1.2, 24, 6), "steel/iron", { at: [6, 6, 8], inside: room, density: 4 });
      }
      const leads = Array.from({ length: 3 }, (_, lead) =>
        smoothPath(
          [
            [-30 + 4 * lead, -24, 12],
            [random.between(-40, -20), random.between(-6, 14), 14 + lead],
            [-12, 36, random.between(8, 12)],
          ],
          5,
        ),
      );
      for (const lead of leads) {
        const sheath = assembly.add(tube(lead, 0.95, { sides: 6 }), "PVC", { density: 1.3, inside: room });
        assembly.add(tube(lead.slice(1, -1), 0.34, { sides: 5 }), "copper", { inside: sheath });
      }
      assembly.add(torus(12, 2.2, 22, 6), "ABS", { at: [30, -16, 20.5], turn: lengthwise.z, inside: room });
      return { solids: assembly.solids, manifestLine: "1 radio" };
    },
  ),
} satisfies Record<string, Kind>;
