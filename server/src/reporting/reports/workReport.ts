import { reportColumn, reportColumns, type ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import { addSums, reportFigures, type Sums } from "@vigil/model/reporting/reports/reportFigures";
import { reportAsk } from "@vigil/model/reporting/reports/reportAsk";
import { isReportCode, reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportCell, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { sql, type Selectable } from "kysely";
import pg from "pg";
import { isPassing } from "../../storage/isPassing.ts";
import type { House } from "../../house.ts";
import type { Database } from "../../storage/database.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { writeEvent } from "../writeEvent.ts";
import { namesOf } from "./reportNames.ts";
import { reportLearners } from "./reportLearners.ts";
import { isGrouped, type ReportAsked } from "./reportSource.ts";
import { reportSources } from "./reportSources.ts";
import { reportTotals } from "./reportTotals.ts";
import { readGroups, writeLines } from "./writeLines.ts";

type RunRow = Selectable<Database["reportRuns"]>;

const learnersAtOnce = 1000;
const mostLines = 500_000;

class Ended extends Error {}
class TooLarge extends Error {}

const tookTooLong = "57014";
const sentenceOf = (error: unknown): "ReportTooLarge" | "ReportFailed" =>
  error instanceof TooLarge || (error instanceof pg.DatabaseError && error.code === tookTooLong) ? "ReportTooLarge" : "ReportFailed";

/** Writes the lines of a report, batch by batch of its learners; a run that was cut off begins anew. */
export async function workReport(
  house: Pick<House, "asDomain" | "log">,
  { domainId, runId }: { domainId: number; runId: number },
  { signal, last = false }: { signal?: AbortSignal; last?: boolean } = {},
): Promise<void> {
  const { asDomain, log } = house;
  const set = (tx: Tx, values: Partial<Pick<RunRow, "state" | "done" | "wanted" | "lineCount" | "error">> & { totals?: string }) =>
    tx
      .updateTable("reportRuns")
      .set({ ...values, updatedAt: sql<Date>`now()` })
      .where("domainId", "=", domainId)
      .where("id", "=", runId)
      .where("state", "in", ["waiting", "running"])
      .executeTakeFirst();
  /** In every transaction: who was called off, or is worked on elsewhere, writes nothing more. */
  const go = async (tx: Tx, values: Parameters<typeof set>[1]) => {
    signal?.throwIfAborted();
    if ((await set(tx, values)).numUpdatedRows === 0n) throw new Ended();
  };
  try {
    const run = await asDomain(domainId, async (tx) => {
      const found = await tx
        .selectFrom("reportRuns")
        .selectAll()
        .where("domainId", "=", domainId)
        .where("id", "=", runId)
        .executeTakeFirst();
      await go(tx, { state: "running", done: 0, lineCount: 0 });
      await tx.deleteFrom("reportLines").where("domainId", "=", domainId).where("runId", "=", runId).execute();
      return found;
    });
    if (run) await write(asDomain, run, go);
  } catch (error) {
    if (error instanceof Ended) return;
    if (signal?.aborted || (!last && isPassing(error))) throw error; // it is tried again
    if (!(error instanceof TooLarge)) log.error(error, "A report failed.");
    await asDomain(domainId, async (tx) => {
      await set(tx, { state: "failed", error: sentenceOf(error) });
      await writeEvent(
        tx,
        { domainId, requestId: `report run ${runId}`, address: "" },
        { type: "report.failed", severity: "warning", data: { runId }, error: sentenceOf(error) },
      );
    });
  }
}

async function write(asDomain: House["asDomain"], run: RunRow, go: (tx: Tx, values: object) => Promise<void>): Promise<void> {
  if (!isReportCode(run.code)) throw new Error(`There is no report ${run.code}.`);
  const { domainId, id, code } = { ...run, code: run.code };
  const columns: readonly ReportColumnName[] = reportOf(code).columns;
  const asked: ReportAsked = {
    domainId,
    today: run.today,
    from: run.fromDate,
    until: run.untilDate,
    ask: reportAsk.parse(run.ask),
    programIds: narrowed(run.ask.programIds, run.scope.own ? null : run.scope.programs),
    courseIds: run.ask.courseIds.length === 0 ? null : run.ask.courseIds,
  };
  const source = reportSources[code](asked);
  const learners = await asDomain(domainId, (tx) => reportLearners(tx, domainId, run.createdBy ?? 0, run.ask, run.scope));
  const groups = new Map<string, Record<string, number>>();
  let lineCount = 0;
  for (let done = 0; done < learners.length; done += learnersAtOnce) {
    const batch = learners.slice(done, done + learnersAtOnce);
    await asDomain(domainId, async (tx) => {
      await go(tx, { wanted: learners.length, done });
      if (isGrouped(source))
        for (const { keys, sums } of await readGroups(tx, domainId, source, batch)) addSums(groups, JSON.stringify(keys), sums);
      else lineCount += await writeLines(tx, { domainId, id, lineCount }, columns, source, batch);
    });
    if (lineCount + groups.size > mostLines) throw new TooLarge();
  }
  await asDomain(domainId, async (tx) => {
    const totals = isGrouped(source) ? await writeGroups(tx, run, columns, groups) : await reportTotals(tx, run, columns);
    lineCount = isGrouped(source) ? groups.size : lineCount;
    await go(tx, { state: "done", wanted: learners.length, done: learners.length, lineCount, totals: JSON.stringify(totals) });
  });
}

const narrowed = (asked: readonly number[], allowed: readonly number[] | null): readonly number[] | null => {
  if (asked.length === 0) return allowed;
  return allowed === null ? asked : asked.filter((id) => allowed.includes(id));
};

/** In the order of their names; the totals are worked out from all sums, as each line from its own. */
async function writeGroups(
  tx: Tx,
  run: RunRow,
  columns: readonly ReportColumnName[],
  groups: ReadonlyMap<string, Sums>,
): Promise<ReportRun["totals"]> {
  const figure = (name: ReportColumnName, sums: Sums): number | null => reportFigures[name]?.(sums) ?? sums[name] ?? null;
  const isFigure = (name: ReportColumnName) => "total" in reportColumns[name];
  const lines = Array.from(groups, ([key, sums]): ReportCell[] => {
    const keys = JSON.parse(key) as Record<string, ReportCell>;
    return columns.map((name) => (isFigure(name) ? figure(name, sums) : (keys[name] ?? null)));
  });
  const names = await namesOf(tx, run.domainId, columns, lines);
  const shown = (line: ReportCell[]) =>
    columns.flatMap((name, index) => (isFigure(name) ? [] : [String(names(name, line[index] ?? null))]));
  const ordered = lines
    .map((line) => ({ line, words: shown(line) }))
    .toSorted((one, other) => one.words.join("\n").localeCompare(other.words.join("\n")));
  for (let first = 0; first < ordered.length; first += 5000)
    await sql`insert into report_lines (domain_id, run_id, position, cells)
      select ${run.domainId}, ${run.id}, ${first} + place, cells
        from jsonb_array_elements(${JSON.stringify(ordered.slice(first, first + 5000).map(({ line }) => line))}::jsonb) with ordinality l (cells, place)`.execute(
      tx,
    );
  const all = new Map<string, Record<string, number>>();
  for (const sums of groups.values()) addSums(all, "", sums);
  const total = all.get("") ?? {};
  return Object.fromEntries(columns.filter((name) => reportColumn(name).total !== undefined).map((name) => [name, figure(name, total)]));
}
