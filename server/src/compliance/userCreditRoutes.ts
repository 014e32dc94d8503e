import { userCredit } from "@vigil/model/compliance/userCredit";
import { createSchema } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import { checkReferences } from "../entity/checkReferences.ts";
import { changesOf, entityRoutes } from "../entity/entityRoutes.ts";
import { getRecord } from "../entity/readRecords.ts";
import { replay } from "../entity/replay.ts";
import type { Change, Values } from "../entity/view.ts";
import { changeRecords } from "../entity/writeRecords.ts";
import type { Room } from "../house.ts";
import { refuseOwn } from "../identity/access/refuseOwn.ts";
import type { Tx } from "../storage/asDomain.ts";
import { addonOnly } from "./addonOnly.ts";
import { takeCredit } from "./takeCredit.ts";

export const userCreditRoutes: Room = (outer, house) =>
  addonOnly(outer, house, "credits", (app) => {
    const desk = entityRoutes(app, house, userCredit, { except: ["add", "edit"] });
    const tags = [userCredit.plural];
    app.post(
      "/api/usercredits",
      { config: { permission: desk.permission("add") }, schema: { tags, body: createSchema(userCredit) } },
      (request, reply) =>
        desk.write(request, (tx, view) =>
          replay(tx, request, reply, 201, async () => {
            await checkReferences(tx, view, request.body);
            const { userId, programId } = request.body as Values & { userId: number; programId: number };
            refuseOwn(view.caller, [{ id: userId, userId }]);
            const { companyId } = await tx
              .selectFrom("users")
              .select("companyId")
              .where("domainId", "=", view.caller.domainId)
              .where("id", "=", userId)
              .executeTakeFirstOrThrow();
            return getRecord(tx, view, await takeCredit(tx, view.caller, { userId, companyId, programId }));
          }),
        ),
    );
    app.put("/api/usercredits", { config: { permission: desk.permission("edit") }, schema: { tags } }, (request) =>
      desk.write(request, (tx, view) =>
        changesOf(userCredit, request.body, async (changes) => {
          const renewed: Change[] = [];
          for (const change of changes) {
            await getRecord(tx, view, change.id);
            refuseOwn(view.caller, await ownersOf(tx, view.caller.domainId, change.id));
            renewed.push(await versioned(tx, view.caller.domainId, change));
          }
          return changeRecords(tx, view, renewed);
        }),
      ),
    );
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
