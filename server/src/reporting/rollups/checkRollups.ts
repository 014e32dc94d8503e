import { sql } from "kysely";
import type { House } from "../../house.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { writeMeasures, wrongMeasures } from "./keptMeasures.ts";
import { forgetLearners, forgetMonth, monthsSummedUp, wrongLearners, wrongMonth } from "./monthSums.ts";
import { missingMarks, writeMarks } from "./marks.ts";
import { monthsOfFacts } from "./monthsOfFacts.ts";
import { provable } from "./provable.ts";
import { wrongSessionPrograms, writeSessionPrograms } from "./sessionPrograms.ts";
import { writeTime, wrongTime } from "./spentTime.ts";
import { companiesOf, writeStandings, wrongStandings } from "./standings.ts";
import { sumUp } from "./sumUp.ts";
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
  for (const { table, columns, facts, ofMonth } of await provable(tx, domainId, month)) {
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

async function faultsOfStandings(tx: Tx, domainId: number, companyId: number): Promise<RollupFault[]> {
  const count = await wrongStandings(tx, domainId, companyId);
  return count > 0 ? [{ table: "learner_programs", month: null, count }] : [];
}

async function faultsOfTime(tx: Tx, domainId: number, companyId: number): Promise<RollupFault[]> {
  const count = await wrongTime(tx, domainId, companyId);
  return count > 0 ? [{ table: "time_spent", month: null, count }] : [];
}

async function faultsOfMeasures(tx: Tx, domainId: number, companyId: number): Promise<RollupFault[]> {
  const count = await wrongMeasures(tx, domainId, companyId);
  return count > 0 ? [{ table: "learner_measures", month: null, count }] : [];
}

export async function faultsOfSums(tx: Tx, domainId: number, month: string): Promise<RollupFault[]> {
  const count = await wrongMonth(tx, domainId, month);
  return count > 0 ? [{ table: "company_months", month, count }] : [];
}

async function faultsOfLearners(tx: Tx, domainId: number, companyId: number): Promise<RollupFault[]> {
  const count = await wrongLearners(tx, domainId, companyId);
  return count > 0 ? [{ table: "month_learners", month: null, count }] : [];
}

/** What is looked at company by company, and how it is put right. */
export const keptByCompany = [
  { faultsOf: faultsOfStandings, mend: writeStandings },
  { faultsOf: faultsOfTime, mend: writeTime },
  { faultsOf: faultsOfMeasures, mend: writeMeasures },
  { faultsOf: faultsOfLearners, mend: forgetLearners },
] as const;

export async function faultsOfSessionPrograms(tx: Tx, domainId: number): Promise<RollupFault[]> {
  const count = await wrongSessionPrograms(tx, domainId);
  return count > 0 ? [{ table: "simulator_sessions", month: null, count }] : [];
}

async function faultsOfMarks(tx: Tx, domainId: number): Promise<RollupFault[]> {
  const count = await missingMarks(tx, domainId);
  return count > 0 ? [{ table: "users", month: null, count }] : [];
}

/** It is asked at night, of all there is. */
const patient = { longestSeconds: 3600 };

/** Looks at all that was counted in a domain, and counts anew what says something else than its facts. */
export async function checkRollups(
  { asDomain, log }: Pick<House, "asDomain" | "log">,
  domainId: number,
  signal?: AbortSignal,
): Promise<void> {
  let found = 0;
  const settle = async (look: (tx: Tx) => Promise<RollupFault[]>, write: (tx: Tx) => Promise<void>) => {
    signal?.throwIfAborted();
    const faults = await asDomain(
      domainId,
      async (tx) => {
        const wrong = await look(tx);
        if (wrong.length > 0) await write(tx);
        return wrong;
      },
      patient,
    );
    found += faults.reduce((sum, { count }) => sum + count, 0);
    if (faults.length > 0) log.error({ domainId, faults }, "What reports add up did not agree with its facts; it was counted anew.");
  };
  await settle(
    (tx) => faultsOfSessionPrograms(tx, domainId),
    (tx) => writeSessionPrograms(tx, domainId),
  );
  for (const month of await asDomain(domainId, (tx) => monthsOfFacts(tx, domainId)))
    await settle(
      (tx) => faultsOfMonth(tx, domainId, month),
      (tx) => writeMonth(tx, domainId, month),
    );
  for (const companyId of await asDomain(domainId, (tx) => companiesOf(tx, domainId)))
    for (const { faultsOf, mend } of keptByCompany)
      await settle(
        (tx) => faultsOf(tx, domainId, companyId),
        (tx) => mend(tx, domainId, companyId),
      );
  await settle(
    (tx) => faultsOfScores(tx, domainId),
    (tx) => writeScores(tx, domainId),
  );
  await settle(
    (tx) => faultsOfMarks(tx, domainId),
    (tx) => writeMarks(tx, domainId),
  );
  for (const month of await asDomain(domainId, (tx) => monthsSummedUp(tx, domainId)))
    await settle(
      (tx) => faultsOfSums(tx, domainId, month),
      (tx) => forgetMonth(tx, domainId, month),
    );
  await sumUp({ asDomain }, domainId, signal);
  const checked = { checkedAt: new Date(), faults: found };
  await asDomain(domainId, (tx) =>
    tx
      .insertInto("rollupChecks")
      .values({ domainId, ...checked })
      .onConflict((same) => same.column("domainId").doUpdateSet(checked))
      .execute(),
  );
}
