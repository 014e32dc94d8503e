import { dashboardBody, widgetAsk } from "@vigil/model/reporting/dashboards/dashboard";
import type { ToldFigures } from "@vigil/model/reporting/dashboards/dashboardWire";
import { widgetNames, widgetOf, type WidgetName } from "@vigil/model/reporting/dashboards/widget";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { Routes } from "../../house.ts";
import { wireInstant } from "../../http/wireInstant.ts";
import { preferredLanguage } from "../../http/preferredLanguage.ts";
import { sendSheet, sheetFormats } from "../../http/sendSheet.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../writeEvent.ts";
import { choiceLists, dashboardChoices } from "./dashboardChoices.ts";
import { learnerDashboard } from "./learnerDashboard.ts";
import { addDashboard, changeDashboard, deleteDashboard, ownDashboards } from "./ownDashboards.ts";
import { figureSheet } from "./figureSheet.ts";
import { allFigures, readFigures } from "./readFigures.ts";

const tags = ["dashboards"];

/** In an address everything is text. */
const addressed = z.preprocess(
  (query) =>
    Object.fromEntries(
      Object.entries(query as Record<string, unknown>).map(([name, value]) => [
        name,
        /^\d{1,16}$/u.test(String(value)) ? Number(value) : value,
      ]),
    ),
  widgetAsk,
);

function requireFilters(widget: WidgetName, asked: object): void {
  const foreign = Object.keys(asked).find((name) => !widgetOf(widget).filters.some((known) => known === name));
  if (foreign !== undefined) throw new Problem(422, "FieldUnknown", { field: foreign });
}

/** The dashboards of the one who asks, what their widgets show, and the dashboard of a learner. */
export const dashboardRoutes: Routes = (app, { asDomain, apart }) => {
  const config = { permission: "reports:view" } as const;
  app.get("/api/dashboards", { config: { ...config, reads: true }, schema: { tags, summary: "One's own dashboards" } }, (request) => {
    const by = caller(request);
    return asDomain(by.domainId, (tx) => ownDashboards(tx, by));
  });
  app.post(
    "/api/dashboards",
    { config, schema: { tags, summary: "Keeps a new dashboard", body: dashboardBody } },
    async (request, reply) => {
      const by = caller(request);
      return reply.code(201).send(await asDomain(by.domainId, (tx) => addDashboard(tx, by, request.body)));
    },
  );
  app.put(
    "/api/dashboards/:id",
    {
      config,
      schema: {
        tags,
        summary: "Changes one's own dashboard",
        params: idParameter,
        body: dashboardBody.extend({ revision: z.int().min(1).max(2_147_483_647) }),
      },
    },
    (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => changeDashboard(tx, by, request.params.id, request.body));
    },
  );
  app.delete(
    "/api/dashboards/:id",
    { config, schema: { tags, summary: "Deletes one's own dashboard", params: idParameter } },
    async (request, reply) => {
      const by = caller(request);
      await asDomain(by.domainId, (tx) => deleteDashboard(tx, by, request.params.id));
      return reply.code(204).send();
    },
  );
  app.get(
    "/api/dashboards/figures/:widget",
    {
      config: { ...config, reads: true },
      schema: { tags, summary: "What a widget shows", params: z.object({ widget: z.enum(widgetNames) }), querystring: addressed },
    },
    async (request): Promise<ToldFigures> => {
      const by = caller(request);
      const { widget } = request.params;
      requireFilters(widget, request.query);
      const { result, asOf } = await apart.read(by.domainId, (tx) => readFigures(tx, by, widget, request.query));
      return { ...result, asOf: asOf && wireInstant(asOf) };
    },
  );
  for (const format of sheetFormats)
    app.get(
      `/api/dashboards/figures/:widget/export.${format}`,
      {
        config,
        schema: {
          tags,
          summary: "All that a widget shows, as a file",
          params: z.object({ widget: z.enum(widgetNames) }),
          querystring: addressed,
        },
      },
      async (request, reply) => {
        const by = caller(request);
        const { widget } = request.params;
        requireFilters(widget, request.query);
        const { result: rows } = await apart.read(by.domainId, (tx) => allFigures(tx, by, widget, request.query));
        await asDomain(by.domainId, (tx) =>
          writeEvent(tx, by, { type: "report.export", data: { code: widget, lines: rows.length, format } }),
        );
        const language = preferredLanguage(request.headers["accept-language"]);
        return sendSheet(reply, figureSheet(widget, rows, { language, format }));
      },
    );
  app.get(
    "/api/dashboards/choices/:list",
    {
      config: { ...config, reads: true },
      schema: {
        tags,
        summary: "What a widget can be narrowed to, by name",
        params: z.object({ list: z.enum(choiceLists) }),
        querystring: z.object({
          search: z.string().max(200).default(""),
          id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
        }),
      },
    },
    (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => dashboardChoices(tx, by, request.params.list, request.query));
    },
  );
  app.get(
    "/api/training/dashboard",
    {
      config: { permission: "training:take", reads: true },
      schema: { tags, summary: "X-ray time, completions and performance of the learner" },
    },
    (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => learnerDashboard(tx, by));
    },
  );
};
