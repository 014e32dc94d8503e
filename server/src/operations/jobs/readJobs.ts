import type { BackgroundJobs, FailedJob, JobQueue } from "@vigil/model/operations/operations";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

const MOST_FAILED = 100;

/** Jobs have no row security: each names its domain. Where no job runner has begun there are none. */
export async function readJobs(tx: Tx): Promise<BackgroundJobs> {
  const { rows: there } = await sql<{ made: boolean }>`select to_regclass('pgboss.job') is not null as made`.execute(tx);
  if (!there[0]!.made) return { queues: [], failed: [] };
  // where nobody could end a job its queue of deaths says it once: that is no work of its own
  const { rows: queues } = await sql<JobQueue>`
    select name as queue, count(*) filter (where state in ('created', 'retry'))::int as waiting, count(*) filter (where state = 'active')::int as working,
        count(*) filter (where state = 'failed')::int as failed,
        coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as "oldestSeconds"
      from pgboss.job where state in ('created', 'retry', 'active', 'failed') and name not like '%.died' group by name order by name`.execute(
    tx,
  );
  const { rows: failed } = await sql<FailedJob>`
    select j.id::text as id, j.name as queue, to_char(coalesce(j.completed_on, j.created_on) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "failedAt",
        j.retry_count + 1 as tries, left(coalesce(j.output ->> 'message', j.output ->> 'reason', j.output::text, ''), 500) as error,
        coalesce(j.data::text, '') as about, q.dead_letter is not null as told
      from pgboss.job j join pgboss.queue q on q.name = j.name
     where j.state = 'failed' and j.name not like '%.died'
     order by coalesce(j.completed_on, j.created_on) desc, j.id limit ${MOST_FAILED}`.execute(tx);
  return { queues, failed };
}
