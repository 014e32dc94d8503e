import type { Attention } from "@vigil/model/reporting/attention/attention";
import type { Routes } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { readAttention } from "./readAttention.ts";

/** The people an administrator's home names. */
export const attentionRoutes: Routes = (app, { asDomain, filling, settings }) => {
  app.get(
    "/api/attention",
    {
      config: { permission: "reports:view", reads: true },
      schema: { tags: ["reports"], summary: "Who is overdue, whose certificate expires soon, what waits for review" },
    },
    async (request): Promise<Attention> => {
      const by = caller(request);
      const attention = await asDomain(by.domainId, (tx) => readAttention(tx, by));
      return {
        ...attention,
        ...(filling.has(by.domainId) && { filling: true }),
        ...(settings.smtpUrl !== undefined && { mails: true }),
      };
    },
  );
};
