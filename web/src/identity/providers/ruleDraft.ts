import type { IdentityRule } from "@vigil/model/identity/identityRules";

/** A rule that is being written. */
export interface RuleDraft extends Omit<IdentityRule, "target"> {
  key: number;
  /** null = not chosen yet */
  target: number | null;
}
