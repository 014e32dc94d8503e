import { keptKinds, keptWork, type Keeping } from "@vigil/model/operations/keptWork";
import { domain } from "@vigil/model/organization/domain";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { deskOf } from "../../entity/desk.ts";
import { getRecord } from "../../entity/readRecords.ts";
import type { App, House } from "../../house.ts";
import { wireInstant } from "../../http/wireInstant.ts";
import { caller } from "../../identity/access/caller.ts";
import { stepInto } from "../../organization/stepInto.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { keepingQueue } from "./keepingQueue.ts";

const config = { permission: "domains:edit" } as const;
const tags = ["operations"];

/** Another domain than the caller's, of those whose records the caller sees. */
const querystring = z.object({ domain: z.coerce.number().int().positive().optional() });

/** What a domain keeps, and for how long. */
export function keepingRoutes(app: App, house: House): void {
  const desk = deskOf(house, domain, {});
  /** In the domain that is asked about, once it is known to be one of the caller's. */
  const within = <Answer>(request: FastifyRequest, asked: number | undefined, work: (tx: Tx, id: number) => Promise<Answer>) => {
    const { domainId } = caller(request);
    return house.asDomain(domainId, async (tx) => {
      if (asked === undefined || asked === domainId) return work(tx, domainId);
      await getRecord(tx, desk.view(request), asked);
      return stepInto(tx, domainId, asked, () => work(tx, asked));
    });
  };
  app.get(
    "/api/keeping",
    { config, schema: { tags, querystring, summary: "What the domain keeps, how much there is, and what was taken away" } },
    (request) => within(request, request.query.domain, (tx, id) => keepingOf(tx, house, id)),
  );
  app.post(
    "/api/keeping/counts",
    { config, schema: { tags, querystring, summary: "Counts anew what the domain keeps" } },
    async (request, reply) => {
      await within(request, request.query.domain, (tx, id) => house.jobs.send(tx, keepingQueue, { domainId: id, remove: false }));
      return reply.code(202).send();
    },
  );
}

async function keepingOf(tx: Tx, { settings, now }: House, domainId: number): Promise<Keeping> {
  const own = await tx.selectFrom("domains").selectAll().where("id", "=", domainId).executeTakeFirstOrThrow();
  const { held } = await tx
    .selectFrom("users")
    .select((count) => count.fn.countAll<number>().as("held"))
    .where("domainId", "=", domainId)
    .where("retained", "=", true)
    .executeTakeFirstOrThrow();
  const known = await tx.selectFrom("keptMonths").selectAll().where("domainId", "=", domainId).orderBy("month").execute();
  return {
    today: now().toISOString().slice(0, 10),
    legalHold: own.legalHold,
    held,
    kinds: keptKinds.map((kind) => {
      const ofKind = known.filter((each) => each.kind === kind);
      const times = ofKind.flatMap(({ countedAt }) => (countedAt === null ? [] : [countedAt.getTime()]));
      return {
        kind,
        months: own[keptWork[kind]],
        countedAt: times.length === 0 ? null : wireInstant(new Date(Math.max(...times))),
        known: ofKind.map(({ month, rows, removed, removedAt, keptMonths, keptBecause }) => ({
          month,
          rows,
          removed,
          removedAt: removedAt && wireInstant(removedAt),
          keptMonths,
          keptBecause,
        })),
      };
    }),
    days: {
      reports: settings.reportDays,
      exports: settings.exportDays,
      archives: settings.archiveDays,
      trash: settings.trashDays,
      jobs: settings.jobDays,
    },
  };
}
