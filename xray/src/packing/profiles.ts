import type { ContainerKind } from "../container/containers.ts";
import type { KindName } from "../catalogue/catalogue.ts";

export type Weights = Partial<Record<KindName, number>>;

/** What a kind of traveller carries: some things always, others by weight; cloth fills the rest. */
export interface Profile {
  containers: readonly ContainerKind[];
  always: readonly KindName[];
  often: Weights;
  things: readonly [number, number];
  cloth: Weights;
}

export const profiles: Record<string, Profile> = {
  business: {
    containers: ["hardSuitcase"],
    always: ["laptop", "laptopCharger", "mobilePhone", "leatherShoes"],
    often: { powerBank: 2, tablet: 2, mobilePhone: 1 },
    things: [9, 14],
    cloth: { dressShirt: 4, trousers: 2, underwear: 2, sweater: 1, tShirt: 1 },
  },
  family: {
    containers: ["hardSuitcase"],
    always: ["trainers", "tablet"],
    often: { tablet: 1, powerBank: 1, ballerina: 1, singleTrainer: 1 },
    things: [8, 14],
    cloth: { tShirt: 3, sweater: 2, underwear: 2, scarf: 2, fleeceJacket: 1, jeans: 2, towel: 1 },
  },
};
