import { fieldEntries, type Entity } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";
import { linkedIds } from "./listSql.ts";
import type { Values, View } from "./view.ts";

/** Whether these values name what stands in link tables. */
export const namesLinks = ({ fields }: Entity, values: Values): boolean =>
  Object.keys(values).some((name) => fields[name]?.through !== undefined);

/** Brings the link tables to what the values name. Links to records that the caller does not see stay as they are. */
export async function writeLinks(tx: Tx, view: View, id: number, values: Values): Promise<void> {
  const { entity: e, caller } = view;
  for (const [name, field] of fieldEntries(e)) {
    const wanted = values[name];
    if (!field.through || !Array.isArray(wanted)) continue;
    const { table, own, other, kind, ordered, without, mark } = field.through;
    const owner = kind === "catalogue" ? "ownerDomainId" : "domainId";
    const link = sql.table(table);
    const now = await linkedIds(tx, view, field, id);
    const ids = [...new Set(wanted as number[])];
    const same = ordered === true && ids.join() !== now.join();
    const gone = same ? now : now.filter((linked) => !ids.includes(linked));
    const added = same ? ids : ids.filter((linked) => !now.includes(linked));
    const mine = kind === "catalogue" ? sql`true` : sql`domain_id = ${caller.domainId}`;
    const ofRecord = sql`${mine} and ${sql.ref(own)} = ${id} ${without === undefined ? sql`` : sql`and ${sql.ref(without)} is null`}`;
    const byUs = mark ? sql`and ${sql.ref(mark.column)} = ${mark.value}` : sql``;
    if (gone.length > 0)
      await sql`delete from ${link} where ${ofRecord} ${byUs} and ${sql.ref(other)} = any(${gone}::bigint[])`.execute(tx);
    if (added.length === 0) continue;
    const names = [owner, own, other, ...(ordered ? ["position"] : []), ...(mark ? [mark.column] : [])];
    const ownerId =
      kind === "catalogue" ? sql`(select owner_domain_id from ${sql.table(e.plural)} where id = ${id})` : sql`${caller.domainId}::bigint`;
    await sql`insert into ${link} (${sql.join(names.map((column) => sql.ref(column)))})
      select ${ownerId}, ${id}::bigint, other${ordered ? sql`, place - 1` : sql``}${mark ? sql`, ${mark.value}::text` : sql``}
      from unnest(${added}::bigint[]) with ordinality as added(other, place)`.execute(tx);
  }
}
