import { mostPeople, type People } from "@vigil/model/curriculum/assignmentWire";
import { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import { listParameters, listQuery } from "../../entity/listQuery.ts";
import { found } from "../../entity/listSql.ts";
import { resolved } from "../../entity/readRecords.ts";
import type { View } from "../../entity/view.ts";
import { checked } from "../../http/checked.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** The people whom a call means, as far as the caller sees them; nobody means themselves. Whoever is named and not seen is not there. */
export async function peopleOf(tx: Tx, view: View<typeof user>, people: People): Promise<number[]> {
  const named = "ids" in people ? [...new Set(people.ids)] : undefined;
  const asked = "matching" in people ? checked(listParameters(user), people.matching, ["people", "matching"]) : {};
  const { from, where } = found(view, await resolved(tx.withoutPlugins(), view, listQuery(user, { ...asked, page: 1 }, view.caller)));
  const { domainId, homeDomainId, userId } = view.caller;
  // in another domain the same number is somebody else
  const others = domainId === homeDomainId ? sql`t.id <> ${userId}` : sql`true`;
  const among = named === undefined ? sql`true` : sql`t.id = any(${named}::bigint[])`;
  const { rows } = await sql<{ id: number }>`select t.id from ${from}
    where ${where} and t.merged_into is null and ${others} and ${among} order by t.id limit ${mostPeople + 1}`.execute(tx.withoutPlugins());
  const ids = rows.map(({ id }) => id);
  const seen = new Set(ids);
  const missing = named?.filter((id) => !seen.has(id)) ?? [];
  if (missing.includes(userId)) throw new Problem(403, "AssignmentOwn", { details: { ids: [userId] } });
  if (missing.length > 0) throw new Problem(404, "NotFound", { details: { ids: missing } });
  if (ids.length > mostPeople) throw new Problem(422, "AssignmentTooMany", { field: "people", details: { most: mostPeople } });
  return ids;
}
