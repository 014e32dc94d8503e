import { reportColumn, reportColumns, type ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import { addSums, reportFigures, type Sums } from "@vigil/model/reporting/reports/reportFigures";
import { reportAsk } from "@vigil/model/reporting/reports/reportAsk";
import { isReportCode, reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportCell, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { sql, type Selectable } from "kysely";
import pg from "pg";
import { refuseDied, type JobTry } from "../../jobs/jobs.ts";
import { isPassing } from "../../storage/isPassing.ts";
import type { House } from "../../house.ts";
import type { Database } from "../../storage/database.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { writeEvent } from "../writeEvent.ts";
import { namesOf } from "./reportNames.ts";
import { partsAtOnce, type Took } from "./partsAtOnce.ts";
import { partsOfReach, reportReach, type ReachPart } from "./reportReach.ts";
import { isGrouped, type ReportAsked } from "./reportSource.ts";
import { wholeCompanies } from "./wholeCompanies.ts";
import { reportSources } from "./reportSources.ts";
import { reportTotals } from "./reportTotals.ts";
import { readGroups, readSums, type GroupLine } from "./writeLines.ts";
import { writeTogether } from "./writeTogether.ts";

type RunRow = Selectable<Database["reportRuns"]>;

/** At first after few their lines are there to be read; then so many at least are written at once (`partsAtOnce`). */
const learnersAtOnce = 20_000;
const learnersAtFirst = 2000;
/** A part of a report may take longer than a call's statement: a company may have all learners of a domain. */
const longestStatementSeconds = 300;
const { compare: byWords } = new Intl.Collator();

class Ended extends Error {}

const tookTooLong = "57014";
const sentenceOf = (error: unknown): "ReportTooLarge" | "ReportFailed" =>
  error instanceof pg.DatabaseError && error.code === tookTooLong ? "ReportTooLarge" : "ReportFailed";

/** Writes the lines of a report; a run that was cut off begins anew. */
export async function workReport(
  house: Pick<House, "asDomain" | "apart" | "log">,
  { domainId, runId }: { domainId: number; runId: number },
  { signal, last = false, died = false }: { signal?: AbortSignal } & Partial<JobTry> = {},
): Promise<void> {
  const { asDomain, log } = house;
  const set = (tx: Tx, values: Partial<Pick<RunRow, "state" | "done" | "wanted" | "lineCount" | "error" | "asOf">> & { totals?: string }) =>
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
    refuseDied({ died });
    const run = await asDomain(domainId, async (tx) => {
      const found = await tx
        .selectFrom("reportRuns")
        .selectAll()
        .where("domainId", "=", domainId)
        .where("id", "=", runId)
        .executeTakeFirst();
      await go(tx, { state: "running", done: 0, lineCount: 0 });
      await forgetLines(tx, { domainId, id: runId });
      return found;
    });
    if (run) await write(house, run, go);
  } catch (error) {
    if (error instanceof Ended) return asDomain(domainId, (tx) => forgetLines(tx, { domainId, id: runId }, { ofEnded: true }));
    if (signal?.aborted || (!last && isPassing(error))) throw error; // it is tried again
    log.error(error, "A report failed.");
    await asDomain(domainId, async (tx) => {
      await set(tx, { state: "failed", error: sentenceOf(error) });
      await forgetLines(tx, { domainId, id: runId }, { ofEnded: true });
      await writeEvent(
        tx,
        { domainId, requestId: `report run ${runId}`, address: "" },
        { type: "report.failed", severity: "warning", data: { runId }, error: sentenceOf(error) },
      );
    });
  }
}

/** All learners of a domain are held beside each other while they are added up: with the usual 4 MB they go to the disk and back. */
const roomy = (tx: Tx) => sql`set local work_mem = '64MB'`.execute(tx);

/**
 * Sums are read apart and then written. Of lines all parts are read as the database stood when the first began, where they are written; each is
 * there to be read as soon as it is written.
 */
async function write(
  { asDomain, apart }: Pick<House, "asDomain" | "apart">,
  run: RunRow,
  go: (tx: Tx, values: object) => Promise<void>,
): Promise<void> {
  if (!isReportCode(run.code)) throw new Error(`There is no report ${run.code}.`);
  const { domainId, id, code } = { ...run, code: run.code };
  const columns: readonly ReportColumnName[] = reportOf(code).columns;
  const source = reportSources[code](askedOf(run));
  const reach = reportReach(domainId, run.createdBy ?? 0, run.ask, run.scope);
  const patient = { longestSeconds: longestStatementSeconds }; // while a part is written the first waits as long
  const done = async (
    tx: Tx,
    learners: number,
    { lineCount, totals }: { lineCount: number; totals: ReportRun["totals"] },
    asOf: Date | null,
  ) => go(tx, { state: "done", wanted: learners, done: learners, lineCount, totals: JSON.stringify(totals), asOf });
  if (isGrouped(source)) {
    const read = async (tx: Tx) => {
      await roomy(tx);
      return readGroups(tx, source, reach);
    };
    const { result, asOf } = await apart.read(domainId, read, patient);
    // how many learners it is about was counted when it was asked for
    return asDomain(domainId, async (tx) => done(tx, run.wanted, await writeGroups(tx, run, columns, result), asOf));
  }
  const { wanted, ...written } = await asDomain(
    domainId,
    async (tx) => {
      await sql`set transaction isolation level repeatable read`.execute(tx);
      await roomy(tx);
      const parts = await partsOfReach(tx, reach, { first: learnersAtFirst, further: learnersAtOnce });
      const { rows: snapshots } = await sql<{ name: string }>`select pg_export_snapshot() as name`.execute(tx);
      const asThen = <T>(work: (own: Tx) => Promise<T>) =>
        asDomain(
          domainId,
          async (own) => {
            await sql`set transaction isolation level repeatable read`.execute(own);
            await sql`set transaction snapshot ${sql.lit(snapshots[0]!.name)}`.execute(own);
            await roomy(own);
            return work(own);
          },
          patient,
        );
      const learners = parts.reduce((sum, { count }) => sum + count, 0);
      const reached = { done: 0, lineCount: 0 };
      let last: Took | null = null;
      let batchesBefore = 0;
      for (let next = 0; next < parts.length;) {
        const batches: ReachPart[][] = partsAtOnce(parts.slice(next), last);
        const some = batches.flat();
        const begun = performance.now();
        reached.lineCount += await writeTogether(asThen, { domainId, id, columns, source, reach }, batches, batchesBefore);
        const count = some.reduce((sum, part) => sum + part.count, 0);
        last = { learners: count / batches.length, ms: performance.now() - begun };
        next += some.length;
        batchesBefore += batches.length;
        reached.done += count;
        await asDomain(domainId, (own) => go(own, { wanted: learners, ...reached }));
      }
      const { sums } = source;
      const totals = sums
        ? totalsOf(columns, await asThen((own) => readSums(own, { ...source, sums }, reach)))
        : await asDomain(domainId, (own) => reportTotals(own, run, reportOf(code)), patient);
      return { wanted: learners, lineCount: reached.lineCount, totals };
    },
    patient,
  );
  await asDomain(domainId, (tx) => done(tx, wanted, written, null));
}

/** `ofEnded`: only where it was called off or has failed; one that somebody else brought to its end keeps its lines. */
async function forgetLines(tx: Tx, { domainId, id }: Pick<RunRow, "domainId" | "id">, { ofEnded = false } = {}): Promise<void> {
  await sql`delete from report_lines where domain_id = ${domainId} and run_id = ${id}
    and (not ${ofEnded}::boolean or exists (select from report_runs r where r.domain_id = ${domainId} and r.id = ${id} and r.state in ('failed', 'cancelled')))`.execute(
    tx,
  );
}

export const askedOf = (run: Pick<RunRow, "domainId" | "today" | "fromDate" | "untilDate" | "ask" | "scope">): ReportAsked => ({
  domainId: run.domainId,
  today: run.today,
  from: run.fromDate,
  until: run.untilDate,
  ask: reportAsk.parse(run.ask),
  programIds: narrowed(run.ask.programIds, run.scope.own ? null : run.scope.programs),
  courseIds: run.ask.courseIds.length === 0 ? null : run.ask.courseIds,
  wholeCompanies: wholeCompanies(run.ask, run.scope),
});

const narrowed = (asked: readonly number[], allowed: readonly number[] | null): readonly number[] | null => {
  if (asked.length === 0) return allowed;
  return allowed === null ? asked : asked.filter((id) => allowed.includes(id));
};

/** In the order of their names; the totals are worked out from all sums, as each line from its own. */
async function writeGroups(
  tx: Tx,
  run: RunRow,
  columns: readonly ReportColumnName[],
  groups: readonly GroupLine[],
): Promise<{ lineCount: number; totals: ReportRun["totals"] }> {
  const isFigure = (name: ReportColumnName) => "total" in reportColumns[name];
  const lines = groups.map(({ keys, sums }): ReportCell[] =>
    columns.map((name) => (isFigure(name) ? figure(name, sums) : ((keys[name] as ReportCell | undefined) ?? null))),
  );
  const names = await namesOf(tx, run.domainId, columns, lines);
  const shown = (line: ReportCell[]) =>
    columns.flatMap((name, index) => (isFigure(name) ? [] : [String(names(name, line[index] ?? null))]));
  const ordered = lines.map((line) => ({ line, words: shown(line).join("\n") })).toSorted((one, other) => byWords(one.words, other.words));
  for (let first = 0; first < ordered.length; first += 5000)
    await sql`insert into report_lines (domain_id, run_id, position, cells)
      select ${run.domainId}, ${run.id}, ${first} + place, cells
        from jsonb_array_elements(${JSON.stringify(ordered.slice(first, first + 5000).map(({ line }) => line))}::jsonb) with ordinality l (cells, place)`.execute(
      tx,
    );
  const all = new Map<string, Record<string, number>>();
  for (const { sums } of groups) addSums(all, "", sums);
  const total = all.get("") ?? {};
  // different people of companies are different people; of programs, courses and kinds they may be the same
  const apart = groups.every(({ keys }) => Object.keys(keys).join() === "company");
  const told = columns.filter((name) => apart || name !== "learners");
  return { lineCount: groups.length, totals: totalsOf(told, total) };
}

const figure = (name: ReportColumnName, sums: Sums): number | null => reportFigures[name]?.(sums) ?? sums[name] ?? null;
const totalsOf = (columns: readonly ReportColumnName[], sums: Sums): ReportRun["totals"] =>
  Object.fromEntries(columns.flatMap((name) => (reportColumn(name).total === undefined ? [] : [[name, figure(name, sums)]])));
