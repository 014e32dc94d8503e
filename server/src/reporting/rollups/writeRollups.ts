import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { writeMeasures } from "./keptMeasures.ts";
import { writeMarks } from "./marks.ts";
import { forgetMonth, monthsSummedUp } from "./monthSums.ts";
import { monthsOfFacts } from "./monthsOfFacts.ts";
import { provable } from "./provable.ts";
import { writeSessionPrograms } from "./sessionPrograms.ts";
import { writeTime } from "./spentTime.ts";
import { companiesOf, writeStandings } from "./standings.ts";
import { sumUp } from "./sumUp.ts";

/** Counts everything anew from the facts, month by month: for facts that came in by another way than being sealed here. */
export async function writeRollups(tx: Tx, domainId: number): Promise<void> {
  await writeSessionPrograms(tx, domainId);
  for (const month of await monthsOfFacts(tx, domainId)) await writeMonth(tx, domainId, month);
  for (const companyId of await companiesOf(tx, domainId)) {
    await writeStandings(tx, domainId, companyId);
    await writeTime(tx, domainId, companyId);
    await writeMeasures(tx, domainId, companyId);
  }
  await writeScores(tx, domainId);
  await writeMarks(tx, domainId);
  for (const month of await monthsSummedUp(tx, domainId)) await forgetMonth(tx, domainId, month);
  await sumUp({ asDomain: (_domainId, work) => work(tx) }, domainId);
}

export async function writeScores(tx: Tx, domainId: number): Promise<void> {
  await sql`update course_statuses c set last_score = last_score_of(c.domain_id, c.id)
    where c.domain_id = ${domainId} and c.last_score is distinct from last_score_of(c.domain_id, c.id)`.execute(tx);
}

export async function writeMonth(tx: Tx, domainId: number, month: string): Promise<void> {
  for (const { table, columns, facts, ofMonth } of await provable(tx, domainId, month)) {
    await sql`delete from ${sql.table(table)} r where ${ofMonth(domainId, month)}`.execute(tx);
    await sql`insert into ${sql.table(table)} (domain_id, ${sql.join(columns.map((name) => sql.ref(name)))})
      select ${domainId}::bigint, * from ${facts(domainId, month)}`.execute(tx);
  }
}
