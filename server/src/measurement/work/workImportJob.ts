import { sql } from "kysely";
import type { House } from "../../house.ts";
import { callerLater } from "../../identity/access/callerLater.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { refuseDied, type JobTry } from "../../jobs/jobs.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { isPassing } from "../../storage/isPassing.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { assignRemedial } from "../remedial/assignRemedial.ts";
import { pairKey } from "./namedByFile.ts";
import { judgeWorkLines, sortWorkLines, takeWorkLines, type WorkCells } from "./judgeWorkLines.ts";
import { wordsOfWork } from "./wordsOfWork.ts";
import { workImportQueue } from "./workImportQueue.ts";
import type { WorkImportRow } from "./workImportRow.ts";

const linesAtOnce = 2000;
/** All lines at once, compared and brought in. */
const patient = { longestSeconds: 300 };

interface Step {
  house: House;
  row: WorkImportRow;
  signal: AbortSignal;
}

/** The step was called off, or is worked on elsewhere. */
class CalledOff extends Error {}

/** Changes the import as long as nobody called its step off. */
async function held(tx: Tx, { domainId, id, state, step }: WorkImportRow, values: object): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("workImports")
    .set({ ...values, updatedAt: sql<Date>`now()` })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .where("state", "=", state)
    .where("step", "=", step)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new CalledOff();
}

async function check({ house: { asDomain }, row, signal }: Step, by: Caller): Promise<void> {
  const { domainId, id, lineCount } = row;
  const words = await asDomain(domainId, wordsOfWork);
  for (let after = 0, done = 0; ;) {
    signal.throwIfAborted();
    const lines = await asDomain(domainId, async (tx) => {
      const { rows } = await sql<WorkCells>`select line, cells from work_import_lines
        where domain_id = ${domainId} and import_id = ${id} and line > ${after} order by line limit ${linesAtOnce}`.execute(tx);
      await held(tx, row, { done: done + rows.length, wanted: lineCount });
      if (rows.length > 0) await judgeWorkLines(tx, by, row, { words, lines: rows });
      return rows;
    });
    if (lines.length === 0) break;
    after = lines.at(-1)!.line;
    done += lines.length;
  }
  await asDomain(
    domainId,
    async (tx) => held(tx, row, { state: "checked", counts: JSON.stringify(await sortWorkLines(tx, row)) }),
    patient,
  );
}

async function apply({ house: { asDomain }, row }: Step, by: Caller): Promise<void> {
  await asDomain(
    row.domainId,
    async (tx) => {
      const applied = await takeWorkLines(tx, row);
      const named = new Set(row.named.map(pairKey));
      const assigned = await assignRemedial(tx, by, row.domainId, "all", (one) => named.has(pairKey(one)));
      await held(tx, row, { state: "applied", applied, assigned, done: applied, endedAt: sql`now()` });
      await writeEvent(tx, by, {
        type: "workResult.importDone",
        data: { importId: row.id, fileName: row.fileName, lines: applied, assigned },
      });
    },
    patient,
  );
}

/** Each with where the import stands when it fails for good. */
const works = {
  checking: { work: check, back: "read" },
  applying: { work: apply, back: "checked" },
} as const;
const isWorked = (state: string): state is keyof typeof works => state in works;

/** Does the step that a file of results waits for, with the rights its sender has now. */
export async function workOnResults(
  house: House,
  { domainId, importId, step }: { domainId: number; importId: number; step: number },
  { signal = new AbortController().signal, last = false, died = false }: { signal?: AbortSignal } & Partial<JobTry> = {},
): Promise<void> {
  const row = await house.asDomain(domainId, (tx) =>
    tx
      .selectFrom("workImports")
      .selectAll()
      .where("domainId", "=", domainId)
      .where("id", "=", importId)
      .where("step", "=", step)
      .executeTakeFirst(),
  );
  if (row === undefined || !isWorked(row.state)) return;
  const { work, back } = works[row.state];
  const giveUp = (error: string) => house.asDomain(domainId, (tx) => held(tx, row, { state: back, error }));
  try {
    refuseDied({ died });
    const { createdByDomainId: homeDomainId, createdBy } = row;
    const asked = { domainId, homeDomainId, userId: createdBy ?? 0, requestId: `results of machines ${importId}` };
    const by = await callerLater(house.asDomain, asked);
    if (by?.permissions.has("workResults:add") !== true) await giveUp("Forbidden");
    else await work({ house, row, signal }, by);
  } catch (error) {
    if (error instanceof CalledOff) return;
    if (signal.aborted || (!last && isPassing(error))) throw error; // it is tried again
    house.log.error(error, "Results of machines could not be brought in.");
    await giveUp("WorkImportFailed");
  }
}

/** Works on files of results. */
export function startWorkImports({ jobs, log, ...rest }: House): { stop: () => Promise<void> } {
  const house = { jobs, log, ...rest };
  const stopping = new AbortController();
  const begun = jobs
    .work(workImportQueue, (order, signal, attempt) =>
      workOnResults(house, order, { signal: AbortSignal.any([signal, stopping.signal]), ...attempt }),
    )
    .catch((error: unknown) => log.error(error, "Files of results wait until the server starts again."));
  return {
    stop: () => {
      stopping.abort(new Error("The server is stopping."));
      return begun;
    },
  };
}
