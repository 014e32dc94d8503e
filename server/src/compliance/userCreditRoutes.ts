import { userCredit } from "@vigil/model/compliance/userCredit";
import type { ChangeOf } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import { checkReferences } from "../entity/checkReferences.ts";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { getRecord } from "../entity/readRecords.ts";
import { changeRecords } from "../entity/writeRecords.ts";
import type { Routes } from "../house.ts";
import { refuseOwn } from "../identity/access/refuseOwn.ts";
import type { Tx } from "../storage/asDomain.ts";
import { z } from "zod";
import { addonOnly } from "../identity/access/addonOnly.ts";
import { takeCredit } from "./takeCredit.ts";

type Change = ChangeOf<typeof userCredit>;
const named = z.object({ userId: z.int(), programId: z.int() });

export const userCreditRoutes: Routes = (outer, house) =>
  addonOnly(outer, house, "credits", (app) => {
    entityRoutes(app, house, userCredit, {
      insert: async (tx, view, values) => {
        await checkReferences(tx, view, values);
        const { userId, programId } = named.parse(values);
        refuseOwn(view.caller, [{ id: userId, userId }]);
        const { companyId } = await tx
          .selectFrom("users")
          .select("companyId")
          .where("domainId", "=", view.caller.domainId)
          .where("id", "=", userId)
          .executeTakeFirstOrThrow();
        return getRecord(tx, view, await takeCredit(tx, view.caller, { userId, companyId, programId }));
      },
      change: async (tx, view, changes) => {
        const renewed = [];
        for (const change of changes) {
          await getRecord(tx, view, change.id);
          refuseOwn(view.caller, await ownersOf(tx, view.caller.domainId, change.id));
          renewed.push(await versioned(tx, view.caller.domainId, change));
        }
        return changeRecords(tx, view, renewed);
      },
    });
  });

const ownersOf = (tx: Tx, domainId: number, id: number) =>
  tx.selectFrom("userCredits").select(["id", "userId"]).where("domainId", "=", domainId).where("id", "=", id).execute();

/** The version that was stays as it is; the change goes to the next one, which the runs that rest on it follow. */
async function versioned(tx: Tx, domainId: number, change: Change): Promise<Change> {
  if (!("expiredAt" in change)) return change;
  const { rows } = await sql<{ id: number }>`
    with old as (update user_credits t set superseded_at = now() where t.domain_id = ${domainId} and t.id = ${change.id} and t.superseded_at is null
      and (${change.revision ?? null}::integer is null or t.revision = ${change.revision ?? null}) returning t.*)
    select * from old`.execute(tx);
  if (rows.length === 0) return change;
  const made = await sql<{ id: number }>`
    insert into user_credits (domain_id, root_id, version, credit_id, user_id, company_id, program_id, used_at, expired_at, created_at, created_by, revision)
    select domain_id, coalesce(root_id, id), version + 1, credit_id, user_id, company_id, program_id, used_at, expired_at, created_at, created_by, revision
      from user_credits where domain_id = ${domainId} and id = ${change.id} returning id`.execute(tx);
  const id = made.rows[0]?.id ?? change.id;
  await sql`update program_statuses set user_credit_id = ${id} where domain_id = ${domainId} and user_credit_id = ${change.id}`.execute(tx);
  return { ...change, id };
}
