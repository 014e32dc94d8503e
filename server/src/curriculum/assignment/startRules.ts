import type { House } from "../../house.ts";
import { applyRule } from "./applyRule.ts";
import { ruleQueue } from "./ruleQueue.ts";

/** Brings what rules assign to what they say since they were changed. */
export function startRules(house: House): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const begun = house.jobs
    .work(ruleQueue, (order, signal, attempt) =>
      applyRule(house, order, { signal: AbortSignal.any([signal, stopping.signal]), ...attempt }),
    )
    .catch((error: unknown) => house.log.error(error, "Assignment rules are not applied until the server starts again."));
  return {
    stop: async () => {
      stopping.abort(new Error("The server is stopping."));
      await begun;
    },
  };
}
