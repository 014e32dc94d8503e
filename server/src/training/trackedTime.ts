import { sql } from "kysely";
import { lastOf, type Tx } from "../storage/asDomain.ts";
import type { ProgramStatusRow } from "./openStatuses.ts";

export interface TrackedTime {
  /** Seconds of this run. */
  run: number;
  /** Seconds over the runs of the current cycle; over all runs where the program has no cycles. */
  total: number;
}

/** What time tracking has counted for one run of a program, and for all of them. */
export async function trackedTime(
  tx: Tx,
  { domainId, id, userId, programId }: Pick<ProgramStatusRow, "domainId" | "id" | "userId" | "programId">,
  { last = false } = {},
): Promise<TrackedTime> {
  const sinceCycleBegan = sql`date_trunc('month', now()) - make_interval(months =>
    mod(extract(year from now())::int * 12 + extract(month from now())::int - coalesce(program.cycle_start_month, 1), program.cycle_months))`;
  const query = sql<TrackedTime>`
    select coalesce(sum(tracked.seconds) filter (where run.id = ${id}), 0)::int as run,
           coalesce(sum(tracked.seconds) filter (where not program.track_cycles or program.cycle_months is null
             or tracked.started_at >= ${sinceCycleBegan}), 0)::int as total
      from program_statuses run join programs program on program.id = run.program_id
      join time_sessions tracked on tracked.domain_id = run.domain_id and tracked.program_status_id = run.id
     where run.domain_id = ${domainId} and run.user_id = ${userId} and run.program_id = ${programId}`.compile(tx);
  const { rows } = await tx.executeQuery(last ? lastOf(query) : query);
  return rows[0] ?? { run: 0, total: 0 };
}
