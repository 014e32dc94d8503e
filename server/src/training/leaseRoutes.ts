import { z } from "zod";
import type { Access } from "@vigil/model/identity/permission";
import type { Routes } from "../house.ts";
import { caller } from "../identity/access/caller.ts";
import { tabIdPattern } from "./tabOf.ts";
import { releaseLease, takeLease } from "./trainingLease.ts";

const config = { permission: "training:take" } satisfies { permission: Access };
const tabId = z.string().regex(tabIdPattern);
const leaseBody = z.strictObject({ tabId, programId: z.int().min(1).optional() });

/** One place to work for a learner: one tab of one browser. */
export const leaseRoutes: Routes = (app, { asDomain, pool }) => {
  app.post(
    "/api/training/lease",
    { config, schema: { summary: "Take or renew the lease of the caller's tab for half a minute", body: leaseBody } },
    (request) => takeLease(pool, caller(request), request.body.tabId, request.body.programId ?? null),
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
