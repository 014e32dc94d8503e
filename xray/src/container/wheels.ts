import { rotation } from "../math/rotation.ts";
import { merged } from "../mesh/mesh.ts";
import { revolution } from "../mesh/revolution.ts";
import type { Assembly } from "../catalogue/assembly.ts";
import { post } from "../catalogue/circuit.ts";
import type { Vector } from "../solid.ts";

/** How a trolley rolls: single wheels in forks, pairs of slim ones that turn, or two large ones let into its corners. */
export type WheelBuild = "fork" | "pair" | "inline";

const disc = (assembly: Assembly, radius: number, half: number): void => {
  const tyre = revolution([
    [radius * 0.55, -half],
    [radius * 0.94, -half],
    [radius, -half * 0.66],
    [radius, half * 0.66],
    [radius * 0.94, half],
    [radius * 0.55, half],
  ]);
  const rubber = assembly.add(tyre, "rubber (vulcanised)", { density: 1.1 });
  const hub = assembly.cylinder(radius * 0.7, half * 0.88, "nylon6", { inside: rubber });
  assembly.cylinder(radius * 0.24, half * 0.76, "steel/iron", { inside: hub, density: 5.5 });
};

const builds: Record<WheelBuild, (assembly: Assembly, at: Vector, radius: number) => void> = {
  /** Tyre, hub, bearings and axle in a housing; the axle lies along x. */
  fork: (assembly, at, radius) => {
    const part = assembly.within(at, rotation(0, Math.PI / 2, 0));
    disc(part, radius, 9);
    for (const side of [-1, 1]) part.cylinder(2.6, 4, "steel/iron", { at: [0, 0, side * 13.1] });
    const fork = assembly.within(at);
    for (const side of [-1, 1]) fork.box([1.6, radius * 0.8, radius * 0.9], "nylon6", { at: [side * 19, radius * 0.5, 0] });
    fork.box([20, 2, radius], "nylon6", { at: [0, radius + 6, 0] });
    fork.add(merged([-12, 12].flatMap((x) => [-8, 8].map((z) => post(1.6, 1.4, [x, radius + 1.6, z], 8)))), "steel/iron");
  },
  /** Two slim wheels on one axle, turned as they came to stand, below a stem with its bearing. */
  pair: (assembly, at, radius) => {
    const turned = assembly.within(at, rotation(0, 0, ((at[0] * 7 + at[2]) % 10) / 8));
    const axle = turned.within([0, 0, 0], rotation(0, Math.PI / 2, 0));
    for (const side of [-1, 1]) disc(axle.within([0, 0, side * 11]), radius * 0.92, 5);
    axle.cylinder(2.4, 4.6, "steel/iron");
    turned.cylinder(5, 8, "nylon6", { at: [0, radius + 8, 0], along: "y" });
    turned.cylinder(3, 9, "steel/iron", { at: [0, radius + 25.2, 0], along: "y" });
    turned.cylinder(11, 2.6, "steel/iron", { at: [0, radius + 37, 0], along: "y", density: 3.4 });
  },
  /** A large wheel in a well of the shell. */
  inline: (assembly, at, radius) => {
    const part = assembly.within(at, rotation(0, Math.PI / 2, 0));
    disc(part, radius * 1.2, 11);
    for (const side of [-1, 1]) part.cylinder(3, 3, "steel/iron", { at: [0, 0, side * 14.2] });
    assembly.box([17.4, 1.2, radius * 1.1], "nylon6", { at: [at[0], at[1] + radius * 1.2 + 2, at[2]] });
  },
};

export const wheel = (assembly: Assembly, build: WheelBuild, at: Vector, radius: number): void => builds[build](assembly, at, radius);
