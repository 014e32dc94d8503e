import {
  evidenceFault,
  evidenceOrder,
  type EvidenceOrder,
  type EvidencePack,
  type EvidencePacks,
} from "@vigil/model/compliance/evidence/evidenceWire";
import { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import { idParameter } from "../../entity/bodies.ts";
import { visible } from "../../entity/listSql.ts";
import type { Routes } from "../../house.ts";
import { sendStored } from "../../http/sendStored.ts";
import { wireInstant } from "../../http/wireInstant.ts";
import { caller, type Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { readsNames } from "../authority/standings/readStandingList.ts";
import { evidenceKey, printOf, publicHalf } from "./evidenceKey.ts";
import { evidenceQueue } from "./evidenceQueue.ts";
import { evidenceType } from "./evidenceType.ts";
import { evidenceSteps } from "./writeEvidence.ts";
import { domainDay } from "../../reporting/domainDay.ts";

const tags = ["evidence"];
const viewing = { permission: "authorityRules:view" } as const;

/** Archives of evidence: ordered for a site and days, told how far they are, fetched when done. Whoever sees the site may. */
export const evidenceRoutes: Routes = (app, house) => {
  const { asDomain, files, settings } = house;
  app.get(
    "/api/evidencepacks",
    { config: viewing, schema: { tags, summary: "Archives of evidence of the sites that one sees, newest first" } },
    (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx): Promise<EvidencePacks> => {
        const keyPrint = printOf(publicHalf(evidenceKey(settings.secretKey)));
        return {
          rows: await packsOf(tx, by),
          companies: await sitesOf(tx, by),
          all: by.companies === "all",
          today: await domainDay(tx, by.domainId),
          keyPrint,
          keptDays: settings.exportDays,
        };
      });
    },
  );
  app.post(
    "/api/evidencepacks",
    { config: viewing, schema: { tags, summary: "Orders an archive of evidence, of a site or of one person", body: evidenceOrder } },
    async (request, reply) => {
      const by = caller(request);
      const { userId, from, until } = request.body;
      const pack = await asDomain(by.domainId, async (tx) => {
        const fault = evidenceFault({ from, until }, await domainDay(tx, by.domainId));
        if (fault !== undefined) throw new Problem(422, fault.code, { field: fault.field });
        const companyId = userId === null ? request.body.companyId : await siteOf(tx, by, userId);
        if (!(companyId === null ? by.companies === "all" : (await sitesOf(tx, by)).some(({ id }) => id === companyId)))
          throw new Problem(404, "NotFound", { field: "companyId" });
        const open = await openOrder(tx, by, { companyId, userId, from, until });
        if (open !== undefined) return packOf(tx, by, open);
        const { id } = await tx
          .insertInto("evidencePacks")
          .values({ domainId: by.domainId, companyId, userId, fromDay: from, untilDay: until, wanted: evidenceSteps, createdBy: by.userId })
          .returning("id")
          .executeTakeFirstOrThrow();
        await writeEvent(tx, by, {
          type: "report.export",
          data: { code: "evidence", companyId, ...(userId !== null && { userId }), from, until },
        });
        await house.jobs.send(tx, evidenceQueue, { domainId: by.domainId, packId: id });
        return packOf(tx, by, id);
      });
      return reply.code(201).send(pack);
    },
  );
  app.get(
    "/api/evidencepacks/:id/file",
    { config: viewing, schema: { tags, summary: "The archive", params: idParameter } },
    async (request, reply) => {
      const by = caller(request);
      const { hash, fileName } = await asDomain(by.domainId, (tx) => packOf(tx, by, request.params.id));
      if (hash === null) throw new Problem(409, "EvidenceNotDone");
      reply.header("cache-control", "private, no-store").header("content-disposition", `attachment; filename="${fileName}"`);
      return sendStored(request, reply, { files, hash, mediaType: fileName.endsWith(".tar") ? "application/x-tar" : evidenceType });
    },
  );
};

/** What somebody ordered for the same site and days and is still written: pressed twice it is one archive. */
async function openOrder(tx: Tx, by: Caller, { companyId, userId, from, until }: EvidenceOrder): Promise<number | undefined> {
  const open = await tx
    .selectFrom("evidencePacks")
    .select("id")
    .where("domainId", "=", by.domainId)
    .where("createdBy", "=", by.userId)
    .where("state", "in", ["waiting", "running"])
    .where("companyId", companyId === null ? "is" : "=", companyId)
    .where("userId", userId === null ? "is" : "=", userId)
    .where("fromDay", "=", from)
    .where("untilDay", "=", until)
    .executeTakeFirst();
  return open?.id;
}

/** Where somebody works whom the caller sees. */
async function siteOf(tx: Tx, by: Caller, userId: number): Promise<number> {
  const { rows } = await sql<{ companyId: number }>`select t.company_id as "companyId" from users t
    where t.id = ${userId} and t.erased_at is null and t.merged_into is null and ${visible(user, "t", by)}`.execute(tx);
  if (rows[0] === undefined) throw new Problem(404, "NotFound", { field: "userId" });
  return rows[0].companyId;
}

async function packOf(tx: Tx, by: Caller, id: number): Promise<EvidencePack> {
  const [pack] = await packsOf(tx, by, id);
  if (pack === undefined) throw new Problem(404, "NotFound");
  return pack;
}

/** Of the sites that the caller sees, or one of them; of all sites together only for who sees them all. */
async function packsOf(tx: Tx, by: Caller, id?: number): Promise<EvidencePack[]> {
  const { domainId, companies } = by;
  const { rows } = await sql<Omit<EvidencePack, "createdAt" | "fileName"> & { createdAt: Date; tar: boolean }>`
    select p.id, p.company_id as "companyId", c.name as company, p.user_id as "userId",
        ${readsNames(by) ? sql`trim(o.first_name || ' ' || o.last_name)` : sql`null::text`} as person, p.from_day::text as "from", p.until_day::text as until, p.state, p.reason, p.done, p.wanted, p.size,
        p.file_hash as hash, coalesce(f.media_type = 'application/x-tar', false) as tar, p.created_at as "createdAt", nullif(concat_ws(' ', u.first_name, u.last_name), '') as "createdBy"
      from evidence_packs p left join companies c on c.domain_id = p.domain_id and c.id = p.company_id
      left join files f on f.hash = p.file_hash
      left join users o on o.domain_id = p.domain_id and o.id = p.user_id
      left join users u on u.domain_id = p.domain_id and u.id = p.created_by
     where p.domain_id = ${domainId} and ${companies === "all" ? sql`true` : sql`p.company_id = any(${companies}::bigint[])`}
       ${id === undefined ? sql`` : sql`and p.id = ${id}`} order by p.id desc limit 200`.execute(tx);
  return rows.map(({ tar, ...row }) => ({
    ...row,
    createdAt: wireInstant(row.createdAt),
    fileName: `evidence-${row.companyId ?? "all"}${row.userId === null ? "" : `-person-${row.userId}`}-${row.from}-${row.until}.${tar ? "tar" : "zip"}`,
  }));
}

async function sitesOf(tx: Tx, { domainId, companies }: Caller): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{
    id: number;
    name: string;
  }>`select c.id, c.name from companies c where c.domain_id = ${domainId} and c.kind <> 'deleted'
    and ${companies === "all" ? sql`true` : sql`c.id = any(${companies}::bigint[])`} order by c.name, c.id`.execute(tx);
  return rows;
}
