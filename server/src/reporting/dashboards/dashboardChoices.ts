import { course } from "@vigil/model/curriculum/course";
import { program } from "@vigil/model/curriculum/program";
import { searchedWords } from "@vigil/model/entity/wordsOf";
import { company } from "@vigil/model/organization/company";
import { group } from "@vigil/model/organization/group";
import type { DashboardChoice } from "@vigil/model/reporting/dashboards/dashboardWire";
import { sql } from "kysely";
import { snake, tableOf, visible } from "../../entity/listSql.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";

const lists = { companyId: company, groupId: group, programId: program, courseId: course } as const;
export const choiceLists = ["companyId", "groupId", "programId", "courseId"] as const;
const most = 50;

/** Companies, groups, programs or courses that the asker sees, by words of their names, or the one with an id. */
export async function dashboardChoices(
  tx: Tx,
  by: Caller,
  list: (typeof choiceLists)[number],
  { search, id }: { search: string; id?: number | undefined },
): Promise<DashboardChoice[]> {
  const e = lists[list];
  const words = sql.table(snake(`${e.name}Words`));
  const owned = e.kind === "tenant" ? sql`w.domain_id = ${by.domainId} and` : sql``;
  const conditions = [
    visible(e, "t", by),
    ...(id === undefined ? [] : [sql`t.id = ${id}`]),
    // nobody learns in the company of those who were deleted
    ...(list === "companyId" ? [sql`t.kind <> 'deleted'`] : []),
    ...(list === "programId" && by.programs !== null ? [sql`t.id = any(${by.programs}::bigint[])`] : []),
    ...searchedWords(search).map(
      (word) => sql`exists (select from ${words} w where ${owned} w.id = t.id and w.word >= ${word} and w.word < ${`${word}\u{10FFFF}`})`,
    ),
  ];
  const { rows } = await sql<DashboardChoice>`
    select t.id, t.name from ${tableOf(e)} t where ${sql.join(conditions, sql` and `)} order by t.name, t.id limit ${most}`.execute(tx);
  return rows;
}
