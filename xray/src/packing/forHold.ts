import type { KindName } from "../catalogue/catalogue.ts";
import type { Profile } from "./profile.ts";

/** Spare lithium batteries travel in the cabin only, power banks among them; in the hold they are what a screener looks for. */
const cabinOnly: readonly KindName[] = ["powerBank"];

/** What the same traveller gives up for the hold. */
export const forHold = (profile: Profile): Profile => ({
  ...profile,
  always: profile.always.filter((kind) => !cabinOnly.includes(kind)),
  often: Object.fromEntries(Object.entries(profile.often).filter(([kind]) => !cabinOnly.some((name) => name === kind))),
});
