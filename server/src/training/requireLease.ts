import type { App, House } from "../house.ts";
import { caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { askTogether } from "../storage/crowd/askTogether.ts";
import { tabOf } from "./tabOf.ts";
import { leaseHeader } from "@vigil/model/training/trainingLease";
import { leaseBinds, leaseTimes } from "./trainingLease.ts";

const worksElsewhere = askTogether<{ elsewhere: boolean }>({
  name: "works_elsewhere",
  text: `select works_elsewhere($1, $2, $3, $4, ${leaseTimes}) as elsewhere`,
  sortedBy: 1,
});

/**
 * Routes that say `leased` are refused while the learner works in another tab or browser, before anything of the call is looked at; those with
 * `atItsPlace` ask together with what they look at first. Who was not refused need not renew the lease for a while, and is told so.
 */
export function requireLease(app: App, { pool }: Pick<House, "pool">): void {
  app.addHook("preValidation", async (request, reply) => {
    const { leased = false } = request.routeOptions.config;
    if (!leased) return;
    reply.header(leaseHeader, "renewed");
    const by = caller(request);
    if (leased === "atItsPlace" || !leaseBinds(by) || by.viewer) return; // who only looks on takes nobody's place
    const [found] = await worksElsewhere(pool, [by.domainId, by.userId, by.sessionId, tabOf(request)]);
    if (found?.elsewhere === true) throw new Problem(423, "TrainingOpenElsewhere");
  });
}
