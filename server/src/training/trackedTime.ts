import { sql, type CompiledQuery } from "kysely";
import { lastOf, type Tx } from "../storage/asDomain.ts";
import type { ProgramStatusRow } from "./openStatuses.ts";

export interface TrackedTime {
  /** Seconds of this run. */
  run: number;
  /** Seconds over the runs of the current cycle; over all runs where the program has no cycles. */
  total: number;
}

type Run = Pick<ProgramStatusRow, "domainId" | "id">;

/** What time tracking has counted for one run of a program, and for all of them. */
export async function trackedTime(tx: Tx, run: Run, { last = false } = {}): Promise<TrackedTime> {
  const query = trackedQuery(tx, run);
  const { rows } = await tx.executeQuery(last ? lastOf(query) : query);
  return rows[0]!;
}

/** The same for whoever asks for other things at the same time. */
export const trackedQuery = (tx: Tx, { domainId, id }: Run): CompiledQuery<TrackedTime> => {
  const sinceCycleBegan = sql`date_trunc('month', now()) - make_interval(months =>
    mod(extract(year from now())::int * 12 + extract(month from now())::int - coalesce(program.cycle_start_month, 1), program.cycle_months))`;
  return sql<TrackedTime>`
    select coalesce(sum(tracked.seconds) filter (where run.id = named.id), 0)::int as run,
           coalesce(sum(tracked.seconds) filter (where not program.track_cycles or program.cycle_months is null
             or tracked.started_at >= ${sinceCycleBegan}), 0)::int as total
      from program_statuses named join programs program on program.id = named.program_id
      join program_statuses run on run.domain_id = named.domain_id and run.user_id = named.user_id and run.program_id = named.program_id
      join time_sessions tracked on tracked.domain_id = run.domain_id and tracked.program_status_id = run.id
     where named.domain_id = ${domainId} and named.id = ${id}`.compile(tx);
};
