import { credit } from "@vigil/model/compliance/credit";
import { creditFault } from "@vigil/model/compliance/creditRules";
import type { CreateOf } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import { requireCompanyFits } from "../organization/domainCodesFit.ts";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { getRecord } from "../entity/readRecords.ts";
import { changeRecords, insertRecord } from "../entity/writeRecords.ts";
import type { Routes } from "../house.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { addonOnly } from "../identity/access/addonOnly.ts";

export const creditRoutes: Routes = (outer, house) =>
  addonOnly(outer, house, "credits", (app) => {
    const available = sql`case when t.unlimited_credits then null else t.quantity - t.used end`;
    entityRoutes(app, house, credit, {
      expressions: { available },
      insert: async (tx, view, values) => {
        requireSound(values, 0);
        const made = await insertRecord(tx, view, values);
        await requireCompanyFits(tx, view.caller.domainId, made.companyId, made.programId);
        return made;
      },
      change: async (tx, view, changes) => {
        for (const change of changes) {
          await lockCredit(tx, view.caller.domainId, change.id);
          const before = await getRecord(tx, view, change.id);
          requireSound({ ...before, ...change }, before.used);
        }
        return changeRecords(tx, view, changes);
      },
    });
  });

/** Somebody may be taking one just now. */
const lockCredit = (tx: Tx, domainId: number, id: number) =>
  tx.selectFrom("credits").select("id").where("domainId", "=", domainId).where("id", "=", id).forUpdate().execute();

function requireSound(values: CreateOf<typeof credit>, used: number): void {
  const fault = creditFault(values, used);
  if (fault === undefined) return;
  const { field, code, minimum } = fault;
  throw new Problem(422, code, { field, ...(minimum === undefined ? {} : { details: { minimum } }) });
}
