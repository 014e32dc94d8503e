import { authorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { RuleNames } from "@vigil/model/compliance/authority/authorityWire";
import { program } from "@vigil/model/curriculum/program";
import { accessLevel } from "@vigil/model/organization/accessLevel";
import { company } from "@vigil/model/organization/company";
import { group } from "@vigil/model/organization/group";
import { idParameter } from "../../entity/bodies.ts";
import { deskOf } from "../../entity/desk.ts";
import { listQuery } from "../../entity/listQuery.ts";
import { getRecord, optionsOf } from "../../entity/readRecords.ts";
import type { Routes } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { authorityRuleSeen } from "./authorityRuleRoutes.ts";

const lists = { companies: company, groups: group, accessLevels: accessLevel, programs: program, newPrograms: program } as const;
const mostNamed = 100;

/** What a rule names, by name: for who reads rules and may not open the lists of companies, groups and programs, a regulator say. Nothing else of them. */
export const ruleNamesRoutes: Routes = (app, house) => {
  const desk = deskOf(house, authorityRule, authorityRuleSeen);
  const desks = Object.entries(lists).map(([name, entity]) => ({ name: name as keyof RuleNames, entity, desk: deskOf(house, entity, {}) }));
  app.get(
    "/api/authorityrules/:id/names",
    {
      config: { permission: desk.permission("view") },
      schema: {
        tags: [authorityRule.plural],
        summary: "What a rule names, by name, as far as it is within the caller's reach",
        params: idParameter,
      },
    },
    (request) =>
      house.asDomain(caller(request).domainId, async (tx): Promise<RuleNames> => {
        const rule = await getRecord(tx, desk.view(request), request.params.id);
        const named: RuleNames = { companies: [], groups: [], accessLevels: [], programs: [], newPrograms: [] };
        for (const { name, entity, desk: list } of desks) {
          const ids = rule[name].slice(0, mostNamed);
          if (ids.length > 0)
            named[name] = await optionsOf(tx, list.view(request), listQuery(entity, { id: ids.join(",") }, caller(request)));
        }
        return named;
      }),
  );
};
