import { programTransfer, type ProgramTransfer } from "@vigil/model/compliance/programTransfer";
import { programTransferRules, transferFault } from "@vigil/model/compliance/programTransferRules";
import { createSchema } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import { mayNotUse } from "../../curriculum/program/domainCodesFit.ts";
import { changesOf, entityRoutes, idParameter } from "../../entity/entityRoutes.ts";
import { getRecord } from "../../entity/readRecords.ts";
import { replay } from "../../entity/replay.ts";
import type { Change } from "../../entity/view.ts";
import { changeRecords, copyRecord, insertRecord } from "../../entity/writeRecords.ts";
import type { Room } from "../../house.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { transferProgress } from "./transferProgress.ts";

export const programTransferRoutes: Room = (app, house) => {
  const desk = entityRoutes(app, house, programTransfer, { rules: programTransferRules, except: ["add", "edit", "copy"] });
  const tags = [programTransfer.plural];
  const adding = { permission: desk.permission("add") };
  const editing = { permission: desk.permission("edit") };
  const viewing = { permission: desk.permission("view") };

  app.post("/api/programtransfers", { config: adding, schema: { tags, body: createSchema(programTransfer) } }, (request, reply) =>
    desk.write(request, (tx, view) =>
      replay(tx, request, reply, 201, async () => {
        await requireSound(tx, view.caller.domainId, request.body as unknown as ProgramTransfer, request.body.scheduledAt);
        return insertRecord(tx, view, request.body);
      }),
    ),
  );
  app.put("/api/programtransfers", { config: editing, schema: { tags } }, (request) =>
    desk.write(request, (tx, view) =>
      changesOf(programTransfer, request.body, async (changes: readonly (Change & Partial<ProgramTransfer>)[]) => {
        for (const change of changes) {
          const before = (await getRecord(tx, view, change.id)) as unknown as ProgramTransfer;
          if (before.state === "scheduled") await requireSound(tx, view.caller.domainId, { ...before, ...change }, change.scheduledAt);
        }
        return changeRecords(tx, view, changes);
      }),
    ),
  );
  // when the copy is to run nobody has said yet: in a week, unless its maker says otherwise
  app.post("/api/programtransfers/:id/copy", { config: adding, schema: { tags, params: idParameter } }, (request, reply) =>
    desk.write(request, (tx, view) =>
      replay(tx, request, reply, 201, () => copyRecord(tx, view, request.params.id, {}, { scheduledAt: sql`now() + interval '7 days'` })),
    ),
  );

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
  app.post(
    "/api/programtransfers/:id/run",
    { config: editing, schema: { tags, params: idParameter, summary: "Run it now instead of at its time" } },
    (request) =>
      desk.write(request, async (tx, view) => {
        const record = await getRecord(tx, view, request.params.id);
        if (record.unfinishedCopy === true) throw new Problem(406, "UnfinishedCopy");
        await requireSound(tx, view.caller.domainId, record as unknown as ProgramTransfer, undefined);
        const [changed] = await changeRecords(tx, view, [{ id: record.id, scheduledAt: new Date(house.now()).toISOString() }]);
        return changed;
      }),
  );
};

/** Programs and companies are looked at as they are at this moment, and once more when it runs. */
async function requireSound(tx: Tx, domainId: number, values: ProgramTransfer, scheduledAt: string | undefined): Promise<void> {
  const fault = transferFault(values);
  if (fault !== undefined) throw new Problem(422, fault.code, { field: fault.field });
  const { companies, sourcePrograms, targetPrograms } = values;
  const found = await tx
    .selectFrom("companies")
    .select("id")
    .where("domainId", "=", domainId)
    .where("id", "in", companies)
    .where("kind", "<>", "deleted")
    .execute();
  if (found.length < companies.length) throw new Problem(422, "ProgramTransferCompaniesInvalid", { field: "companies" });
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
