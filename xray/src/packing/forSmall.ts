import type { Profile } from "./profile.ts";
import { heavy, household } from "./weights.ts";

/** What somebody carries at the hip: nothing of a household, no tools, few things. */
export const forSmall = (profile: Profile): Profile => ({
  ...profile,
  often: Object.fromEntries(Object.entries(profile.often).filter(([kind]) => !(kind in heavy) && !(kind in household))),
});
