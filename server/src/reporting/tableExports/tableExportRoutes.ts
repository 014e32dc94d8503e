import { calendarDate } from "@vigil/model/values/calendarDate";
import { exportFault, type Mapping } from "@vigil/model/reporting/tableExports/exportLine";
import type { CreateOf } from "@vigil/model/entity/entity";
import { tableExport } from "@vigil/model/reporting/tableExports/tableExport";
import { sql } from "kysely";
import { z } from "zod";
import { addonOnly } from "../../identity/access/addonOnly.ts";
import { idParameter } from "../../entity/bodies.ts";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import { getRecord } from "../../entity/readRecords.ts";
import { changeRecords, insertRecord } from "../../entity/writeRecords.ts";
import type { Routes } from "../../house.ts";
import { sendStored } from "../../http/sendStored.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { exportQueue } from "./exportQueue.ts";
import { cancelExportRun, listExportRuns, oneExportRun, openExportRun } from "./exportRuns.ts";

const tags = [tableExport.plural];
const days = z.object({ from: calendarDate.optional(), until: calendarDate.optional() });

/** The files for authorities, in domains with the plugin. */
export const tableExportRoutes: Routes = (outer, house) =>
  addonOnly(outer, house, "tableExports", (app) => {
    const desk = entityRoutes(app, house, tableExport, {
      insert: (tx, view, values) => {
        requireSound(values);
        return insertRecord(tx, view, values);
      },
      change: async (tx, view, changes) => {
        const changed = await changeRecords(tx, view, changes);
        for (const record of changed) requireSound(record);
        return changed;
      },
    });
    const editing = { permission: desk.permission("edit") };

    app.post(
      "/api/tableexports/:id/runs",
      {
        config: editing,
        schema: { tags, summary: "Orders its file, which is written in the background", params: idParameter, body: days },
      },
      async (request, reply) => {
        const { from = null, until = null } = request.body;
        if (from !== null && until !== null && until < from) throw new Problem(422, "ReportPeriodOrder", { field: "until" });
        const run = await desk.write(request, async (tx, view) => {
          const { caller: by } = view;
          const record = await getRecord(tx, view, request.params.id);
          const { id: exportId, name, table, header, contentLine } = record;
          const asked = {
            exportId,
            table,
            companyIds: within(record.companies, by.companies === "all" ? null : by.companies),
            programIds: within(record.programs, by.programs),
            from,
            until,
            header,
            contentLine,
            mapping: record.mapping as Mapping,
            head: await headOf(tx, by.domainId),
          };
          const opened = await openExportRun(tx, by, { name, asked });
          await house.jobs.send(tx, exportQueue, { domainId: by.domainId, runId: opened.id });
          return opened;
        });
        return reply.code(201).send(run);
      },
    );
    app.get(
      "/api/tableexportruns",
      { config: editing, schema: { tags, summary: "One's own files of table exports, newest first" } },
      (request) => {
        const by = caller(request);
        return house.asDomain(by.domainId, async (tx) => ({ rows: await listExportRuns(tx, by) }));
      },
    );
    app.post(
      "/api/tableexportruns/:id/cancel",
      { config: editing, schema: { tags, summary: "Calls a file off that is still written", params: idParameter } },
      (request) => {
        const by = caller(request);
        return house.asDomain(by.domainId, (tx) => cancelExportRun(tx, by, request.params.id));
      },
    );
    app.get(
      "/api/tableexportruns/:id/file",
      { config: editing, schema: { tags, summary: "The file", params: idParameter } },
      async (request, reply) => {
        const by = caller(request);
        const { error, fileHash, fileName } = await house.asDomain(by.domainId, (tx) => oneExportRun(tx, by, request.params.id));
        if (error !== null) throw new Problem(409, error);
        if (fileHash === null) throw new Problem(409, "TableExportNotDone");
        reply.header("cache-control", "private, no-store").header("content-disposition", `attachment; filename="${fileName}"`);
        return sendStored(request, reply, { files: house.files, hash: fileHash, mediaType: "text/plain; charset=utf-8" });
      },
    );
  });

function requireSound({ table, header = "", contentLine = "", mapping = {} }: CreateOf<typeof tableExport>): void {
  const fault = exportFault(table!, header, contentLine, mapping);
  if (fault) throw new Problem(422, fault.code, { field: fault.field, details: { word: fault.word } });
}

const within = (chosen: readonly number[], allowed: readonly number[] | null): readonly number[] | null => {
  if (chosen.length === 0) return allowed;
  return allowed === null ? chosen : chosen.filter((id) => allowed.includes(id));
};

async function headOf(tx: Tx, domainId: number): Promise<{ date: string; domainTitle: string }> {
  const { rows } = await sql<{ date: string; domainTitle: string }>`
    select (now() at time zone d.sound_zone)::date::text as date, d.title as "domainTitle" from domains d where d.id = ${domainId}`.execute(
    tx,
  );
  return rows[0]!;
}
