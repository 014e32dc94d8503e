import { subscription, subscriptionScopes } from "@vigil/model/reporting/subscription";
import { subscriptionRules } from "@vigil/model/reporting/subscriptionRules";
import { nextRunAfter } from "@vigil/model/reporting/subscriptionSchedule";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { idParameter } from "../../entity/bodies.ts";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import { getRecord } from "../../entity/readRecords.ts";
import type { Columns, Values } from "../../entity/view.ts";
import { changeRecords, insertRecord } from "../../entity/writeRecords.ts";
import type { Routes } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { writeEvent } from "../writeEvent.ts";
import { isRunning, openRun, scheduleOf } from "./openRun.ts";

const tags = [subscription.plural];
const shownRuns = 50;

/** The list of subscriptions, their runs, and each account's own. */
export const subscriptionRoutes: Routes = (outer, house) =>
  void outer.register((app, _options, done) => {
    app.addHook("preValidation", refuseStrangeScope);
    routes(app, house);
    done();
  });

const routes: Routes = (app, house) => {
  const running = sql`exists (select from subscription_runs r
    where r.domain_id = t.domain_id and r.subscription_id = t.id and r.state in ('waiting', 'running'))`;
  const desk = entityRoutes(app, house, subscription, {
    rules: subscriptionRules,
    expressions: { running },
    insert: async (tx, view, values) => insertRecord(tx, view, values, planned(values, await nowOf(tx))),
    change: async (tx, view, changes) => {
      const now = await nowOf(tx);
      return changeRecords(tx, view, changes, (change, before) => {
        const touched = ["interval", "period", "time", "nextRunAt"].some((name) => name in change);
        return touched ? planned({ ...before, ...change }, now) : {};
      });
    },
  });
  const editing = { permission: desk.permission("edit") };

  app.post(
    "/api/subscriptions/:id/run",
    { config: editing, schema: { tags, summary: "Sends its mails now; the planned runs stay as they are", params: idParameter } },
    (request) =>
      desk.write(request, async (tx, view) => {
        const { domainId, userId } = view.caller;
        const { id } = request.params;
        const found = await tx
          .selectFrom("subscriptions")
          .selectAll()
          .where("domainId", "=", domainId)
          .where("id", "=", id)
          .forUpdate()
          .executeTakeFirst();
        if (!found) throw new Problem(404, "NotFound");
        if (await isRunning(tx, domainId, id)) throw new Problem(423, "SubscriptionRunning");
        if (house.settings.smtpUrl === undefined) throw new Problem(409, "MailNotSetUp");
        await requireReaders(tx, domainId, id);
        await openRun(house, tx, found, { due: new Date(await nowOf(tx)), manual: true, by: userId });
        await writeEvent(tx, view.caller, { type: "subscription.run", subject: { entity: "subscription", id } });
        return getRecord(tx, view, id);
      }),
  );
  app.get(
    "/api/subscriptions/:id/runs",
    { config: { permission: desk.permission("view") }, schema: { tags, summary: "Its runs, newest first", params: idParameter } },
    (request) =>
      desk.write(request, async (tx, view) => {
        const { id } = await getRecord(tx, view, request.params.id);
        const outcome = (name: string) => sql<number>`(count(m.user_id) filter (where m.outcome = ${name}))::int`;
        const { rows } = await sql`
          select r.id, r.due_at as "dueAt", r.manual, r.state, r.error, ${outcome("sent")} as sent, ${outcome("nothing")} as nothing,
                 ${outcome("noAddress")} as "noAddress", ${outcome("givenUp")} as "givenUp"
            from subscription_runs r left join subscription_mails m on m.domain_id = r.domain_id and m.run_id = r.id
           where r.domain_id = ${view.caller.domainId} and r.subscription_id = ${id}
           group by r.domain_id, r.id order by r.id desc limit ${shownRuns}`.execute(tx);
        return { rows };
      }),
  );

  const own = { permission: "signedIn" } as const;
  app.get("/api/user/subscriptions", { config: own, schema: { tags, summary: "What one is subscribed to" } }, (request) => {
    const { domainId, homeDomainId, userId } = caller(request);
    return house.asDomain(domainId, async (tx) => {
      if (domainId !== homeDomainId) return { rows: [] };
      const rows = await tx
        .selectFrom("subscriptionUsers as r")
        .innerJoin("subscriptions as s", (join) => join.onRef("s.domainId", "=", "r.domainId").onRef("s.id", "=", "r.subscriptionId"))
        .select(["s.id", "s.description", "s.scope", "s.every as interval", "s.period", "s.time", "s.nextRunAt"])
        .where("r.domainId", "=", domainId)
        .where("r.userId", "=", userId)
        .orderBy("s.description")
        .orderBy("s.id")
        .execute();
      return { rows };
    });
  });
  app.delete(
    "/api/user/subscriptions/:id",
    { config: own, schema: { tags, summary: "Gives a subscription up", params: idParameter } },
    async (request, reply) => {
      const by = caller(request);
      const { domainId, homeDomainId, userId } = by;
      const { id } = request.params;
      await house.asDomain(domainId, async (tx) => {
        const gone =
          domainId === homeDomainId &&
          (await tx
            .deleteFrom("subscriptionUsers")
            .where("domainId", "=", domainId)
            .where("subscriptionId", "=", id)
            .where("userId", "=", userId)
            .returning("userId")
            .executeTakeFirst());
        if (!gone) throw new Problem(404, "NotFound");
        await writeEvent(tx, by, { type: "subscription.leave", subject: { entity: "subscription", id } });
      });
      return reply.code(204).send();
    },
  );
};

/** A kind of report that there is not has its own sentence, whatever else is wrong. */
const refuseStrangeScope = async ({ body }: FastifyRequest): Promise<void> => {
  for (const one of [body].flat())
    if (typeof one === "object" && one !== null && "scope" in one && !subscriptionScopes.some((scope) => scope === one.scope))
      throw new Problem(422, "SubscriptionTypeInvalid", { field: "scope" });
};

const nowOf = async (tx: Tx): Promise<string> => {
  const { rows } = await sql<{ now: Date }>`select date_trunc('second', now()) as now`.execute(tx);
  return rows[0]!.now.toISOString();
};

/** When it runs next: on the day that was chosen, else at the next time of day, counted from there on. */
function planned(values: Values, now: string): Columns {
  const { interval, period, time, ...rest } = values as {
    interval: number;
    period: "days";
    time: string;
    nextRunAt?: string | Date | null;
  };
  const nextRunAt = rest.nextRunAt instanceof Date ? rest.nextRunAt.toISOString() : rest.nextRunAt;
  const anchor = (nextRunAt ?? now).slice(0, 10);
  const schedule = scheduleOf({ every: interval, period, time, anchor });
  const first = nextRunAt ? nextRunAfter(schedule, now) : nextRunAfter({ ...schedule, interval: 1, period: "days" }, now);
  return { anchor: nextRunAt ? anchor : first.slice(0, 10), nextRunAt: first };
}

async function requireReaders(tx: Tx, domainId: number, subscriptionId: number): Promise<void> {
  const reader = await tx
    .selectFrom("subscriptionUsers")
    .select("userId")
    .where("domainId", "=", domainId)
    .where("subscriptionId", "=", subscriptionId)
    .limit(1)
    .executeTakeFirst();
  if (!reader) throw new Problem(409, "SubscriptionNobody");
}
