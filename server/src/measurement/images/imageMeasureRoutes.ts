import { imagesPerPage, remarks, type ImageStatisticsPage } from "@vigil/model/measurement/images/imageStatistics";
import { sql } from "kysely";
import { z } from "zod";
import { lacksDecisions } from "../../attempt/lacksDecisions.ts";
import { idParameter } from "../../entity/bodies.ts";
import type { Routes } from "../../house.ts";
import { preferredLanguage } from "../../http/preferredLanguage.ts";
import { sendSheet, sheetFormats } from "../../http/sendSheet.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { imageSheet } from "./imageSheet.ts";
import { readKeptStatistics, type StatisticsAsked } from "./keptStatistics.ts";
import { monthsBack, readImageStatistics } from "./readImageStatistics.ts";

/** Which images: with a remark, or of a level that answers say. */
const narrowed = z.object({ remark: z.enum(remarks).optional(), measured: z.coerce.number().int().min(1).max(5).optional() });

/** How the images of a library fare: for those who keep images, as it tells what is true about them. */
export const imageMeasureRoutes: Routes = (app, { apart, asDomain }) => {
  const statistics = async (domainId: number, id: number, asked: StatisticsAsked): Promise<ImageStatisticsPage> => {
    const { result } = await apart.read(
      domainId,
      async (tx) => {
        const library = await tx.selectFrom("imageLibraries").select("id").where("id", "=", id).executeTakeFirst();
        if (library === undefined) throw new Problem(404, "NotFound");
        const page =
          (await readKeptStatistics(tx, domainId, library.id, asked)) ??
          counted(await readImageStatistics(tx, domainId, library.id), asked);
        return { ...page, lacking: await lacksDecisions(tx, domainId, sql`now() - make_interval(months => ${monthsBack})`) };
      },
      { longestSeconds: 60 },
    );
    return result;
  };
  app.get(
    "/api/imagelibraries/:id/measures",
    {
      config: { permission: "images:edit", reads: true },
      schema: {
        tags: ["measures"],
        summary: "Images of a library with how often they were shown and stopped, doubted keys first",
        params: idParameter,
        querystring: narrowed.extend({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
      },
    },
    (request): Promise<ImageStatisticsPage> => statistics(caller(request).domainId, request.params.id, request.query),
  );
  for (const format of sheetFormats)
    app.get(
      `/api/imagelibraries/:id/measures/export.${format}`,
      {
        config: { permission: "images:edit" },
        schema: { tags: ["measures"], summary: "The same of all its images, as a file", params: idParameter, querystring: narrowed },
      },
      async (request, reply) => {
        const by = caller(request);
        const told = await statistics(by.domainId, request.params.id, request.query);
        await asDomain(by.domainId, (tx) =>
          writeEvent(tx, by, { type: "report.export", data: { code: "imageMeasures", lines: told.rows.length, format } }),
        );
        return sendSheet(reply, imageSheet(told, { language: preferredLanguage(request.headers["accept-language"]), format }));
      },
    );
};

/** What was counted just now, as far as it is asked for. */
function counted(
  { rows: all, counts }: Awaited<ReturnType<typeof readImageStatistics>>,
  { remark, measured, page }: StatisticsAsked,
): Omit<ImageStatisticsPage, "lacking"> {
  const rows = all.filter(
    (row) => (remark === undefined || row.remark === remark) && (measured === undefined || row.measured?.level === measured),
  );
  const shown = page === undefined ? rows : rows.slice((page - 1) * imagesPerPage, page * imagesPerPage);
  return { rows: shown, count: rows.length, countedAt: null, waiting: false, remarks: counts };
}
