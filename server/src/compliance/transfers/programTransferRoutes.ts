import { programTransfer } from "@vigil/model/compliance/programTransfer";
import { programTransferRules, transferFaults } from "@vigil/model/compliance/programTransferRules";
import type { CreateOf } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import { mayNotUse } from "../../organization/domainCodesFit.ts";
import { idParameter } from "../../entity/bodies.ts";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import { getRecord } from "../../entity/readRecords.ts";
import { changeRecords, copyRecord, insertRecord } from "../../entity/writeRecords.ts";
import type { Routes } from "../../house.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { transferPeopleRoutes } from "./transferPeopleRoutes.ts";
import { transferProgress } from "./transferProgress.ts";

export const programTransferRoutes: Routes = (app, house) => {
  const desk = entityRoutes(app, house, programTransfer, {
    rules: programTransferRules,
    insert: async (tx, view, values) => {
      await requireSound(tx, view.caller.domainId, values, values.scheduledAt);
      return insertRecord(tx, view, values);
    },
    change: async (tx, view, changes) => {
      for (const change of changes) {
        const before = await getRecord(tx, view, change.id);
        if (before.state === "scheduled") await requireSound(tx, view.caller.domainId, { ...before, ...change }, change.scheduledAt);
      }
      return changeRecords(tx, view, changes);
    },
    // when the copy is to run nobody has said yet: in a week, unless its maker says otherwise
    copy: (tx, view, id) => copyRecord(tx, view, id, {}, { scheduledAt: sql`now() + interval '7 days'` }),
  });
  const tags = [programTransfer.plural];
  const editing = { permission: desk.permission("edit") };
  const viewing = { permission: desk.permission("view") };

  app.get(
    "/api/programtransfers/:id/progress",
    { config: viewing, schema: { tags, params: idParameter, summary: "Whom it concerns, and how far it has come" } },
    (request) =>
      house.asDomain(desk.view(request).caller.domainId, async (tx) => {
        const view = desk.view(request);
        await getRecord(tx, view, request.params.id);
        return transferProgress(tx, view.caller.domainId, request.params.id);
      }),
  );
  transferPeopleRoutes(app, house, desk);
  app.post(
    "/api/programtransfers/:id/run",
    { config: editing, schema: { tags, params: idParameter, summary: "Run it now instead of at its time" } },
    (request) =>
      desk.write(request, async (tx, view) => {
        const record = await getRecord(tx, view, request.params.id);
        if (record.unfinishedCopy === true) throw new Problem(406, "UnfinishedCopy");
        await requireSound(tx, view.caller.domainId, record, undefined);
        const [changed] = await changeRecords(tx, view, [{ id: record.id, scheduledAt: new Date(house.now()).toISOString() }]);
        return changed;
      }),
  );
};

/** Programs and companies are looked at as they are at this moment, and once more when it runs. */
async function requireSound(
  tx: Tx,
  domainId: number,
  values: CreateOf<typeof programTransfer>,
  scheduledAt: string | undefined,
): Promise<void> {
  const [fault] = transferFaults(values);
  if (fault !== undefined) throw new Problem(422, fault.code, { field: fault.field });
  const { companies = [], sourcePrograms = [], targetPrograms = [] } = values;
  const found = await tx
    .selectFrom("companies")
    .select(["id", "kind"])
    .where("domainId", "=", domainId)
    .where("id", "in", companies)
    .execute();
  const missing = companies.filter((id) => !found.some((company) => company.id === id));
  if (missing.length > 0) throw new Problem(404, "ProgramCompanyNotFound", { field: "companies", details: { ids: missing } });
  if (found.some(({ kind }) => kind === "deleted")) throw new Problem(422, "ProgramTransferCompaniesInvalid", { field: "companies" });
  const programs = await tx
    .selectFrom("programs")
    .select(["id", "active", "unfinishedCopy"])
    .where("id", "in", [...sourcePrograms, ...targetPrograms])
    .execute();
  const usable = new Set(programs.filter(({ unfinishedCopy }) => !unfinishedCopy).map(({ id }) => id));
  const active = new Set(programs.filter((program) => program.active).map(({ id }) => id));
  if (!sourcePrograms.every((id) => usable.has(id))) throw new Problem(422, "ProgramTransferProgramInvalid", { field: "sourcePrograms" });
  if (!targetPrograms.every((id) => usable.has(id) && active.has(id)))
    throw new Problem(422, "ProgramTransferProgramInvalid", { field: "targetPrograms" });
  const [misfit] = await mayNotUse(tx, domainId, companies, targetPrograms);
  if (misfit !== undefined) throw new Problem(409, "ProgramTransferCompanyInvalid", { field: "companies", details: misfit });
  if (scheduledAt === undefined) return;
  const { rows } = await sql<{ past: boolean }>`select ${scheduledAt}::timestamptz < now() as past`.execute(tx);
  if (rows[0]?.past === true) throw new Problem(422, "ProgramTransferPast", { field: "scheduledAt" });
}
