import { authorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { RulePreview, RulePreviewLines } from "@vigil/model/compliance/authority/rulePreviewWire";
import { ruleDraft } from "@vigil/model/compliance/authority/ruleDraft";
import { z } from "zod";
import { idParameter } from "../../../entity/bodies.ts";
import { checkReferences } from "../../../entity/checkReferences.ts";
import { deskOf } from "../../../entity/desk.ts";
import { getRecord } from "../../../entity/readRecords.ts";
import type { Routes } from "../../../house.ts";
import { preferredLanguage } from "../../../http/preferredLanguage.ts";
import { sendSheet, sheetFormats } from "../../../http/sendSheet.ts";
import { caller } from "../../../identity/access/caller.ts";
import { writeEvent } from "../../../reporting/writeEvent.ts";
import { authorityRuleSeen } from "../authorityRuleRoutes.ts";
import { openPreview } from "./openPreview.ts";
import { previewSheet } from "./previewSheet.ts";
import { donePreview, ownPreview, presentPreview, previewLines } from "./readPreview.ts";
import { workPreview } from "./workPreview.ts";

const lineQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(500).default(50),
});
/** A hundred thousand lines are put in order before the first leaves. */
const patient = { longestSeconds: 60 };

/** What a rule as it is typed would change: asked for, told how far it is, called off, read and fetched by its asker. Nothing of the rule is written. */
export const rulePreviewRoutes: Routes = (app, house) => {
  const { asDomain } = house;
  const tags = [authorityRule.plural];
  const desk = deskOf(house, authorityRule, authorityRuleSeen);
  const config = { permission: desk.permission("view") };

  app.post(
    "/api/rulepreviews",
    {
      config,
      schema: {
        tags,
        body: ruleDraft,
        summary: "Works out who would stand otherwise if a rule said this already today, at once or in the background",
      },
    },
    async (request, reply): Promise<RulePreview> => {
      const by = caller(request);
      const draft = request.body;
      const { id, few } = await asDomain(by.domainId, async (tx) => {
        const view = desk.view(request);
        const stored = draft.id === null ? undefined : await getRecord(tx, view, draft.id);
        const { companies, groups, accessLevels, programs, newPrograms } = draft;
        await checkReferences(tx, view, { companies, groups, accessLevels, programs, newPrograms }, stored);
        return openPreview(tx, house, by, { draft, revision: stored?.revision ?? 0 });
      });
      if (few) await workPreview(house, { domainId: by.domainId, previewId: id }, { last: true });
      reply.code(201);
      return asDomain(by.domainId, async (tx) => presentPreview(await ownPreview(tx, by, id)));
    },
  );
  app.get(
    "/api/rulepreviews/:id",
    { config, schema: { tags, summary: "How far a preview of a rule is", params: idParameter } },
    (request): Promise<RulePreview> => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => presentPreview(await ownPreview(tx, by, request.params.id)));
    },
  );
  app.post(
    "/api/rulepreviews/:id/cancel",
    { config, schema: { tags, summary: "Calls a preview of a rule off", params: idParameter } },
    (request): Promise<RulePreview> => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        const { id, domainId } = await ownPreview(tx, by, request.params.id);
        await tx
          .updateTable("rulePreviews")
          .set({ state: "cancelled", updatedAt: new Date() })
          .where("domainId", "=", domainId)
          .where("id", "=", id)
          .where("state", "in", ["waiting", "running"])
          .execute();
        return presentPreview(await ownPreview(tx, by, id));
      });
    },
  );
  app.get(
    "/api/rulepreviews/:id/lines",
    { config, schema: { tags, summary: "Whoever would stand otherwise, by name", params: idParameter, querystring: lineQuery } },
    (request): Promise<RulePreviewLines> => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        const preview = await donePreview(tx, by, request.params.id);
        return { rows: await previewLines(tx, preview, request.query), count: preview.changed };
      });
    },
  );
  for (const format of sheetFormats)
    app.get(
      `/api/rulepreviews/:id/export.${format}`,
      { config, schema: { tags, summary: "Everybody who would stand otherwise, as a file", params: idParameter } },
      async (request, reply) => {
        const by = caller(request);
        const lines = await asDomain(
          by.domainId,
          async (tx) => {
            const rows = await previewLines(tx, await donePreview(tx, by, request.params.id));
            await writeEvent(tx, by, { type: "report.export", data: { code: "authorityPreview", lines: rows.length, format } });
            return rows;
          },
          patient,
        );
        return sendSheet(reply, previewSheet(lines, { language: preferredLanguage(request.headers["accept-language"]), format }));
      },
    );
};
