import { sql } from "kysely";
import type { AsDomain } from "./storage/asDomain.ts";
import { openDomains } from "./storage/openDomains.ts";

/** Whether anybody in any open domain can sign in who rules them all. */
export async function hasSystemAdministrator(asDomain: AsDomain): Promise<boolean> {
  for (const id of await openDomains(asDomain)) {
    const { rows } = await asDomain(id, (tx) =>
      sql`select from users u join access_levels l on l.id = u.access_level_id and l.base_code = 'sup' and l.active
           where u.domain_id = ${id} and u.active
             and (u.password_hash is not null or exists (select from identities i where i.domain_id = u.domain_id and i.user_id = u.id))
           limit 1`.execute(tx),
    );
    if (rows.length > 0) return true;
  }
  return false;
}
