import { keptReportBody } from "@vigil/model/reporting/reports/keptReport";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { Routes } from "../../house.ts";
import { replay } from "../../http/replay.ts";
import { caller } from "../../identity/access/caller.ts";
import { keptReports, oneKeptReport } from "./keptReports.ts";
import { addKeptReport, changeKeptReport, deleteKeptReport } from "./writeKeptReports.ts";

const tags = ["keptReports"];
/** Reports that are kept under a name: one's own, and those that are shared in the domain; and those that learners keep of themselves. */
export const keptReportRoutes: Routes = (app, { asDomain }) => {
  for (const { own, url, permission } of [
    { own: false, url: "/api/keptreports", permission: "reports:view" },
    { own: true, url: "/api/training/keptreports", permission: "training:take" },
  ] as const) {
    const config = { permission };
    app.get(
      url,
      {
        config,
        schema: {
          tags,
          summary: "One's own kept reports and those that are shared",
          querystring: z.strictObject({ code: keptReportBody.shape.code.optional() }),
        },
      },
      (request) => {
        const by = caller(request);
        return asDomain(by.domainId, (tx) => keptReports(tx, by, own, request.query.code));
      },
    );
    app.post(url, { config, schema: { tags, summary: "Keeps a report", body: keptReportBody } }, (request, reply) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) =>
        replay(tx, request, reply, 201, async () => oneKeptReport(tx, by, own, await addKeptReport(tx, by, own, request.body))),
      );
    });
    app.put(
      `${url}/:id`,
      {
        config,
        schema: {
          tags,
          summary: "Changes a kept report: its name, whether it is shared, what it asks",
          params: idParameter,
          body: z.strictObject({
            revision: z.int().min(1).max(2_147_483_647),
            name: keptReportBody.shape.name.optional(),
            shared: z.boolean().optional(),
            state: keptReportBody.shape.state.optional(),
          }),
        },
      },
      (request) => {
        const by = caller(request);
        return asDomain(by.domainId, async (tx) => {
          await changeKeptReport(tx, by, own, request.params.id, request.body);
          return oneKeptReport(tx, by, own, request.params.id);
        });
      },
    );
    app.delete(
      `${url}/:id`,
      { config, schema: { tags, summary: "Deletes a kept report", params: idParameter } },
      async (request, reply) => {
        const by = caller(request);
        await asDomain(by.domainId, (tx) => deleteKeptReport(tx, by, own, request.params.id));
        return reply.code(204).send();
      },
    );
  }
};
