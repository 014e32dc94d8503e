import type { MergeCall } from "@vigil/model/organization/userMerge";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Learner } from "../../training/learner.ts";
import { findProgramStatus, openProgramStatus } from "../../training/openStatuses.ts";
import { closeRun } from "../../training/resets/closeRun.ts";
import { sharedRuns } from "./mergePreview.ts";
import type { Merging } from "./repoint.ts";

/** Beyond every number that a run has. */
const aside = 1_000_000;

/**
 * Of two runs in progress one goes on; the other is closed with what it has. The runs of a program are numbered anew in the order in which
 * they began, the one in progress last. Answers what opens the runs that begin with nothing, once all rows are the kept account's.
 */
export async function mergeRuns(
  tx: Tx,
  caller: Caller,
  { kept, merged }: { kept: Learner; merged: Learner },
  resets: MergeCall["resets"],
): Promise<() => Promise<void>> {
  const merging = { domainId: caller.domainId, keptId: kept.userId, mergedId: merged.userId };
  const shared = await sharedRuns(tx, merging.domainId, merging.keptId, merging.mergedId);
  const choice = new Map(resets.map(({ programId, run }) => [programId, run]));
  const unchosen = shared.filter(({ programId }) => !choice.has(programId));
  if (unchosen.length > 0)
    throw new Problem(422, "UserMergeResetRequired", {
      field: "resets",
      details: { program: unchosen[0]!.name, ids: unchosen.map(({ programId }) => programId) },
    });
  const anew: number[] = [];
  for (const { programId } of shared) {
    const goesOn = choice.get(programId);
    for (const [name, learner] of Object.entries({ kept, merged })) {
      const run = name === goesOn ? undefined : await findProgramStatus(tx, learner, programId);
      if (run !== undefined) await closeRun(tx, caller, learner, run, { kind: "hard", by: "merge" });
    }
    if (goesOn === "none") anew.push(programId);
  }
  await renumber(tx, merging);
  return async () => {
    for (const programId of anew) await openProgramStatus(tx, kept, programId, { by: "reset" });
  };
}

async function renumber(tx: Tx, { domainId, keptId, mergedId }: Merging): Promise<void> {
  const both = sql`domain_id = ${domainId} and user_id in (${keptId}, ${mergedId})`;
  const shared = sql`program_id in (select program_id from program_statuses where domain_id = ${domainId} and user_id = ${keptId}
    intersect select program_id from program_statuses where domain_id = ${domainId} and user_id = ${mergedId})`;
  await sql`update program_statuses set sequence = sequence + ${aside} where ${both} and ${shared}`.execute(tx);
  await sql`with numbered as (
      select id, row_number() over (partition by program_id order by (closed_at is null), initiated_at, id) as number
        from program_statuses where ${both} and sequence > ${aside})
    update program_statuses run set sequence = numbered.number, updated_at = now()
      from numbered where run.domain_id = ${domainId} and run.id = numbered.id`.execute(tx);
}
