import { textKey } from "@vigil/model/identity/textKey";
import { sql } from "kysely";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

/** Whether another account of the domain has a User ID that reads the same, in letters of another script or not. */
export async function looksLikeAnother(tx: Tx, domainId: number, username: string, userId: number | null): Promise<boolean> {
  const key = textKey(username);
  // the very same name is the unique key's matter
  const { rows } =
    await sql`select 1 from users where domain_id = ${domainId} and username_look = look_alike(${key}) and username_key <> ${key}
    and id is distinct from ${userId}::bigint limit 1`.execute(tx);
  return rows.length > 0;
}

export async function refuseLookAlike(tx: Tx, domainId: number, username: unknown, userId: number | null): Promise<void> {
  if (typeof username !== "string") return;
  if (await looksLikeAnother(tx, domainId, username, userId)) throw new Problem(409, "UserLookAlike", { field: "username" });
}
