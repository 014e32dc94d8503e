import { sql } from "kysely";
import type { House } from "../../house.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { missingMarks, writeMarks } from "./marks.ts";
import { monthsOfFacts } from "./monthsOfFacts.ts";
import { rollups } from "./rollups.ts";
import { writeMonth, writeScores } from "./writeRollups.ts";

/** How many rows say something else than their facts, or have none, or are missing. */
export interface RollupFault {
  table: string;
  month: string | null;
  count: number;
}

/** Compares what was counted with its facts, month by month. */
export async function faultsOfMonth(tx: Tx, domainId: number, month: string): Promise<RollupFault[]> {
  const faults: RollupFault[] = [];
  for (const { table, columns, facts, ofMonth } of rollups) {
    const kept = sql`select ${sql.join(columns.map((name) => sql.ref(`r.${name}`)))} from ${sql.table(table)} r where ${ofMonth(domainId, month)}`;
    const counted = sql`select * from ${facts(domainId, month)}`;
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
      (${kept} except all ${counted}) union all (${counted} except all ${kept})) different`.execute(tx);
    if (rows[0]!.count > 0) faults.push({ table, month, count: rows[0]!.count });
  }
  return faults;
}

export async function faultsOfScores(tx: Tx, domainId: number): Promise<RollupFault[]> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from course_statuses c
    where c.domain_id = ${domainId} and c.last_score is distinct from last_score_of(c.domain_id, c.id)`.execute(tx);
  return rows[0]!.count > 0 ? [{ table: "course_statuses", month: null, count: rows[0]!.count }] : [];
}

/** It is asked at night, of all there is. */
const patient = { longestSeconds: 3600 };

/** Looks at all that was counted in a domain, and counts anew what says something else than its facts. */
export async function checkRollups(
  { asDomain, log }: Pick<House, "asDomain" | "log">,
  domainId: number,
  signal?: AbortSignal,
): Promise<void> {
  const told = (faults: RollupFault[]) => {
    if (faults.length > 0) log.error({ domainId, faults }, "What reports add up did not agree with its facts; it was counted anew.");
  };
  for (const month of await asDomain(domainId, (tx) => monthsOfFacts(tx, domainId))) {
    signal?.throwIfAborted();
    told(
      await asDomain(
        domainId,
        async (tx) => {
          const faults = await faultsOfMonth(tx, domainId, month);
          if (faults.length > 0) await writeMonth(tx, domainId, month);
          return faults;
        },
        patient,
      ),
    );
  }
  told(
    await asDomain(
      domainId,
      async (tx) => {
        const faults = await faultsOfScores(tx, domainId);
        if (faults.length > 0) await writeScores(tx, domainId);
        return faults;
      },
      patient,
    ),
  );
  told(
    await asDomain(
      domainId,
      async (tx) => {
        const count = await missingMarks(tx, domainId);
        if (count > 0) await writeMarks(tx, domainId);
        return count > 0 ? [{ table: "users", month: null, count }] : [];
      },
      patient,
    ),
  );
}
