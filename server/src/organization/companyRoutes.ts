import { company } from "@vigil/model/organization/company";
import { companyRules } from "@vigil/model/organization/companyRules";
import { requireProgramsFit } from "./domainCodesFit.ts";
import { idParameter } from "../entity/bodies.ts";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { getRecord } from "../entity/readRecords.ts";
import { changeRecords, insertRecord } from "../entity/writeRecords.ts";
import type { Routes } from "../house.ts";
import { companyTemplateOf, requireTemplateData } from "./companyTemplateOf.ts";

export const companyRoutes: Routes = (app, house) => {
  const desk = entityRoutes(app, house, company, {
    rules: companyRules,
    insert: async (tx, view, values) => {
      const made = await insertRecord(tx, view, values);
      await requireTemplateData(tx, view.caller.domainId, [made.id]);
      return made;
    },
    change: async (tx, view, changes) => {
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
    },
  });
  const tags = [company.plural];
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
