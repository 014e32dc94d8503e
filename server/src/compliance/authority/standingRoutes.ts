import { authorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { AuthorityForecast, AuthorityLibrary } from "@vigil/model/compliance/authority/authorityWire";
import { user } from "@vigil/model/organization/user";
import type { RuleStanding } from "@vigil/model/reporting/measures/workStanding";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import { deskOf } from "../../entity/desk.ts";
import { getRecord } from "../../entity/readRecords.ts";
import type { Routes } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { authorityRuleSeen } from "./authorityRuleRoutes.ts";
import { forecastOf, librariesOf, standingOf } from "./readStandings.ts";

/** How people stand to rules of authorities: read only, of whom the caller may see. */
export const standingRoutes: Routes = (app, house) => {
  const tags = [authorityRule.plural];
  const desk = deskOf(house, authorityRule, authorityRuleSeen);
  const viewing = { permission: desk.permission("view") };

  app.get(
    "/api/users/:id/authoritystanding",
    { config: viewing, schema: { tags: [user.plural], summary: "How somebody stands to each rule of an authority", params: idParameter } },
    (request): Promise<RuleStanding[]> =>
      house.asDomain(caller(request).domainId, async (tx) => {
        const found = await standingOf(tx, caller(request), request.params.id);
        if (found === undefined) throw new Problem(404, "NotFound");
        return found;
      }),
  );
  app.get(
    "/api/authorityforecast",
    {
      config: viewing,
      schema: {
        tags,
        summary: "Who may not work today, what falls due within 30, 60, 90 and 180 days, and the time that it costs",
        querystring: z.object({ ruleId: z.coerce.number().int().positive().optional() }),
      },
    },
    (request): Promise<AuthorityForecast> =>
      house.asDomain(caller(request).domainId, (tx) => forecastOf(tx, caller(request), request.query.ruleId ?? null)),
  );
  app.get(
    "/api/authorityrules/:id/libraries",
    { config: viewing, schema: { tags, summary: "What the image libraries of a rule's programs hold", params: idParameter } },
    (request): Promise<AuthorityLibrary[]> =>
      house.asDomain(caller(request).domainId, async (tx) => {
        await getRecord(tx, desk.view(request), request.params.id);
        return librariesOf(tx, caller(request), request.params.id);
      }),
  );
};
