import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { merged, moved } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { eased, smoothPath, torus, tube } from "../mesh/sweep.ts";
import { Assembly } from "./assembly.ts";
import { cable, coil, plug } from "./cable.ts";
import { brick, circuit, post } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";
import type { Vector } from "../solid.ts";

export const cables = {
  usbCable: everyday("cables", "USB cable", "Thin loops with a small metal plug at both ends.", (random) => {
    const assembly = new Assembly();
    const path = coil(random, random.between(26, 46), random.between(2.5, 5), 2.6);
    cable(assembly, path, 1.7, 0.62);
    plug(assembly, path, [5, 10, 3.2], [4, 4, 1.4]);
    plug(assembly, path.toReversed(), [5.5, 10, 3.4], [5.5, 6, 2]);
    return { solids: assembly.solids, manifestLine: "1 USB cable" };
  }),
  mainsCable: everyday("cables", "Mains cable", "Thick loops with three cores and a plug with brass pins.", (random) => {
    const assembly = new Assembly();
    const path = coil(random, random.between(40, 58), random.between(2, 3.5), 5);
    const sheath = assembly.add(tube(path, 3.6, { sides: 8 }), "PVC", { density: 1.3 });
    for (const core of [-1, 0, 1])
      assembly.add(
        tube(
          path.slice(1, -1).map(([x, y, z]): Vector => [x, y, z + core * 2]),
          0.72,
          { sides: 5 },
        ),
        "copper",
        { inside: sheath, density: 7 },
      );
    plug(assembly, path, [13, 17, 8], [2.4, 9, 2.4]);
    const [x, y, z] = path.at(-1) ?? [0, 0, 0];
    assembly.add(merged([-1, 1].map((side) => post(2.2, 3, [x + side * 6, y, z + 11]))), "brass");
    plug(assembly, path.toReversed(), [11, 15, 8], [6, 0.8, 3]);
    return { solids: assembly.solids, manifestLine: "1 mains cable" };
  }),
  phoneCharger: everyday("cables", "Phone charger", "A small cube with a transformer, capacitors and brass pins.", (random) => {
    const assembly = new Assembly();
    const half: Vector = [random.between(17, 22), random.between(20, 26), random.between(12, 15)];
    const room = assembly.hollow(
      slab(half, 4, 3, 3),
      slab([half[0] - 1.7, half[1] - 1.7, half[2] - 1.7], 3, 2, 3),
      "polycarbonate",
      "vacuum",
    );
    circuit(assembly, random, { half: [half[0] - 4.2, half[1] - 4.2], at: [0, 0, -half[2] + 3.8], headroom: 5, crowd: 1.4, inside: room });
    assembly.box([7, 7, 5], "steel/iron", { at: [half[0] - 11, half[1] - 12, 2.5], density: 4.8, inside: room });
    assembly.cylinder(4, 6, "aluminium", { at: [-half[0] + 8, -half[1] + 8, 3], density: 1.9, inside: room });
    for (const side of [-1, 1]) assembly.cylinder(2.2, 9, "brass", { at: [side * 9.5, half[1] + 9.4, 0], along: "y" });
    const path = coil(random, random.between(24, 38), random.between(2, 4), 2.4).map((point): Vector => [
      point[0] + half[0] + 40,
      point[1],
      point[2],
    ]);
    cable(assembly, path, 1.7, 0.6);
    plug(assembly, path, [5, 9, 3], [4, 4, 1.3]);
    return { solids: assembly.solids, manifestLine: "1 phone charger" };
  }),
  earphones: everyday("cables", "Earphones", "A hair-thin tangle with two tiny magnets.", (random) => {
    const assembly = new Assembly();
    const [drift, phase, rate] = [random.between(1.2, 1.5), random.between(0, 6), random.between(0.62, 0.8)];
    const knots = Array.from({ length: 54 }, (_, index): Vector => [
      (26 + 14 * sine(index * 0.21)) * sine(index * rate + phase) + random.between(-1.5, 1.5),
      (22 + 12 * cosine(index * 0.17)) * cosine(index * rate * drift) + random.between(-1.5, 1.5),
      4 * sine(index * 0.47),
    ]);
    const path = eased(smoothPath(knots, 5), 20);
    cable(assembly, path, 0.85, 0.28);
    for (const end of [path[0], path.at(-1)]) {
      const bud = assembly.within(end ?? [0, 0, 0], rotation(random.between(0, 3), random.between(0, 3), 0));
      const body = bud.ellipsoid([8, 7, 6], "ABS", { at: [0, 0, 7] });
      bud.cylinder(3.6, 1.3, "NdFeB magnet", { at: [0, 0, 7.5], inside: body });
      bud.add(torus(4.3, 0.4, 14, 5), "copper", { at: [0, 0, 5.4], inside: body });
    }
    return { solids: assembly.solids, manifestLine: "1 pair of earphones" };
  }),
  travelAdapter: everyday("cables", "Travel adapter", "A block of brass strips, pins and screws.", (random) => {
    const assembly = new Assembly();
    const half: Vector = [random.between(24, 29), random.between(30, 36), random.between(22, 27)];
    const inner: Vector = [half[0] - 2.2, half[1] - 2.2, half[2] - 2.2];
    const room = assembly.hollow(slab(half, 9, 6, 4), slab(inner, 7, 4, 4), "polycarbonate", "vacuum");
    // Rails of bent brass on both sides, in which the pins of every country slide.
    const rails = [-1, 1].flatMap((side) => [
      brick([0.4, inner[1] * 0.8, 3.6], [side * inner[0] * 0.72, 0, 4]),
      brick([2.6, 0.4, 3.2], [side * (inner[0] * 0.72 - 3.2), inner[1] * 0.62, 4]),
      brick([2.6, 0.4, 3.2], [side * (inner[0] * 0.72 - 3.2), -inner[1] * 0.62, 4]),
    ]);
    assembly.add(merged(rails), "brass", { inside: room });
    const sets = [
      { at: -11, pins: [-6.4, 6.4], form: brick([0.7, 8, 3], [0, 0, 0]), turn: 0 },
      { at: 0, pins: [-9.5, 9.5], form: post(2.2, 8.6, [0, 0, 0], 10), turn: Math.PI / 2 },
      { at: 11, pins: [-7, 7], form: brick([0.7, 7.4, 3], [0, 0, 0]), turn: 0 },
    ];
    for (const { at, pins, form, turn } of sets)
      assembly.add(
        merged(
          pins.map((x, index) =>
            moved(form, { rotation: rotation(turn, at === 11 ? (index - 0.5) * 1.1 : 0, 0), position: [x, random.between(-12, 6), at] }),
          ),
        ),
        "brass",
        { inside: room },
      );
    circuit(assembly, random, {
      half: [inner[0] * 0.6, 9],
      at: [0, -inner[1] + 12, -inner[2] * 0.7],
      headroom: 7,
      crowd: 1.4,
      inside: room,
    });
    // A fuse of glass with caps, screws, and one pair of pins drawn out.
    const fuse = assembly.within([0, inner[1] - 9, -inner[2] * 0.5]);
    fuse.cylinder(2.4, 6, "glass soda-lime", { along: "x", inside: room, density: 1.4 });
    fuse.add(merged([post(2.6, 1.6, [0, 0, -8], 10), post(2.6, 1.6, [0, 0, 8], 10)]), "nickel", {
      turn: rotation(0, Math.PI / 2, 0),
      inside: room,
    });
    assembly.add(merged([0, 1].map((index) => post(1.3, 7, [index * 24 - 12, inner[1] - 5, 2], 8))), "steel/iron", { inside: room });
    const out = random.pick([-6.4, 9.5]);
    for (const side of [-1, 1])
      if (out > 0) assembly.cylinder(2.2, 9.4, "brass", { at: [side * out, half[1] + 9.8, 0], along: "y" });
      else assembly.box([0.8, 9, 3.1], "brass", { at: [side * out, half[1] + 9.4, 0] });
    return { solids: assembly.solids, manifestLine: "1 travel adapter" };
  }),
} satisfies Record<string, Kind>;
