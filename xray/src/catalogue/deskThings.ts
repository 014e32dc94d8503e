import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { merged } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Vector } from "../solid.ts";
import { brick, post } from "./circuit.ts";

import type { SmallThing } from "./smallThings.ts";

const plastics = ["polyethylene", "PET/polyester", "polypropylene", "PMMA", "ABS"] as const satisfies MaterialName[];

const pencil: SmallThing = (assembly, random) => {
  const long = random.between(45, 82);
  const wood = assembly.cylinder(3.7, long, "wood", { along: "y" });
  assembly.cylinder(1.1, long - 0.5, "carbon fibre composite", { along: "y", inside: wood, density: 2.1 });
  assembly.cylinder(3.9, 5, "aluminium", { at: [0, long + 5.1, 0], along: "y", density: 1.4 });
};

const feltPen: SmallThing = (assembly, random) => {
  const long = random.between(52, 66);
  const wall = assembly.cylinder(random.between(4.6, 7.5), long, random.pick(plastics), { along: "y" });
  assembly.cylinder(3.4, long - 3, "cotton/cellulose", { along: "y", inside: wall, density: 0.6 });
  assembly.box([1, 14, 1], "polypropylene", { at: [0, long - 18, 8.6] });
};

const ballPen: SmallThing = (assembly, random) => {
  const wall = assembly.cylinder(4.6, 62, random.pick(["ABS", "polystyrene", "aluminium"] as const), { along: "y" });
  const room = assembly.cylinder(3.6, 60.5, "vacuum", { along: "y", inside: wall });
  assembly.cylinder(1.5, 48, "polypropylene", { at: [0, -8, 0], along: "y", inside: room });
  assembly.add(
    tube(
      Array.from({ length: 41 }, (_, step): Vector => [2.6 * cosine(step * 0.785), -56 + step * 0.5, 2.6 * sine(step * 0.785)]),
      0.25,
      { sides: 4 },
    ),
    "steel/iron",
    { inside: room },
  );
  assembly.cylinder(1.8, 5, "brass", { at: [0, -67.4, 0], along: "y" });
  assembly.box([1.2, 19, 0.4], "steel/iron", { at: [0, 42, 6] });
};

const rubber: SmallThing = (assembly, random) => {
  assembly.add(slab([random.between(8, 12), random.between(16, 24), 6], 2, 1.4, 3), "PVC", { density: 1.3 });
};

const sharpener: SmallThing = (assembly, random) => {
  const body = assembly.add(slab([7, 12, 5.5], 1.5, 0.6, 3), random.pick(["magnesium AZ91", "ABS"] as const));
  assembly.cylinder(3.4, 9, "vacuum", { along: "y", inside: body });
  assembly.box([5, 11, 0.4], "steel/iron", { at: [0, 0, 6.1], turn: rotation(0, 0.05, 0.12) });
};

const glueStick: SmallThing = (assembly, random) => {
  const wall = assembly.cylinder(10, 44, "polypropylene", { along: "y" });
  const room = assembly.cylinder(9, 43, "vacuum", { along: "y", inside: wall });
  const full = random.between(8, 18);
  assembly.cylinder(7.8, full, "soap", { at: [0, full - 16, 0], along: "y", inside: room });
};

const paperClips: SmallThing = (assembly, random) => {
  const clips = Array.from({ length: 7 }, (_, index) => {
    const [x, y] = [random.between(-10, 10), random.between(-12, 12)];
    return tube(
      smoothPath(
        [
          [x - 11, y, index * 1.7],
          [x + 9, y, index * 1.7],
          [x + 12, y + 3, index * 1.7],
          [x + 9, y + 6, index * 1.7],
          [x - 12, y + 6, index * 1.7],
          [x - 14, y + 3, index * 1.7 + 0.3],
          [x - 10, y + 1.5, index * 1.7 + 0.6],
          [x + 6, y + 1.5, index * 1.7 + 0.6],
        ],
        3,
      ),
      0.45,
      { sides: 5 },
    );
  });
  assembly.add(merged(clips), "steel/iron");
};

const ruler: SmallThing = (assembly, random) => {
  assembly.add(slab([14, 78, 1.2], 1, 0.3, 2), random.pick(["PMMA", "aluminium", "wood"] as const));
};

