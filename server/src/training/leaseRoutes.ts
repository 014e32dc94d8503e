import { z } from "zod";
import type { Access } from "@vigil/model/identity/permission";
import type { Routes } from "../house.ts";
import { caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { Learner } from "./learner.ts";
import { tabIdPattern } from "./tabOf.ts";
import { releaseLease, takeLease } from "./trainingLease.ts";

const config = { permission: "training:take" } satisfies { permission: Access };
const tabId = z.string().regex(tabIdPattern);
const leaseBody = z.strictObject({ tabId, programId: z.int().min(1).optional() });

/** What is to be done when a learner's browser is heard of; the room whose work ends by silence hands it over. */
export type WhenHeard = (tx: Tx, learner: Pick<Learner, "domainId" | "userId">) => Promise<void>;

/** One place to work for a learner: one tab of one browser. */
export const leaseRoutes =
  (whenHeard: WhenHeard): Routes =>
  (app, { asDomain }) => {
    app.post(
      "/api/training/lease",
      { config, schema: { summary: "Take or renew the lease of the caller's tab for half a minute", body: leaseBody } },
      async (request) => {
        const by = caller(request);
        return asDomain(by.domainId, async (tx) => {
          const lease = await takeLease(tx, by, request.body.tabId, request.body.programId ?? null);
          await whenHeard(tx, by);
          return lease;
        });
      },
    );
    app.delete(
      "/api/training/lease/:tabId",
      { config, schema: { summary: "Let go of the lease", params: z.object({ tabId }) } },
      async (request, reply) => {
        const by = caller(request);
        await asDomain(by.domainId, (tx) => releaseLease(tx, by, request.params.tabId));
        return reply.code(204).send();
      },
    );
  };
