import { Problem } from "../../problem.ts";
import { ownRun, reportCodeOf } from "./askReport.ts";

/** A run of which there are lines to read, written to its end or not yet, for its asker. */
export async function begunRun(...[tx, by, id]: Parameters<typeof ownRun>) {
  const run = await ownRun(tx, by, id);
  if (run.state !== "done" && !(run.state === "running" && run.lineCount > 0)) throw new Problem(409, "ReportNotDone");
  return { ...run, code: reportCodeOf(run.code, run.scope.own) };
}

/** A run whose lines are written, for its asker. */
export async function doneRun(...[tx, by, id]: Parameters<typeof ownRun>) {
  const run = await ownRun(tx, by, id);
  if (run.state !== "done") throw new Problem(409, "ReportNotDone");
  return { ...run, code: reportCodeOf(run.code, run.scope.own) };
}
