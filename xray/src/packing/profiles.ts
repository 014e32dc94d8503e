import type { ContainerKind } from "../container/containers.ts";
import type { KindName } from "../catalogue/catalogue.ts";

/** What a kind of traveller carries: always, and likely with a weight. */
export interface Profile {
  containers: readonly ContainerKind[];
  always: readonly KindName[];
  often: Partial<Record<KindName, number>>;
  pieces: readonly [number, number];
}

export const profiles: Record<string, Profile> = {
  business: {
    containers: ["hardSuitcase"],
    always: ["laptop", "laptopCharger", "dressShirt", "trousers", "mobilePhone", "leatherShoes"],
    often: { dressShirt: 3, underwear: 2, powerBank: 2, sweater: 1, tShirt: 1, tablet: 2 },
    pieces: [14, 22],
  },
  family: {
    containers: ["hardSuitcase"],
    always: ["tShirt", "tShirt", "jeans", "trainers", "towel"],
    often: { tShirt: 3, sweater: 2, underwear: 2, scarf: 2, fleeceJacket: 2, tablet: 1, powerBank: 1 },
    pieces: [14, 22],
  },
};
