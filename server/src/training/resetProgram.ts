import { sql } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { assignedProgram } from "./assignedPrograms.ts";
import { findProgramStatus, type ProgramStatusRow } from "./openStatuses.ts";
import { renewable } from "./renewable.ts";
import { resetRun } from "./resets/resetRun.ts";
import { trainingConfiguration } from "./trainingConfiguration.ts";

/** A learner begins a program anew: what expires soon or has, and else where the configuration lets, a complete run or one in progress. */
export async function resetOwnProgram(tx: Tx, caller: Caller, programId: number): Promise<ProgramStatusRow> {
  await assignedProgram(tx, caller, programId);
  const before = await findProgramStatus(tx, caller, programId);
  if (before === undefined) throw new Problem(412, "ProgramNotStarted");
  if (await isRenewable(tx, before)) return resetRun(tx, caller, caller, before, { kind: "hard", by: "renewal" });
  const { resetCompleted, resetStarted } = await trainingConfiguration(tx, { ...caller, courseId: null });
  if ((before.complete ? resetCompleted : resetStarted) === "never") throw new Problem(403, "ProgramResetRefused");
  return resetRun(tx, caller, caller, before, { kind: "hard", by: "learner" });
}

async function isRenewable(tx: Tx, { domainId, id }: ProgramStatusRow): Promise<boolean> {
  const { rows } = await sql<{ renewable: boolean }>`select ${renewable} as renewable from program_statuses s
    where s.domain_id = ${domainId} and s.id = ${id}`.execute(tx);
  return rows[0]?.renewable ?? false;
}
