import type { Queue } from "../../jobs/jobs.ts";

export interface RuleOrder {
  domainId: number;
  ruleId: number;
  /** Of the rule, so that a change while an earlier one is worked on is not lost. */
  revision: number;
}

/** Rules that were changed: whom they concern is looked at one after the other. */
export const ruleQueue: Queue<RuleOrder> = {
  name: "assignmentRule",
  keyOf: ({ domainId, ruleId, revision }) => `${domainId} ${ruleId} ${revision}`,
  retryLimit: 5,
  tellsDeath: true,
  retryDelay: 5,
  expireInSeconds: 3600,
};
