import type { Node } from "@vigil/model/operations/operations";
import { sql } from "kysely";
import type { House } from "../../house.ts";
import { freeBytes } from "../../files/diskRoom.ts";
import { readNodes } from "../readNodes.ts";
import { systemDomain } from "../../storage/systemDomain.ts";

export interface JobFigures {
  queue: string;
  /** As pg-boss has it: created and retry wait, active is worked on, failed was given up. */
  state: string;
  jobs: number;
  /** Of those that could have begun, how long the first has waited. */
  oldestSeconds: number;
}

export interface InstallationFigures {
  openExams: number;
  openSessions: number;
  brokenMonths: number;
  mailsGivenUp: number;
  /** null where no domain's events were ever checked. */
  oldestCheckSeconds: number | null;
  /** Tabs that learners train in now. */
  livingLeases: number;
  /** Rows of what reports add up that said something else than their facts when it was looked at last; they were counted anew then. */
  rollupFaults: number;
  rollupCheckSeconds: number | null;
  /** null where `npm run backup` never ran. */
  backupSeconds: number | null;
  jobs: JobFigures[];
  nodes: Node[];
  freeBytes: number;
}

/** What is the same on every node. */
export async function installationFigures({ asDomain, settings }: House): Promise<InstallationFigures> {
  const found = await asDomain(systemDomain, async (tx) => ({
    counts: (
      await sql<Omit<InstallationFigures, "jobs" | "nodes" | "freeBytes">>`
        select open_exams::int as open_exams, open_sessions::int as open_sessions, broken_months::int as broken_months,
            mails_given_up::int as mails_given_up, oldest_check_seconds, living_leases::int as living_leases, rollup_faults::int as rollup_faults,
            rollup_check_seconds, backup_seconds from installation_figures()`.execute(tx)
    ).rows[0]!,
    jobs: (
      await sql<JobFigures>`
        select name as queue, state::text as state, count(*)::int as jobs,
            coalesce(extract(epoch from now() - min(start_after) filter (where start_after <= now())), 0)::float8 as oldest_seconds
          from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`.execute(tx)
    ).rows,
    nodes: await readNodes(tx),
  }));
  return { ...found.counts, jobs: found.jobs, nodes: found.nodes, freeBytes: await freeBytes(settings) };
}
