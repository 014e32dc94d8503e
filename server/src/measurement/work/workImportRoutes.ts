import multipart from "@fastify/multipart";
import { workPresets } from "@vigil/model/measurement/work/guessWorkColumns";
import { workOrder } from "@vigil/model/measurement/work/workOrder";
import { workTargets } from "@vigil/model/measurement/work/workTarget";
import { workLineOutcomes, type WorkImport, type WorkLine, type WorkNamedPage } from "@vigil/model/measurement/work/workWire";
import { longestImportCell, mostImportColumns } from "@vigil/model/organization/userImport/importOrder";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { App, House } from "../../house.ts";
import { phrasesIn } from "../../http/phrasesIn.ts";
import { preferredLanguage } from "../../http/preferredLanguage.ts";
import { sendSheet, sheetFormats } from "../../http/sendSheet.ts";
import { uploadedFile } from "../../http/uploadedFile.ts";
import { caller, type Caller } from "../../identity/access/caller.ts";
import { faultSentence } from "../../organization/userImport/importSheets.ts";
import { makerOf } from "../../organization/userImport/listImports.ts";
import { readUpload } from "../../uploads/readUpload.ts";
import { namedByFile, namedPage } from "./namedByFile.ts";
import { openWorkImport } from "./openWorkImport.ts";
import { ownZones } from "./ownZones.ts";
import { workHeadOf } from "./wordsOfWork.ts";
import { applyResults, checkResults, correctWorkLine, presetColumns, stopResults, undoResults } from "./workImportOrders.ts";
import { presentWorkImport, workImportOf } from "./workImportRow.ts";

const tags = ["workresults"];
const mostBytes = 25 * 1_048_576;
const paging = { page: z.coerce.number().int().min(1).max(100_000).default(1), limit: z.coerce.number().int().min(1).max(200).default(50) };
const ofDomain = { domain: z.string().max(100).optional() };
const lineParameter = idParameter.extend({ line: z.coerce.number().int().positive() });
const url = "/api/workresults/imports";

/** Results of real machines in from a file: read, looked through, corrected, brought in all at once, taken back within a day. */
export function workImportRoutes(app: App, house: House): void {
  const { asDomain, now } = house;
  const config = { permission: "workResults:add" } as const;
  const told = (summary: string) => ({ tags, summary });
  const shown = async (request: FastifyRequest, id: number): Promise<WorkImport> => {
    const by = caller(request);
    const row = await asDomain(by.domainId, (tx) => workImportOf(tx, by, id, { own: false }));
    return presentWorkImport(row, by, await makerOf(asDomain, row), now());
  };

  app.register(async (scope: App) => {
    await scope.register(multipart, { limits: { fileSize: mostBytes, files: 1, fields: 0 } });
    scope.post(
      url,
      { config, schema: told("Takes in a file of results, CSV or XLSX; nothing is done with it yet") },
      async (request, reply) => {
        const by = caller(request);
        const { bytes, name } = await uploadedFile(request);
        const table = await readUpload(house.settings, "userTable", bytes);
        const id = await asDomain(by.domainId, (tx) => openWorkImport(tx, by, name, table));
        return reply.code(201).send(await shown(request, id));
      },
    );
  });
  app.get(
    url,
    { config, schema: { ...told("Files so far, the newest first; one's own, or all of the domain"), querystring: z.object(paging) } },
    (request) => importsSoFar(house, caller(request), request.query),
  );
  app.get(
    `${url}/template`,
    {
      config: { ...config, isLink: true },
      schema: {
        ...told("An empty file with the heads in the reader's language"),
        querystring: z.object({ ...ofDomain, format: z.enum(sheetFormats).default("csv") }),
      },
    },
    (request, reply) => {
      const language = preferredLanguage(request.headers["accept-language"]);
      const heads = workTargets
        .filter((target) => !["happenedAt", "responseMs"].includes(target))
        .map((target) => workHeadOf(target, language));
      return sendSheet(reply, { format: request.query.format, name: "results", heads, rows: [] });
    },
  );
  app.get(
    `${url}/zones`,
    { config, schema: told("The clocks of the domain and of the places that the caller sees, the domain's first") },
    (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => ownZones(tx, by));
    },
  );
  app.get(`${url}/:id`, { config, schema: { ...told("How far an import of results is"), params: idParameter } }, (request) =>
    shown(request, request.params.id),
  );
  app.get(
    `${url}/:id/columns`,
    {
      config,
      schema: {
        ...told("What its columns are by the heads of a manufacturer's export"),
        params: idParameter,
        querystring: z.object({ preset: z.enum(workPresets) }),
      },
    },
    async (request) => ({ columns: await presetColumns(house, caller(request), request.params.id, request.query.preset) }),
  );
  app.get(
    `${url}/:id/lines`,
    {
      config,
      schema: {
        ...told("Its lines, with what is wrong with them"),
        params: idParameter,
        querystring: z.object({ ...paging, outcome: z.enum(workLineOutcomes).optional() }),
      },
    },
    (request) => linesOf(house, caller(request), request.params.id, request.query),
  );
  app.get(
    `${url}/:id/named`,
    {
      config,
      schema: {
        ...told("Whom rules would give training if it came in, and from which misses"),
        params: idParameter,
        querystring: z.object(paging),
      },
    },
    (request): Promise<WorkNamedPage> => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) =>
        namedPage(await namedByFile(tx, by, await workImportOf(tx, by, request.params.id)), request.query),
      );
    },
  );
  app.put(
    `${url}/:id/lines/:line`,
    {
      config,
      schema: {
        ...told("Corrects a line before the file is brought in"),
        params: lineParameter,
        body: z.strictObject({ cells: z.array(z.string().max(longestImportCell)).max(mostImportColumns) }),
      },
    },
    async (request) => {
      const { id, line } = request.params;
      await correctWorkLine(house, caller(request), id, line, request.body.cells);
      return shown(request, id);
    },
  );
  app.post(
    `${url}/:id/check`,
    { config, schema: { ...told("Looks through all lines by what is ordered; brings in nothing"), params: idParameter, body: workOrder } },
    async (request) => {
      await checkResults(house, caller(request), request.params.id, request.body);
      return shown(request, request.params.id);
    },
  );
  app.post(
    `${url}/:id/apply`,
    {
      config,
      schema: {
        ...told("Brings in what is new, all of it or nothing"),
        params: idParameter,
        body: z.strictObject({
          leaveFaulty: z.boolean().default(false),
          /** The digest of who was named: where it is somebody else by now, nothing comes in. */
          named: z.string().max(64).optional(),
        }),
      },
    },
    async (request) => {
      await applyResults(house, caller(request), request.params.id, request.body);
      return shown(request, request.params.id);
    },
  );
  for (const [act, order, summary] of [
    ["stop", stopResults, "Stops looking through it"],
    ["undo", undoResults, "Takes out what came in with it, within a day"],
  ] as const)
    app.post(`${url}/:id/${act}`, { config, schema: { ...told(summary), params: idParameter } }, async (request) => {
      await order(house, caller(request), request.params.id);
      return shown(request, request.params.id);
    });
  app.get(
    `${url}/:id/faults`,
    {
      config: { ...config, isLink: true },
      schema: { ...told("The faulty lines as they came, with a column of reasons"), params: idParameter, querystring: z.object(ofDomain) },
    },
    async (request, reply) => {
      const by = caller(request);
      const language = preferredLanguage(request.headers["accept-language"]);
      const row = await asDomain(by.domainId, (tx) => workImportOf(tx, by, request.params.id));
      const { place, reasons } = phrasesIn(language).workImport;
      async function* rows() {
        for (let page = 1; ; page += 1) {
          const lines = await linesOf(house, by, row.id, { page, limit: 1000, outcome: "faulty" });
          for (const { line, cells, faults } of lines.rows)
            yield [...cells, line, faults.map((fault) => faultSentence(fault, row.heads, language)).join(" ")];
          if (lines.rows.length < 1000) return;
        }
      }
      return sendSheet(reply, { format: row.format, name: "faulty-results", heads: [...row.heads, place, reasons], rows: rows() });
    },
  );
}

