import { languages } from "@vigil/model/phrases/languages";
import { reportOf } from "@vigil/model/reporting/reports/report";
import { reportFileFormats } from "@vigil/model/reporting/reports/reportFile";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { Routes } from "../../house.ts";
import { preferredLanguage } from "../../http/preferredLanguage.ts";
import { sendStored } from "../../http/sendStored.ts";
import { asAttachment } from "../../http/asAttachment.ts";
import { sheetTypes } from "../../http/sendSheet.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { chosenColumns } from "../reports/chosenColumns.ts";
import { doneRun } from "../reports/doneRun.ts";
import { lineOrder } from "../reports/lineOrder.ts";
import { refuseLongPdf } from "../reports/refuseLongPdf.ts";
import { writeEvent } from "../writeEvent.ts";
import { cancelReportFile, fileNameOf, openReportFile, ownReportFile, ownReportFiles, presentReportFile } from "./ownReportFiles.ts";
import { reportFileQueue } from "./reportFileQueue.ts";

const tags = ["reports"];
const mine = { permission: "signedIn" } as const;
const order = z.object({
  format: z.enum(reportFileFormats),
  columns: z.string().max(2000).optional(),
  order: z.string().max(500).optional(),
  language: z.enum(languages).optional(),
});

/** Files of reports that are too long to be fetched while they are written: ordered, told how far they are, fetched when done. */
export const reportFileRoutes: Routes = (app, house) => {
  const { asDomain } = house;
  app.post(
    "/api/reportruns/:id/files",
    { config: mine, schema: { tags, summary: "Orders a file of a report, written in the background", params: idParameter, body: order } },
    async (request, reply) => {
      const by = caller(request);
      const { format } = request.body;
      const language = request.body.language ?? preferredLanguage(request.headers["accept-language"]);
      const row = await asDomain(by.domainId, async (tx) => {
        const run = await doneRun(tx, by, request.params.id);
        const report = reportOf(run.code);
        lineOrder(request.body.order, { domainId: by.domainId, report, language }); // refused now, not by the job
        if (format === "pdf") refuseLongPdf(run.lineCount);
        const columns = chosenColumns(report.columns, request.body.columns);
        const opened = await openReportFile(tx, by, { run, format, asked: { columns, order: request.body.order ?? "", language } });
        await writeEvent(tx, by, { type: "report.export", data: { code: run.code, lines: run.lineCount, format } });
        await house.jobs.send(tx, reportFileQueue, { domainId: by.domainId, fileId: opened.id });
        return opened;
      });
      return reply.code(201).send(presentReportFile(row));
    },
  );
  app.get("/api/reportfiles", { config: mine, schema: { tags, summary: "One's own files of reports, newest first" } }, (request) => {
    const by = caller(request);
    return asDomain(by.domainId, async (tx) => ({ rows: (await ownReportFiles(tx, by)).map(presentReportFile) }));
  });
  app.post(
    "/api/reportfiles/:id/cancel",
    { config: mine, schema: { tags, summary: "Calls a file of a report off that is still written", params: idParameter } },
    (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => presentReportFile(await cancelReportFile(tx, by, request.params.id)));
    },
  );
  app.get(
    "/api/reportfiles/:id/file",
    { config: mine, schema: { tags, summary: "The file of a report", params: idParameter } },
    async (request, reply) => {
      const by = caller(request);
      const row = await asDomain(by.domainId, (tx) => ownReportFile(tx, by, request.params.id));
      if (row.error !== null) throw new Problem(409, row.error);
      if (row.fileHash === null) throw new Problem(409, "ReportFileNotDone");
      reply.header("cache-control", "private, no-store").header("content-disposition", asAttachment(fileNameOf(row)));
      const mediaType = row.format === "pdf" ? "application/pdf" : sheetTypes[row.format];
      return sendStored(request, reply, { files: house.files, hash: row.fileHash, mediaType });
    },
  );
};
