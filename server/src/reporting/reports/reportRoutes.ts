import { parseSort } from "@vigil/model/entity/listSort";
import { languages, type Language } from "@vigil/model/phrases/languages";
import { reportCodes, reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportShape } from "@vigil/model/reporting/reports/reportShape";
import { reportAsk } from "@vigil/model/reporting/reports/reportAsk";
import type { ReportLines, ReportRecord } from "@vigil/model/reporting/reports/reportWire";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { Routes } from "../../house.ts";
import { preferredLanguage } from "../../http/preferredLanguage.ts";
import { asAttachment } from "../../http/asAttachment.ts";
import { sheetFormats, sendSheet } from "../../http/sendSheet.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../writeEvent.ts";
import { askReport, ownRun, presentRun, reportCodeOf } from "./askReport.ts";
import { chosenColumns } from "./chosenColumns.ts";
import { begunRun, doneRun } from "./doneRun.ts";
import { fileNameOfRun } from "./fileNameOfRun.ts";
import { lineOrder } from "./lineOrder.ts";
import { placesOf, readLines } from "./readLines.ts";
import { refuseLongPdf } from "./refuseLongPdf.ts";
import { reportPdf } from "./reportPdf.ts";
import { reportWords } from "./reportCells.ts";
import { reportSheet } from "./reportSheet.ts";

const tags = ["reports"];
/** So many lines fit on a page that is printed. */
const mostAPage = 5000;
/** Millions of lines are put in order before the first leaves. */
const patient = { longestSeconds: 300 };
const sorted = ["code", "name", "category"] as const;

const codeParameter = z.object({ code: z.string().max(20) });
const listing = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(100),
  order: z.string().max(100).optional(),
});
const columnList = z.object({
  columns: z.string().max(2000).optional(),
  order: z.string().max(500).optional(),
  language: z.enum(languages).optional(),
});

/** The reports, for those who may see others and for learners of themselves, and the runs of both. */
export const reportRoutes: Routes = (app, house) => {
  const { asDomain } = house;
  for (const { own, url, permission } of [
    { own: false, url: "/api/reports", permission: "reports:view" },
    { own: true, url: "/api/training/reports", permission: "training:take" },
  ] as const) {
    const config = { permission };
    app.get(url, { config, schema: { tags, summary: "The reports, by code", querystring: listing } }, (request) => {
      const { page, limit } = request.query;
      const rows = inOrder(listOf(languageOf(request), own), request.query.order);
      return { rows: rows.slice((page - 1) * limit, page * limit), count: rows.length };
    });
    app.get(`${url}/:code`, { config, schema: { tags, params: codeParameter } }, (request) =>
      recordOf(reportOf(reportCodeOf(request.params.code, own)), languageOf(request)),
    );
    app.post(
      `${url}/:code/runs`,
      { config, schema: { tags, summary: "Runs a report, at once or in the background", params: codeParameter, body: reportAsk } },
      async (request, reply) => reply.code(201).send(await askReport(house, caller(request), request.params.code, request.body, own)),
    );
  }

  const mine = { permission: "signedIn" } as const;
  app.get("/api/reportruns/:id", { config: mine, schema: { tags, summary: "How far a report is", params: idParameter } }, (request) => {
    const by = caller(request);
    return asDomain(by.domainId, async (tx) => presentRun(await ownRun(tx, by, request.params.id)));
  });
  app.post(
    "/api/reportruns/:id/cancel",
    { config: mine, schema: { tags, summary: "Calls a report off", params: idParameter } },
    (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        const { id, domainId } = await ownRun(tx, by, request.params.id);
        await tx
          .updateTable("reportRuns")
          .set({ state: "cancelled", updatedAt: new Date() })
          .where("domainId", "=", domainId)
          .where("id", "=", id)
          .where("state", "in", ["waiting", "running"])
          .execute();
        return presentRun(await ownRun(tx, by, id));
      });
    },
  );
  app.get(
    "/api/reportruns/:id/lines",
    {
      config: mine,
      schema: {
        tags,
        summary: "Lines of a report, so far as they are written",
        params: idParameter,
        querystring: z.object({
          page: z.coerce.number().int().min(1).max(1_000_000).default(1),
          limit: z.coerce.number().int().min(1).max(mostAPage).default(50),
          order: z.string().max(500).optional(),
          language: z.enum(languages).optional(),
        }),
      },
    },
    (request): Promise<ReportLines> => {
      const by = caller(request);
      const { page, limit } = request.query;
      return asDomain(by.domainId, async (tx) => {
        const run = await begunRun(tx, by, request.params.id);
        const report = reportOf(run.code);
        const { columns } = report;
        const language = request.query.language ?? languageOf(request);
        // while it is written, lines are only added behind those that are there
        const order = run.state === "done" ? lineOrder(request.query.order, { domainId: run.domainId, report, language }) : sql`position`;
        const places = await placesOf(tx, run, order, { after: (page - 1) * limit, limit });
        return { ...(await readLines(tx, run, columns, places)), count: run.lineCount };
      });
    },
  );
  for (const format of [...sheetFormats, "pdf"] as const)
    app.get(
      `/api/reportruns/:id/export.${format}`,
      { config: mine, schema: { tags, summary: "A report as a file", params: idParameter, querystring: columnList } },
      async (request, reply) => {
        const by = caller(request);
        const language = request.query.language ?? languageOf(request);
        const { run, places } = await asDomain(
          by.domainId,
          async (tx) => {
            const found = await doneRun(tx, by, request.params.id);
            const order = lineOrder(request.query.order, { domainId: by.domainId, report: reportOf(found.code), language });
            if (format === "pdf") refuseLongPdf(found.lineCount);
            await writeEvent(tx, by, { type: "report.export", data: { code: found.code, lines: found.lineCount, format } });
            return { run: found, places: await placesOf(tx, found, order, { after: 0, limit: found.lineCount }) };
          },
          patient,
        );
        const columns = chosenColumns(reportOf(run.code).columns, request.query.columns);
        if (format !== "pdf") return sendSheet(reply, await reportSheet(house, run, { columns, places, language, format }));
        reply
          .type("application/pdf")
          .header("content-disposition", asAttachment(`${await asDomain(by.domainId, (tx) => fileNameOfRun(tx, run, language))}.pdf`));
        return reply.send(await reportPdf(house, run, { columns, places, language, parted: !request.query.order }));
      },
    );
};

const languageOf = (request: FastifyRequest): Language => preferredLanguage(request.headers["accept-language"]);

const recordOf = (report: ReportShape, language: Language): ReportRecord => ({
  ...report,
  ...reportWords(language).list[report.code as keyof ReturnType<typeof reportWords>["list"]],
});
const listOf = (language: Language, own: boolean): ReportRecord[] =>
  reportCodes.map((code) => recordOf(reportOf(code), language)).filter(({ learner }) => !own || learner);

function inOrder(rows: ReportRecord[], order = "asc(code)"): ReportRecord[] {
  const keys = parseSort(order)?.flatMap(({ path, direction }) =>
    sorted.filter((name) => name === path).map((name) => ({ name, direction })),
  );
  if (!keys || keys.length === 0) throw new Problem(422, "FieldInvalid", { field: "order" });
  return rows.toSorted((one, other) => {
    const differing = keys.find(({ name }) => one[name] !== other[name]);
    if (!differing) return 0;
    const compared = one[differing.name].localeCompare(other[differing.name]);
    return differing.direction === "asc" ? compared : -compared;
  });
}
