import type { House } from "../../../house.ts";
import { rulePreviewQueue } from "./rulePreviewQueue.ts";
import { workPreview } from "./workPreview.ts";

/** Works on previews of rules for many people. */
export function startRulePreviews(house: House): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const begun = house.jobs
    .work(rulePreviewQueue, (order, signal, attempt) =>
      workPreview(house, order, { signal: AbortSignal.any([signal, stopping.signal]), ...attempt }),
    )
    .catch((error: unknown) => house.log.error(error, "Previews of rules are not worked out until the server starts again."));
  return {
    stop: async () => {
      stopping.abort(new Error("The server is stopping."));
      await begun;
    },
  };
}
