import type { ContainerKind } from "../container/containers.ts";
import type { KindName } from "../catalogue/catalogue.ts";
import type { Occasion, Weights } from "./weights.ts";

/** What a kind of traveller carries: some things always, some now and then, others by weight; cloth fills the rest. */
export interface Profile {
  containers: readonly ContainerKind[];
  always: readonly KindName[];
  often: Weights;
  /** Each is drawn once, before the rest. */
  occasions: readonly Occasion[];
  things: readonly [number, number];
  cloth: Weights;
}
