import { sql } from "kysely";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** Nobody is erased whose data are held, by a mark of their own, of an account that was merged into theirs or theirs into, or of the domain. */
export async function refuseHeld(tx: Tx, domainId: number, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ held: boolean }>`select exists (select from domains d where d.id = ${domainId} and d.legal_hold)
    or exists (with recursive gone as (
        select u.id from users u where u.domain_id = ${domainId} and u.id = any(${ids})
        union select u.id from users u join gone on u.merged_into = gone.id where u.domain_id = ${domainId})
      select from gone join held_people(${domainId}) held on held.id = gone.id) as held`.execute(tx);
  if (rows[0]?.held === true) throw new Problem(409, "AccountHeld");
}
