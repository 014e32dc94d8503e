import type { CompanyMeasures } from "@vigil/model/measurement/group/companyWire";
import type { Routes } from "../../house.ts";
import { preferredLanguage } from "../../http/preferredLanguage.ts";
import { sendSheet, sheetFormats } from "../../http/sendSheet.ts";
import { caller } from "../../identity/access/caller.ts";
import { daysOf } from "../../reporting/dashboards/readFigures.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { companyAsk } from "./companyAsk.ts";
import { companyMeasures } from "./companyMeasures.ts";
import { companySheet } from "./companySheet.ts";

const tags = ["measures"];

/** Companies side by side: of those whose reports one may read. */
export const companyMeasureRoutes: Routes = (app, { asDomain, apart }) => {
  const config = { permission: "reports:view" } as const;
  app.get(
    "/api/measures/companies",
    {
      config: { ...config, reads: true },
      schema: { tags, summary: "Companies side by side, by category, family, view or level", querystring: companyAsk },
    },
    async (request): Promise<CompanyMeasures> => {
      const by = caller(request);
      const { result } = await apart.read(by.domainId, async (tx) => companyMeasures(tx, by, request.query, await daysOf(tx, by.domainId)));
      return result;
    },
  );
  for (const format of sheetFormats)
    app.get(
      `/api/measures/companies/export.${format}`,
      { config, schema: { tags, summary: "Companies side by side, as a file", querystring: companyAsk } },
      async (request, reply) => {
        const by = caller(request);
        const { result } = await apart.read(by.domainId, async (tx) =>
          companyMeasures(tx, by, request.query, await daysOf(tx, by.domainId)),
        );
        await asDomain(by.domainId, (tx) =>
          writeEvent(tx, by, { type: "report.export", data: { code: "companyMeasures", lines: result.rows.length, format } }),
        );
        return sendSheet(reply, companySheet(result, { language: preferredLanguage(request.headers["accept-language"]), format }));
      },
    );
};
