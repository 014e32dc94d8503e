import { languages } from "@vigil/model/phrases/languages";
import { reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportChart } from "@vigil/model/reporting/reports/reportWire";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { Routes } from "../../house.ts";
import { preferredLanguage } from "../../http/preferredLanguage.ts";
import { caller } from "../../identity/access/caller.ts";
import { doneRun } from "../reports/doneRun.ts";
import { lineOrder } from "../reports/lineOrder.ts";
import { reportChart } from "./reportChart.ts";

/** What is drawn of a report: of the whole run, whatever page is shown. */
export const reportChartRoutes: Routes = (app, { asDomain }) => {
  app.get(
    "/api/reportruns/:id/chart",
    {
      config: { permission: "signedIn" },
      schema: {
        tags: ["reports"],
        summary: "What is drawn of a report that is done",
        params: idParameter,
        querystring: z.object({ order: z.string().max(500).optional(), language: z.enum(languages).optional() }),
      },
    },
    (request): Promise<ReportChart> => {
      const by = caller(request);
      const language = request.query.language ?? preferredLanguage(request.headers["accept-language"]);
      return asDomain(by.domainId, async (tx) => {
        const run = await doneRun(tx, by, request.params.id);
        return reportChart(tx, run, lineOrder(request.query.order, { domainId: run.domainId, report: reportOf(run.code), language }));
      });
    },
  );
};
