import { fillLine } from "@vigil/model/reporting/tableExports/exportLine";
import { sql } from "kysely";
import { Readable } from "node:stream";
import { recordFile } from "../../files/recordFile.ts";
import type { House } from "../../house.ts";
import type { ReadApart } from "../../storage/replica/apart.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { refuseDied, type JobTry } from "../../jobs/jobs.ts";
import { isPassing } from "../../storage/isPassing.ts";
import { writeEvent } from "../writeEvent.ts";
import { countRows, exportRows } from "./exportRows.ts";
import type { ExportRun } from "./exportRuns.ts";

const rowsAtOnce = 2000;
/** A reader of the database may wait so long for the disk that the file is written to. */
const longestSeconds = 300;

class Ended extends Error {}

/** Writes the file of a run as it is read, so that its length costs no memory; one that was cut off begins anew. */
export async function workExport(
  house: Pick<House, "asDomain" | "apart" | "log" | "files">,
  { domainId, runId }: { domainId: number; runId: number },
  { signal, last = false, died = false }: { signal?: AbortSignal } & Partial<JobTry> = {},
): Promise<void> {
  const { asDomain, log } = house;
  const set = (tx: Tx, values: Partial<Pick<ExportRun, "state" | "done" | "wanted" | "error" | "fileHash" | "fileName" | "asOf">>) =>
    tx
      .updateTable("tableExportRuns")
      .set({ ...values, updatedAt: sql<Date>`now()` })
      .where("domainId", "=", domainId)
      .where("id", "=", runId)
      .where("state", "in", ["waiting", "running"])
      .returningAll()
      .executeTakeFirst();
  /** Who was called off writes nothing more. */
  const go = async (tx: Tx, values: Parameters<typeof set>[1]): Promise<ExportRun> => {
    signal?.throwIfAborted();
    const run = await set(tx, values);
    if (!run) throw new Ended();
    return run;
  };
  try {
    refuseDied({ died });
    const run = await asDomain(domainId, (tx) => go(tx, { state: "running", done: 0 }));
    const told = (values: Parameters<typeof set>[1]) => asDomain(domainId, (tx) => go(tx, values));
    const { result: written, asOf } = await write(house, run, told);
    await asDomain(domainId, async (tx) => {
      await recordFile(tx, { hash: written.hash, size: written.size, mediaType: "text/plain; charset=utf-8" });
      const { asked, id, createdBy } = await go(tx, {
        state: "done",
        done: written.lines,
        wanted: written.lines,
        fileHash: written.hash,
        asOf,
        fileName: `export-${run.asked.exportId}-${run.asked.head.date}.txt`,
      });
      await writeEvent(
        tx,
        { domainId, userId: createdBy ?? 0, requestId: `table export run ${id}`, address: "" },
        {
          type: "tableExport.run",
          subject: { entity: "tableExport", id: asked.exportId },
          data: { from: asked.from, until: asked.until, lines: written.lines },
        },
      );
    });
  } catch (error) {
    if (error instanceof Ended) return;
    if (signal?.aborted || (!last && isPassing(error))) throw error; // it is tried again
    log.error(error, "A table export failed.");
    await asDomain(domainId, (tx) => set(tx, { state: "failed", error: "TableExportFailed" }));
  }
}

/** All lines as the database stood when the first was read: the header says beforehand how many they are. */
const write = (
  { apart, files }: Pick<House, "apart" | "files">,
  { domainId, asked }: ExportRun,
  told: (values: { done?: number; wanted?: number }) => Promise<unknown>,
): Promise<ReadApart<{ hash: string; size: number; lines: number }>> =>
  apart.read(
    domainId,
    async (tx) => {
      await sql`set transaction isolation level repeatable read`.execute(tx);
      const exported = { ...asked, domainId };
      const lines = await countRows(tx, exported);
      await told({ wanted: lines });
      async function* text(): AsyncGenerator<string> {
        const { header, contentLine, mapping, head } = asked;
        if (header !== "") yield `${fillLine(header, { ...head, count: String(lines) })}\r\n`;
        for (let after = 0, done = 0; done < lines;) {
          const rows = await exportRows(tx, exported, after, rowsAtOnce);
          yield rows.map(({ values }) => `${fillLine(contentLine, values, mapping)}\r\n`).join("");
          after = rows.at(-1)?.id ?? after;
          done += rows.length;
          await told({ done });
        }
      }
      const received = await files.receive(Readable.from(text(), { objectMode: false }));
      return { hash: await received.keep(), size: received.size, lines };
    },
    { longestSeconds },
  );
