import { credit } from "@vigil/model/compliance/credit";
import { creditFault } from "@vigil/model/compliance/creditRules";
import { createSchema } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import { requireCompanyFits } from "../curriculum/program/domainCodesFit.ts";
import { changesOf, entityRoutes } from "../entity/entityRoutes.ts";
import { getRecord } from "../entity/readRecords.ts";
import { replay } from "../entity/replay.ts";
import type { Values } from "../entity/view.ts";
import { changeRecords, insertRecord } from "../entity/writeRecords.ts";
import type { Room } from "../house.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { addonOnly } from "./addonOnly.ts";

export const creditRoutes: Room = (outer, house) =>
  addonOnly(outer, house, "credits", (app) => {
    const available = sql`case when t.unlimited_credits then null else t.quantity - t.used end`;
    const desk = entityRoutes(app, house, credit, { expressions: { available }, except: ["add", "edit"] });
    const tags = [credit.plural];
    app.post(
      "/api/credits",
      { config: { permission: desk.permission("add") }, schema: { tags, body: createSchema(credit) } },
      (request, reply) =>
        desk.write(request, (tx, view) =>
          replay(tx, request, reply, 201, async () => {
            requireSound(request.body, 0);
            const made = await insertRecord(tx, view, request.body);
            await requireCompanyFits(tx, view.caller.domainId, idOf(request.body, "companyId"), idOf(request.body, "programId"));
            return made;
          }),
        ),
    );
    app.put("/api/credits", { config: { permission: desk.permission("edit") }, schema: { tags } }, (request) =>
      desk.write(request, (tx, view) =>
        changesOf(credit, request.body, async (changes) => {
          for (const change of changes) {
            await lockCredit(tx, view.caller.domainId, change.id);
            const before = await getRecord(tx, view, change.id);
            requireSound({ ...before, ...change }, Number(before["used"]));
          }
          return changeRecords(tx, view, changes);
        }),
      ),
    );
  });

const idOf = (values: Values, name: string): number => Number(values[name]);

/** Somebody may be taking one just now. */
const lockCredit = (tx: Tx, domainId: number, id: number) =>
  tx.selectFrom("credits").select("id").where("domainId", "=", domainId).where("id", "=", id).forUpdate().execute();

function requireSound(values: Values, used: number): void {
  const fault = creditFault(values as unknown as Parameters<typeof creditFault>[0], used);
  if (fault === undefined) return;
  const { field, code, minimum } = fault;
  throw new Problem(422, code, { field, ...(minimum === undefined ? {} : { details: { minimum } }) });
}
