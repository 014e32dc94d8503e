import { reportOf } from "@vigil/model/reporting/reports/report";
import { sql } from "kysely";
import { recordFile } from "../../files/recordFile.ts";
import type { House } from "../../house.ts";
import { refuseDied, type JobTry } from "../../jobs/jobs.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { isPassing } from "../../storage/isPassing.ts";
import { reportCodeOf, zonedRuns } from "../reports/askReport.ts";
import { lineOrder } from "../reports/lineOrder.ts";
import { placesOf } from "../reports/readLines.ts";
import { reportPdf } from "../reports/reportPdf.ts";
import { sheetLeads, sheetOfLines } from "../reports/reportSheet.ts";
import { sheetStream, sheetTypes } from "../../http/sendSheet.ts";
import { orderedLines } from "./orderedLines.ts";
import type { ReportFileRow } from "./ownReportFiles.ts";

/** A reader of the database may wait so long for the disk that the file is written to. */
const longestSeconds = 300;

class Ended extends Error {}

/** Writes the file of a report as its lines are read, so that its length costs no memory; one that was cut off begins anew. */
export async function workReportFile(
  { asDomain, files, log }: Pick<House, "asDomain" | "files" | "log">,
  { domainId, fileId }: { domainId: number; fileId: number },
  { signal, last = false, died = false }: { signal?: AbortSignal } & Partial<JobTry> = {},
): Promise<void> {
  const set = (tx: Tx, values: Partial<Pick<ReportFileRow, "state" | "done" | "wanted" | "error" | "fileHash" | "size">>) =>
    tx
      .updateTable("reportFiles")
      .set({ ...values, updatedAt: sql<Date>`now()` })
      .where("domainId", "=", domainId)
      .where("id", "=", fileId)
      .where("state", "in", ["waiting", "running"])
      .returningAll()
      .executeTakeFirst();
  /** Who was called off writes nothing more. */
  const go = (values: Parameters<typeof set>[1]) =>
    asDomain(domainId, async (tx) => {
      signal?.throwIfAborted();
      const row = await set(tx, values);
      if (!row) throw new Ended();
      return row;
    });
  try {
    refuseDied({ died });
    const row = await go({ state: "running", done: 0 });
    const { hash, size } = await write({ asDomain, files }, row, (done) => go({ done }));
    await asDomain(domainId, async (tx) => {
      await recordFile(tx, { hash, size, mediaType: row.format === "pdf" ? "application/pdf" : sheetTypes[row.format] });
      const done = await set(tx, { state: "done", done: row.wanted, fileHash: hash, size });
      if (!done) throw new Ended();
    });
  } catch (error) {
    if (error instanceof Ended) return;
    if (signal?.aborted || (!last && isPassing(error))) throw error; // it is tried again
    log.error(error, "A file of a report failed.");
    await asDomain(domainId, (tx) => set(tx, { state: "failed", error: "ReportFileFailed" }));
  }
}

async function write(
  { asDomain, files }: Pick<House, "asDomain" | "files">,
  row: ReportFileRow,
  tell: (done: number) => Promise<unknown>,
): Promise<{ hash: string; size: number }> {
  const { domainId, runId, format, asked } = row;
  const { language } = asked;
  const found = await asDomain(domainId, (tx) =>
    zonedRuns(tx).where("domainId", "=", domainId).where("id", "=", runId).executeTakeFirstOrThrow(),
  );
  const run = { ...found, code: reportCodeOf(found.code, found.scope.own) };
  const report = reportOf(run.code);
  const order = lineOrder(asked.order, { domainId, report, language });
  const columns = report.columns.filter((name) => asked.columns.length === 0 || asked.columns.includes(name));
  if (format === "pdf") {
    const places = await asDomain(domainId, (tx) => placesOf(tx, run, order, { after: 0, limit: run.lineCount }), { longestSeconds });
    const received = await files.receive(await reportPdf({ asDomain }, run, { columns, places, language, parted: !asked.order }));
    return { hash: await received.keep(), size: received.size };
  }
  return asDomain(
    domainId,
    async (tx) => {
      await sql`set transaction isolation level repeatable read`.execute(tx);
      async function* lines() {
        let done = 0;
        for await (const part of orderedLines(tx, run, report.columns, order)) {
          yield part;
          done += part.length;
          await tell(done);
        }
      }
      const leads = await sheetLeads(tx, run, { format, language });
      const received = await files.receive(sheetStream(sheetOfLines(run, { columns, language, format, leads }, lines())));
      return { hash: await received.keep(), size: received.size };
    },
    { longestSeconds },
  );
}
