import { authorityAsks, screenerEquipment, screenerRoles } from "@vigil/model/compliance/authority/authorityAsks";
import { authorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { AuthorityForecast, AuthorityLibrary, AuthorityPreview } from "@vigil/model/compliance/authority/authorityWire";
import { user } from "@vigil/model/organization/user";
import type { RuleStanding } from "@vigil/model/reporting/measures/workStanding";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import { checkReferences } from "../../entity/checkReferences.ts";
import { deskOf } from "../../entity/desk.ts";
import { getRecord } from "../../entity/readRecords.ts";
import type { FastifyRequest } from "fastify";
import type { Routes } from "../../house.ts";
import { preferredLanguage } from "../../http/preferredLanguage.ts";
import { sendSheet, sheetFormats } from "../../http/sendSheet.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { authorityRuleSeen } from "./authorityRuleRoutes.ts";
import { previewSheet } from "./previewSheet.ts";
import { forecastOf, librariesOf, previewOf, previewPeople, standingOf, type Draft } from "./readStandings.ts";

const ids = z.array(z.int().positive()).max(10_000).default([]);
const draft = authorityAsks.extend({
  /** The rule as it is stored; none of a new one. */
  id: z.int().positive().nullable().default(null),
  role: z.enum(screenerRoles).default("cabin"),
  equipment: z.enum(screenerEquipment).default("any"),
  companies: ids,
  groups: ids,
  accessLevels: ids,
  programs: ids,
  newPrograms: ids,
});
const draftPage = draft.extend({ offset: z.int().min(0).max(1_000_000).default(0) });

/** Of a hundred thousand people a preview takes ten seconds, and longer where images are counted; a page waits for two minutes. */
const patient = { longestSeconds: 100 };

/** How people stand to rules of authorities: read only, of whom the caller may see. */
export const standingRoutes: Routes = (app, house) => {
  const tags = [authorityRule.plural];
  const desk = deskOf(house, authorityRule, authorityRuleSeen);
  const viewing = { permission: desk.permission("view") };
  const checked = async (tx: Tx, request: FastifyRequest, typed: z.output<typeof draft>): Promise<Draft> => {
    const { id, companies, groups, accessLevels, programs, newPrograms, role, equipment, ...asks } = typed;
    const whom = { companies, groups, accessLevels, programs, newPrograms };
    await checkReferences(tx, desk.view(request), whom, id === null ? undefined : await getRecord(tx, desk.view(request), id));
    return { id, asks, role, equipment, ...whom };
  };

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
        summary: "What falls due within 30, 60, 90 and 180 days, and the time that it costs",
        querystring: z.object({ ruleId: z.coerce.number().int().positive().optional() }),
      },
    },
    (request): Promise<AuthorityForecast[]> =>
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
  app.post(
    "/api/authorityrules/preview",
    { config: viewing, schema: { tags, body: draftPage, summary: "Who would stand otherwise if a rule said this already today" } },
    (request): Promise<AuthorityPreview> =>
      house.asDomain(
        caller(request).domainId,
        async (tx) => {
          const { offset, ...typed } = request.body;
          return previewOf(tx, caller(request), await checked(tx, request, typed), offset);
        },
        patient,
      ),
  );
  for (const format of sheetFormats)
    app.post(
      `/api/authorityrules/preview/export.${format}`,
      { config: viewing, schema: { tags, body: draft, summary: "Everybody who would stand otherwise, as a file" } },
      async (request, reply) => {
        const by = caller(request);
        const people = await house.asDomain(
          by.domainId,
          async (tx) => {
            const rows = await previewPeople(tx, by, await checked(tx, request, request.body));
            await writeEvent(tx, by, { type: "report.export", data: { code: "authorityPreview", lines: rows.length, format } });
            return rows;
          },
          patient,
        );
        return sendSheet(reply, previewSheet(people, { language: preferredLanguage(request.headers["accept-language"]), format }));
      },
    );
};
