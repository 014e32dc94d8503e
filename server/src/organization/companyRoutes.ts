import { company } from "@vigil/model/organization/company";
import { companyRules } from "@vigil/model/organization/companyRules";
import { requireProgramsFit } from "../curriculum/domainCodesFit.ts";
import { changesOf, entityRoutes } from "../entity/entityRoutes.ts";
import { changeRecords } from "../entity/writeRecords.ts";
import type { Room } from "../house.ts";

export const companyRoutes: Room = (app, house) => {
  const desk = entityRoutes(app, house, company, { rules: companyRules, except: ["edit"] });
  app.put("/api/companies", { config: { permission: desk.permission("edit") }, schema: { tags: [company.plural] } }, (request) =>
    desk.write(request, (tx, view) =>
      changesOf(company, request.body, async (changes) => {
        const changed = await changeRecords(tx, view, changes);
        const coded = changes.filter(({ domainCodeId }) => domainCodeId !== undefined).map(({ id }) => id);
        await requireProgramsFit(tx, view.caller.domainId, { companyIds: coded, field: "domainCodeId" });
        return changed;
      }),
    ),
  );
};
