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
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { writeEvent } from "../writeEvent.ts";
import { writeExport } from "./writeExport.ts";

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

    // A file that is fetched: reading, but written down, and for those who keep the export.
    app.get(
      "/api/tableexports/:id/file",
      { config: editing, schema: { tags, summary: "Runs it: the file", params: idParameter, querystring: days } },
      async (request, reply) => {
        const { from = null, until = null } = request.query;
        if (from !== null && until !== null && until < from) throw new Problem(422, "ReportPeriodOrder", { field: "until" });
        const { record, caller, head } = await desk.write(request, async (tx, view) => ({
          record: await getRecord(tx, view, request.params.id),
          caller: view.caller,
          head: await headOf(tx, view.caller.domainId),
        }));
        const exported = {
          domainId: caller.domainId,
          table: record.table,
          companyIds: within(record.companies, caller.companies === "all" ? null : caller.companies),
          programIds: within(record.programs, caller.programs),
          from,
          until,
        };
        const { header, contentLine } = record;
        const file = await writeExport(house, exported, { header, contentLine, mapping: record.mapping as Mapping }, head);
        await desk.write(request, (tx) => tell(tx, caller, record.id, { from, until, lines: file.count }));
        return reply
          .type("text/plain; charset=utf-8")
          .header("cache-control", "private, no-store")
          .header("content-disposition", `attachment; filename="export-${record.id}-${head.date}.txt"`)
          .send(file.text);
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

const tell = (tx: Tx, by: Caller, id: number, data: object) =>
  writeEvent(tx, by, { type: "tableExport.run", subject: { entity: "tableExport", id }, data });