interface Paging {
  page: number;
  limit: number;
}

async function importsSoFar({ asDomain, now }: House, by: Caller, { page, limit }: Paging): Promise<{ rows: WorkImport[]; count: number }> {
  const { found, count } = await asDomain(by.domainId, async (tx) => {
    const mine = by.companies === "all" ? sql`true` : sql`created_by = ${by.userId} and created_by_domain_id = ${by.homeDomainId}`;
    const all = tx
      .selectFrom("workImports")
      .where("domainId", "=", by.domainId)
      .where(sql<boolean>`${mine}`);
    const [rows, counted] = [
      await all
        .selectAll()
        .orderBy("id", "desc")
        .limit(limit)
        .offset((page - 1) * limit)
        .execute(),
      await all.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow(),
    ];
    return { found: rows, count: counted.count };
  });
  const rows: WorkImport[] = [];
  for (const row of found) rows.push(presentWorkImport(row, by, await makerOf(asDomain, row), now()));
  return { rows, count };
}

type LinesAsked = Paging & { outcome?: WorkLine["outcome"] | undefined };

/** Of one's own file: a line that says the same as one before it is told with that one's number. */
function linesOf(
  { asDomain }: House,
  by: Caller,
  id: number,
  { page, limit, outcome }: LinesAsked,
): Promise<{ rows: WorkLine[]; count: number }> {
  return asDomain(by.domainId, async (tx) => {
    await workImportOf(tx, by, id);
    const all = sql`from work_import_lines where domain_id = ${by.domainId} and import_id = ${id}
      and ${outcome === undefined || outcome === null ? sql`true` : sql`outcome = ${outcome}`}`;
    const { rows } = await sql<WorkLine>`select line, cells, outcome, faults || case when twin is null then '[]'::jsonb
        else jsonb_build_array(jsonb_build_object('column', null, 'code', 'ImportTwice', 'details', jsonb_build_object('line', twin))) end as faults
      ${all} order by line limit ${limit} offset ${(page - 1) * limit}`.execute(tx);
    const counted = await sql<{ count: number }>`select count(*)::int as count ${all}`.execute(tx);
    return { rows, count: counted.rows[0]!.count };
  });
}