const compasses: SmallThing = (assembly, random) => {
  const open = random.between(0.03, 0.1);
  for (const side of [-1, 1])
    assembly.add(slab([2.4, 48, 2], 1, 0.4, 2), "zinc die-cast", { at: [side * 4.8, 0, 0], turn: rotation(0, 0, side * open), density: 5 });
  assembly.cylinder(6, 4, "brass", { at: [0, 54, 0] });
  assembly.cylinder(0.8, 8, "steel/iron", { at: [-9, -56, 0], along: "y" });
};

const plugAdapter: SmallThing = (assembly) => {
  const shell = assembly.add(slab([8, 15, 5], 2, 1, 3), "ABS");
  const room = assembly.add(slab([7, 14, 4], 1.6, 0.8, 3), "vacuum", { inside: shell });
  assembly.box([5, 10, 0.5], "PCB populated", { inside: room });
  assembly.hollow(slab([6, 5, 2.3], 1.4, 0.4, 3), slab([5.5, 4.5, 1.8], 1.2, 0.3, 3), "steel/iron", "vacuum", { at: [0, 20.3, 0] });
};

const memoryStick: SmallThing = (assembly, random) => {
  const shell = assembly.add(slab([9, 17, 4], 3, 1.2, 3), random.pick(["ABS", "aluminium"] as const));
  const room = assembly.add(slab([7.6, 15.6, 2.7], 2, 0.6, 3), "vacuum", { inside: shell });
  assembly.box([6, 13, 0.5], "PCB populated", { inside: room });
  assembly.hollow(slab([6, 6.5, 2.3], 0.5, 0.2, 2), slab([5.6, 6.1, 1.9], 0.4, 0.2, 2), "steel/iron", "vacuum", { at: [0, 23.7, 0] });
};

const memoryCards: SmallThing = (assembly, random) => {
  const box = assembly.add(slab([22, 30, 4], 3, 1, 3), "polypropylene");
  const room = assembly.add(slab([21, 29, 3], 2.4, 0.8, 3), "vacuum", { inside: box });
  for (let card = 0; card < random.whole(1, 3); card++)
    assembly.box([12, 16, 0.45], "PCB populated", { at: [random.between(-6, 6), random.between(-8, 8), card * 1.6 - 1.6], inside: room });
};

const looseCells: SmallThing = (assembly, random) => {
  const count = random.whole(1, 4);
  for (let cell = 0; cell < count; cell++) {
    const part = assembly.within([cell * 14.8, random.between(-4, 4), 0]);
    const can = part.cylinder(7.1, 24.4, "steel/iron", { along: "y" });
    const filling = part.cylinder(6.8, 23.8, "alkaline cell AA", { along: "y", inside: can });
    part.cylinder(1.4, 22, "brass", { along: "y", inside: filling });
  }
};

const cardReader: SmallThing = (assembly) => {
  const shell = assembly.add(slab([22, 32, 6], 4, 1.6, 3), "ABS");
  const room = assembly.add(slab([21, 31, 5], 3.4, 1.2, 3), "vacuum", { inside: shell });
  assembly.box([18, 26, 0.6], "FR4 bare", { at: [0, 0, -2], inside: room });
  assembly.add(
    merged([
      brick([7, 8, 1.3], [0, 16, 0.4]),
      brick([12, 6, 1.2], [0, -14, 0.4]),
      ...[-10, -4, 3, 9].map((x) => post(1.5, 0.9, [x, 2, 0], 8)),
    ]),
    "PCB populated",
    { inside: room },
  );
};

const screws: SmallThing = (assembly, random) => {
  const pieces = Array.from({ length: random.whole(3, 7) }, (_, index) =>
    post(1.6, random.between(5, 13), [(index % 3) * 8, Math.floor(index / 3) * 8, 0], 8),
  );
  assembly.add(merged(pieces), "steel/iron", { turn: rotation(1.4, 0, 0.4) });
};

export const penThings: readonly SmallThing[] = [
  pencil,
  pencil,
  pencil,
  feltPen,
  feltPen,
  feltPen,
  ballPen,
  ballPen,
  rubber,
  sharpener,
  glueStick,
  paperClips,
  ruler,
  compasses,
];
export const technicalThings: readonly SmallThing[] = [plugAdapter, plugAdapter, memoryStick, memoryCards, looseCells, cardReader, screws];
