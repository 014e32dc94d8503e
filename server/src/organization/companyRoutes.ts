import { createSchema } from "@vigil/model/entity/entity";
import { company } from "@vigil/model/organization/company";
import { companyRules } from "@vigil/model/organization/companyRules";
import { requireProgramsFit } from "../curriculum/program/domainCodesFit.ts";
import { changesOf, entityRoutes, idParameter } from "../entity/entityRoutes.ts";
import { getRecord } from "../entity/readRecords.ts";
import { replay } from "../entity/replay.ts";
import { changeRecords, insertRecord } from "../entity/writeRecords.ts";
import type { Room } from "../house.ts";
import { companyTemplateOf, requireTemplateData } from "./companyTemplateOf.ts";

export const companyRoutes: Room = (app, house) => {
  const desk = entityRoutes(app, house, company, { rules: companyRules, except: ["add", "edit"] });
  const tags = [company.plural];
  app.post(
    "/api/companies",
    { config: { permission: desk.permission("add") }, schema: { tags, body: createSchema(company) } },
    (request, reply) =>
      desk.write(request, (tx, view) =>
        replay(tx, request, reply, 201, async () => {
          const made = await insertRecord(tx, view, request.body);
          await requireTemplateData(tx, view.caller.domainId, [made.id]);
          return made;
        }),
      ),
  );
  app.put("/api/companies", { config: { permission: desk.permission("edit") }, schema: { tags } }, (request) =>
    desk.write(request, (tx, view) =>
      changesOf(company, request.body, async (changes) => {
        const changed = await changeRecords(tx, view, changes);
        const coded = changes.filter(({ domainCodeId }) => domainCodeId !== undefined).map(({ id }) => id);
        await requireProgramsFit(tx, view.caller.domainId, { companyIds: coded, field: "domainCodeId" });
        const filled = changes.filter(({ data, companyTemplateId }) => data !== undefined || companyTemplateId !== undefined);
        await requireTemplateData(
          tx,
          view.caller.domainId,
          filled.map(({ id }) => id),
        );
        return changed;
      }),
    ),
  );
  app.get(
    "/api/companies/:id/template",
    {
      config: { permission: desk.permission("view") },
      schema: { tags, params: idParameter, summary: "The template with which the company was made; null where it has none" },
    },
    (request) => {
      const view = desk.view(request);
      return house.asDomain(view.caller.domainId, async (tx) => {
        await getRecord(tx, view, request.params.id);
        return { template: await companyTemplateOf(tx, view.caller.domainId, request.params.id) };
      });
    },
  );
};
