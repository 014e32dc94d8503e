import { subscription, subscriptionScopes, type SubscriptionScope } from "@vigil/model/reporting/subscription";
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
import { zonedDay } from "@vigil/model/reporting/zonedInstant";
import { sendStored } from "../../http/sendStored.ts";
import { checkReport, isOver } from "./checkReport.ts";
import { isRunning, openRun, scheduleOf, zoneOf } from "./openRun.ts";

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
  const reportName = sql`(select k.name from kept_reports k where k.domain_id = t.domain_id and k.id = t.report_id)`;
  const owner = sql`(select u.username from users u where u.domain_id = t.domain_id and u.id = t.owner_id and t.owner_domain_id = t.domain_id)`;
  const desk = entityRoutes(app, house, subscription, {
    rules: subscriptionRules,
    expressions: { running, reportName, owner },
    insert: async (tx, view, values) => {
      await checkReport(tx, view.caller, values);
      const when = { now: await nowOf(tx), zone: await zoneOf(tx, view.caller.domainId) };
      return insertRecord(tx, view, values, { ...planned(values, when), ...ownedBy(view.caller) });
    },
    change: async (tx, view, changes) => {
      const when = { now: await nowOf(tx), zone: await zoneOf(tx, view.caller.domainId) };
      for (const change of changes)
        await checkReport(tx, view.caller, { ...(await asKept(tx, view.caller.domainId, change.id)), ...change });
      return changeRecords(tx, view, changes, (change, before) => {
        // one that stopped is taken up again by who saves it
        const touched = before["nextRunAt"] === null || replanning.some((name) => name in change);
        return { ...(touched ? planned({ ...before, ...change }, when) : {}), ...ownedBy(view.caller) };
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
                 ${outcome("noAddress")} as "noAddress", ${outcome("givenUp")} as "givenUp",
                 ${outcome("noRight")} as "noRight", r.file_name as "fileName", r.line_count as "lineCount"
            from subscription_runs r left join subscription_mails m on m.domain_id = r.domain_id and m.run_id = r.id
           where r.domain_id = ${view.caller.domainId} and r.subscription_id = ${id}
           group by r.domain_id, r.id order by r.id desc limit ${shownRuns}`.execute(tx);
        return { rows };
      }),
  );

  app.get(
    "/api/subscriptions/mail",
    {
      config: { permission: desk.permission("view") },
      schema: { tags, summary: "Whether there is a mail server to send them, and by whose clocks reports go" },
    },
    async (request) => {
      const { domainId } = caller(request);
      return { mail: house.settings.smtpUrl !== undefined, zone: await house.asDomain(domainId, (tx) => zoneOf(tx, domainId)) };
    },
  );

  const own = { permission: "signedIn" } as const;
  app.get("/api/user/subscriptions", { config: own, schema: { tags, summary: "What one is subscribed to" } }, (request) => {
    const { domainId, homeDomainId, userId } = caller(request);
    return house.asDomain(domainId, async (tx) => {
      if (domainId !== homeDomainId) return { rows: [], zone: "UTC" };
      const rows = await tx
        .selectFrom("subscriptionUsers as r")
        .innerJoin("subscriptions as s", (join) => join.onRef("s.domainId", "=", "r.domainId").onRef("s.id", "=", "r.subscriptionId"))
        .select([
          "s.id",
          "s.description",
          "s.scope",
          "s.every as interval",
          "s.period",
          "s.time",
          "s.nextRunAt",
          newestFile().as("fileName"),
        ])
        .where("r.domainId", "=", domainId)
        .where("r.userId", "=", userId)
        .orderBy("s.description")
        .orderBy("s.id")
        .execute();
      return { rows, zone: await zoneOf(tx, domainId) };
    });
  });
  app.get(
    "/api/user/subscriptions/:id/file",
    {
      config: { permission: "reports:view" },
      schema: { tags, summary: "The newest file that was mailed to the caller", params: idParameter },
    },
    async (request, reply) => {
      const { domainId, homeDomainId, userId } = caller(request);
      const file = await house.asDomain(domainId, async (tx) => {
        const { rows } = await sql<{ hash: string; name: string; mediaType: string }>`
          select r.file_hash as hash, r.file_name as name, f.media_type as "mediaType"
            from subscription_users s
            join subscription_runs r on r.domain_id = s.domain_id and r.subscription_id = s.subscription_id
            join subscription_mails m on m.domain_id = r.domain_id and m.run_id = r.id and m.user_id = s.user_id and m.outcome <> 'noRight'
            join files f on f.hash = r.file_hash
           where s.domain_id = ${domainId} and ${domainId}::bigint = ${homeDomainId}::bigint and s.subscription_id = ${request.params.id} and s.user_id = ${userId}
           order by r.id desc limit 1`.execute(tx);
        return rows[0];
      });
      if (!file) throw new Problem(404, "SubscriptionFileGone");
      reply.header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
      return sendStored(request, reply, { files: house.files, hash: file.hash, mediaType: file.mediaType });
    },
  );
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

/** Fields that decide when it runs. */
const replanning = ["interval", "period", "time", "nextRunAt", "scope", "endsOn"];

const ownedBy = ({ homeDomainId, userId }: { homeDomainId: number; userId: number }): Columns => ({
  ownerDomainId: homeDomainId,
  ownerId: userId,
});

/** Of the newest run to the reader, whose file is still there. */
const newestFile = () => sql<string | null>`(select f.file_name from subscription_runs f
    join subscription_mails m on m.domain_id = f.domain_id and m.run_id = f.id and m.user_id = r.user_id and m.outcome <> 'noRight'
   where f.domain_id = s.domain_id and f.subscription_id = s.id and f.file_hash is not null order by f.id desc limit 1)`;

/** What a check of a change needs of the record as it is. */
async function asKept(tx: Tx, domainId: number, id: number): Promise<Values> {
  const { rows } = await sql<{ scope: string; reportId: number | null; users: number[] }>`
    select s.scope, s.report_id as "reportId",
           array(select u.user_id from subscription_users u where u.domain_id = s.domain_id and u.subscription_id = s.id) as users
      from subscriptions s where s.domain_id = ${domainId} and s.id = ${id}`.execute(tx);
  return { ...rows[0] };
}

/** When it runs next: on the day that was chosen, else at the next time of day, counted from there on. */
function planned(values: Values, { now, zone }: { now: string; zone: string }): Columns {
  const { scope, interval, period, time, endsOn, ...rest } = values as {
    scope: SubscriptionScope;
    endsOn?: string | null;
    interval: number;
    period: "days";
    time: string;
    nextRunAt?: string | Date | null;
  };
  const nextRunAt = rest.nextRunAt instanceof Date ? rest.nextRunAt.toISOString() : rest.nextRunAt;
  const dayOf = (instant: string) => (scope === "REPORT" ? zonedDay(zone, instant) : instant.slice(0, 10));
  const anchor = dayOf(nextRunAt ?? now);
  const schedule = scheduleOf({ scope, every: interval, period, time, anchor }, zone);
  const first = nextRunAt ? nextRunAfter(schedule, now) : nextRunAfter({ ...schedule, interval: 1, period: "days" }, now);
  if (isOver(endsOn, first, schedule.zone)) throw new Problem(422, "SubscriptionEndsBefore", { field: "endsOn" });
  return { anchor: nextRunAt ? anchor : dayOf(first), nextRunAt: first };
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
