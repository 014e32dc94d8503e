import type { Newcomers } from "@vigil/model/organization/firstPasswords";
import type { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import { readRecords, refusalsFor } from "../entity/readRecords.ts";
import type { View } from "../entity/view.ts";
import type { Tx } from "../storage/asDomain.ts";

interface Newcomer {
  id: number;
  username: string;
  name: string;
  email: string | null;
  locale: string;
  /** Why they are not let in for the first time. */
  reason: Newcomers["without"][number]["reason"] | undefined;
}

/** Who of these has never been here and can be let in by the caller: who is switched off, signs in elsewhere, has been here before or may not be changed by the caller is not. */
export async function newcomersOf(tx: Tx, view: View<typeof user>, ids: readonly number[]): Promise<Newcomer[]> {
  const mayEdit = new Set(
    (await readRecords(tx, view, ids)).filter((row) => !refusalsFor(view, row).edit).map((row) => row["id"] as number),
  );
  const { rows } = await sql<Omit<Newcomer, "reason"> & { usable: boolean; managed: boolean; begun: boolean }>`
    select u.id, u.username, trim(u.first_name || ' ' || u.last_name) as name, u.email, u.locale,
      may_sign_in(u.domain_id, u.id) as usable, u.managed_by is not null as managed, u.last_seen_at is not null as begun
    from users u where u.domain_id = ${view.caller.domainId} and u.id = any(${[...ids]}::bigint[]) order by u.id`.execute(tx);
  return rows.map(({ usable, managed, begun, ...one }) => {
    if (!mayEdit.has(one.id)) return { ...one, reason: "notYours" };
    if (managed) return { ...one, reason: "managed" };
    if (begun) return { ...one, reason: "begun" };
    return { ...one, reason: usable ? undefined : "inactive" };
  });
}
