import type { CreateOf } from "@vigil/model/entity/entity";
import { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import { tableOf, visible } from "../entity/listSql.ts";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

/** One person gets one account: the same name and date of birth are taken for the same person until somebody says otherwise. */
export async function refuseDuplicate(
  tx: Tx,
  caller: Caller,
  { firstName, lastName, birthDate, anotherPerson }: CreateOf<typeof user>,
): Promise<void> {
  if (anotherPerson === true || !firstName || !lastName || !birthDate) return;
  const { rows } = await sql<{ username: string; company: string }>`select t.username, company.name as company
    from ${tableOf(user)} t join companies company on company.domain_id = t.domain_id and company.id = t.company_id
   where ${visible(user, "t", caller)} and t.last_name = ${lastName} and t.first_name = ${firstName} and t.birth_date = ${birthDate}::date
     and t.merged_into is null order by t.id limit 1`.execute(tx);
  if (rows[0] !== undefined) throw new Problem(409, "UserDuplicateConflict", { field: "anotherPerson", details: rows[0] });
}
