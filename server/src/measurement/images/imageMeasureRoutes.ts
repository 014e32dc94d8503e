import { imagesPerPage, remarks, type ImageStatisticsPage } from "@vigil/model/measurement/images/imageStatistics";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { Routes } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { readImageStatistics } from "./readImageStatistics.ts";

/** How the images of a library fare: for those who keep images, as it tells what is true about them. */
export const imageMeasureRoutes: Routes = (app, { apart }) => {
  app.get(
    "/api/imagelibraries/:id/measures",
    {
      config: { permission: "images:edit", reads: true },
      schema: {
        tags: ["measures"],
        summary: "Images of a library with how often they were shown and stopped, doubted keys first",
        params: idParameter,
        querystring: z.object({ remark: z.enum(remarks).optional(), page: z.coerce.number().int().min(1).max(10_000).default(1) }),
      },
    },
    async (request): Promise<ImageStatisticsPage> => {
      const { domainId } = caller(request);
      const { remark, page } = request.query;
      const { result } = await apart.read(
        domainId,
        async (tx) => {
          const library = await tx.selectFrom("imageLibraries").select("id").where("id", "=", request.params.id).executeTakeFirst();
          if (library === undefined) throw new Problem(404, "NotFound");
          return readImageStatistics(tx, domainId, library.id);
        },
        { longestSeconds: 60 },
      );
      const rows = remark === undefined ? result.rows : result.rows.filter((row) => row.remark === remark);
      return { rows: rows.slice((page - 1) * imagesPerPage, page * imagesPerPage), count: rows.length, remarks: result.counts };
    },
  );
};
