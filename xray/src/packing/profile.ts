import type { ContainerKind } from "../container/containers.ts";
import type { KindName } from "../catalogue/catalogue.ts";
import type { Weights } from "./weights.ts";

/** What a kind of traveller carries: some things always, others by weight; cloth fills the rest. */
export interface Profile {
  containers: readonly ContainerKind[];
  always: readonly KindName[];
  often: Weights;
  things: readonly [number, number];
  cloth: Weights;
}
