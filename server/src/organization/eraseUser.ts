import { sql } from "kysely";
import { forgetFile } from "../files/forgetFile.ts";
import { endSessions } from "../identity/session/endSessions.ts";
import { liftLocks } from "../identity/signIn/liftLocks.ts";
import { writeEvent, type Actor } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";

/** Everything that says who a person was goes; the number and the results stay. */
export async function eraseUser(tx: Tx, actor: Actor, id: number): Promise<void> {
  const { domainId } = actor;
  const gone = `erased-${id}`;
  await tx
    .updateTable("users")
    .set({
      username: gone,
      usernameKey: gone,
      firstName: "",
      lastName: "",
      pin: null,
      birthDate: null,
      email: null,
      data: "{}",
      passwordHash: null,
      securityQuestion: null,
      securityAnswerHash: null,
      active: false,
      erasedAt: sql<Date>`now()`,
      revision: sql<number>`revision + 1`,
    })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .execute();
  for (const table of ["userWords", "groupMembers", "userSites", "userScopeGroups", "userScopePrograms"]) {
    const column = table === "userWords" ? "id" : "userId";
    await sql`delete from ${sql.table(table)} where domain_id = ${domainId} and ${sql.ref(column)} = ${id}`.execute(tx);
  }
  await sql`update program_certificates set first_name = '', last_name = '', pin = null, revoked_note = '', original = original - 'firstName' - 'lastName' - 'pin'
    where domain_id = ${domainId} and user_id = ${id}`.execute(tx);
  await sql`update course_statuses set revoked_note = '' where domain_id = ${domainId} and user_id = ${id} and revoked_note <> ''`.execute(
    tx,
  );
  await sql`update trainer_authorizations set trainer = '', name = 'erased-' || id, name_key = 'erased-' || id, signature = '', badge = '', data = '{}', active = false
    where domain_id = ${domainId} and user_id = ${id}`.execute(tx);
  await sql`delete from trainer_authorization_words word using trainer_authorizations of
    where of.domain_id = ${domainId} and of.user_id = ${id} and word.domain_id = of.domain_id and word.id = of.id`.execute(tx);
  // what was found stays, what somebody wrote about the person goes
  await sql`update integrity_flags set note = '' where domain_id = ${domainId} and user_id = ${id} and note <> ''`.execute(tx);
  await sql`update events set personal = null
    where domain_id = ${domainId} and about_user_id = ${id} and personal is not null`.execute(tx);
  const packs = await tx
    .deleteFrom("evidencePacks")
    .where("domainId", "=", domainId)
    .where("userId", "=", id)
    .returning("fileHash")
    .execute();
  for (const { fileHash } of packs) if (fileHash !== null) await forgetFile(tx, fileHash);
  // what they looked for goes with them; a view that is shared is everybody's
  const own = sql`domain_id = ${domainId} and home_domain_id = ${domainId} and user_id = ${id}`;
  await sql`delete from list_views where ${own} and not shared`.execute(tx);
  await sql`delete from list_view_standards where ${own}`.execute(tx);
  await sql`delete from kept_reports kept where ${own} and not shared
    and not exists (select from subscriptions s where s.domain_id = kept.domain_id and s.report_id = kept.id)`.execute(tx);
  await tx.deleteFrom("workImportLines").where("domainId", "=", domainId).where("userId", "=", id).execute();
  await tx.deleteFrom("userImportLines").where("domainId", "=", domainId).where("userId", "=", id).execute();
  await sql`update bulk_act_lines line set before = null, after = null, details = null from bulk_acts act
    where line.domain_id = ${domainId} and line.record_id = ${id} and act.domain_id = line.domain_id and act.id = line.act_id and act.list = 'user'`.execute(
    tx,
  );
  await tx.deleteFrom("knownDevices").where("domainId", "=", domainId).where("userId", "=", id).execute(); // they hold addresses
  await tx.deleteFrom("recoveries").where("domainId", "=", domainId).where("userId", "=", id).execute();
  await endSessions(tx, domainId, { userId: id }, "deactivated");
  await liftLocks(tx, domainId, [id]); // they hold addresses
  await writeEvent(tx, actor, { type: "user.delete", subject: { entity: "user", id } });
}

/** Whoever goes, goes with the accounts that were merged into theirs: they hold the same person. */
export async function eraseWithMerged(tx: Tx, actor: Actor, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`with recursive gone as (
      select id from users where domain_id = ${actor.domainId} and id = any(${ids}::bigint[])
      union select merged.id from users merged join gone on merged.merged_into = gone.id where merged.domain_id = ${actor.domainId} and merged.erased_at is null)
    select id from gone order by id`.execute(tx);
  for (const { id } of rows) await eraseUser(tx, actor, id);
}
