import type { Random } from "../random.ts";
import type { Solid } from "../solid.ts";
import { Assembly } from "./assembly.ts";

/** Too small to be packed by itself: it lies in a wash bag, a pencil case or a pouch of cables. */
export type SmallThing = (assembly: Assembly, random: Random) => void;

/** So many of a choice, each drawn anew. */
export const someOf = (random: Random, choice: readonly SmallThing[], count: number): Solid[][] =>
  Array.from({ length: count }, () => {
    const assembly = new Assembly();
    random.pick(choice)(assembly, random);
    return assembly.solids;
  });
