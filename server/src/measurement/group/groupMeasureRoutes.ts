import { mostAtOnce } from "@vigil/model/entity/mostAtOnce";
import { peopleOrders, peoplePerPage, type GroupMeasures } from "@vigil/model/measurement/group/groupWire";
import { inOrder } from "@vigil/model/measurement/group/inOrder";
import { needs } from "@vigil/model/measurement/group/need";
import type { Measures } from "@vigil/model/measurement/observer/measureWire";
import { z } from "zod";
import type { Routes } from "../../house.ts";
import { preferredLanguage } from "../../http/preferredLanguage.ts";
import { sendSheet, sheetFormats } from "../../http/sendSheet.ts";
import { caller } from "../../identity/access/caller.ts";
import { daysOf } from "../../reporting/dashboards/readFigures.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { detailAsk, groupAsk } from "./groupAsk.ts";
import { groupDetails, groupMeasures } from "./groupMeasures.ts";
import { groupSheet } from "./groupSheet.ts";

const tags = ["measures"];

/** What the learners of a company, a group or a program can do, and who of them needs what. */
export const groupMeasureRoutes: Routes = (app, { asDomain, apart }) => {
  const config = { permission: "reports:view" } as const;
  app.get(
    "/api/measures/group",
    {
      config: { ...config, reads: true },
      schema: {
        tags,
        summary: "Measures of those whose reports one may read, and each of them, who needs most first",
        querystring: groupAsk.extend({
          need: z.enum(needs).optional(),
          order: z.enum(peopleOrders).default("need"),
          direction: z.enum(["asc", "desc"]).default("asc"),
          page: z.coerce.number().int().min(1).max(10_000).default(1),
        }),
      },
    },
    async (request): Promise<GroupMeasures> => {
      const by = caller(request);
      const { need, order, direction, page, ...ask } = request.query;
      let asked: readonly { userId: number }[] = [];
      const { result } = await apart.read(by.domainId, async (tx) =>
        groupMeasures(tx, by, ask, await daysOf(tx, by.domainId), (people) => {
          const needy = inOrder(
            people.filter((one) => need === undefined || one.need === need),
            order,
            direction === "desc",
          );
          asked = needy;
          return needy.slice((page - 1) * peoplePerPage, page * peoplePerPage);
        }),
      );
      if (!by.permissions.has("users:edit")) return result;
      return { ...result, reached: { ids: asked.slice(0, mostAtOnce).map(({ userId }) => userId), count: asked.length } };
    },
  );
  app.get(
    "/api/measures/group/details",
    {
      config: { ...config, reads: true },
      schema: { tags, summary: "The same by one thing more: category, article, level, view, time or console", querystring: detailAsk },
    },
    async (request): Promise<Measures> => {
      const by = caller(request);
      const { result } = await apart.read(by.domainId, async (tx) => groupDetails(tx, by, request.query, await daysOf(tx, by.domainId)));
      return result;
    },
  );
  for (const format of sheetFormats)
    app.get(
      `/api/measures/group/export.${format}`,
      { config, schema: { tags, summary: "Everybody of the group with their measures, as a file", querystring: groupAsk } },
      async (request, reply) => {
        const by = caller(request);
        const { result } = await apart.read(by.domainId, async (tx) => groupMeasures(tx, by, request.query, await daysOf(tx, by.domainId)));
        await asDomain(by.domainId, (tx) =>
          writeEvent(tx, by, { type: "report.export", data: { code: "measures", lines: result.rows.length, format } }),
        );
        return sendSheet(reply, groupSheet(result, { language: preferredLanguage(request.headers["accept-language"]), format }));
      },
    );
};
