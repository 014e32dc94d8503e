import { trainerAuthorization } from "@vigil/model/compliance/trainerAuthorization";
import { sql } from "kysely";
import type { ChangeOf } from "@vigil/model/entity/entity";
import { writeWords } from "../../entity/writeWords.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** Training was delivered under this version. */
export const authorizationInUse = sql`exists (select from training_events event where event.domain_id = t.domain_id
  and event.trainer_authorization_id = t.id and event.delivered_at is not null)`;

/** For whom and what it holds, and whether it does, is no part of what was delivered under it. */
const unversioned = new Set(["id", "revision", "companies", "courses", "active"]);

/** A version that training was delivered under stays; the change goes to the next one, which what is still to come goes along with. */
export async function versionedAuthorization(
  tx: Tx,
  domainId: number,
  change: ChangeOf<typeof trainerAuthorization>,
): Promise<ChangeOf<typeof trainerAuthorization>> {
  if (Object.keys(change).every((name) => unversioned.has(name))) return change;
  const { rows } = await sql<{ id: number }>`
    with old as (
      update trainer_authorizations t set superseded_at = now()
       where t.domain_id = ${domainId} and t.id = ${change.id} and t.superseded_at is null and ${authorizationInUse}
         and (${change.revision ?? null}::integer is null or t.revision = ${change.revision ?? null})
      returning t.*)
    select id from old`.execute(tx);
  if (rows.length === 0) return change;
  const made = await sql<{ id: number }>`
    insert into trainer_authorizations (domain_id, root_id, version, user_id, trainer, name, name_key, name_overridden, authority, badge, signature,
      data, active, created_at, created_by, revision)
    select domain_id, coalesce(root_id, id), version + 1, user_id, trainer, name, name_key, name_overridden, authority, badge, signature,
      data, active, created_at, created_by, revision
      from trainer_authorizations where domain_id = ${domainId} and id = ${change.id} returning id`.execute(tx);
  const id = made.rows[0]!.id;
  for (const table of ["trainer_authorization_companies", "trainer_authorization_courses"])
    await sql`update ${sql.table(table)} set trainer_authorization_id = ${id}
      where domain_id = ${domainId} and trainer_authorization_id = ${change.id}`.execute(tx);
  await sql`update training_events set trainer_authorization_id = ${id}
    where domain_id = ${domainId} and trainer_authorization_id = ${change.id} and delivered_at is null`.execute(tx);
  await sql`delete from trainer_authorization_words where domain_id = ${domainId} and id = ${change.id}`.execute(tx);
  await writeWords(tx, trainerAuthorization, domainId, [id]);
  return { ...change, id };
}
