import type { StandingOrder } from "@vigil/model/compliance/authority/standingListWire";

/** What the list of how people stand can be put in order by, as its columns are called. */
export const orderWords = {
  standing: "authority.standing",
  name: "authority.person",
  company: "authority.company",
  rule: "authority.rule",
  owed: "authority.timeHead",
  certifiedUntil: "authority.certifiedUntil",
} as const satisfies Record<StandingOrder, string>;
