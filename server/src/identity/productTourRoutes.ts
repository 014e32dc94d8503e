import { productTourNames, productTours, toursFor, type ProductTours } from "@vigil/model/identity/productTour";
import { trainingLevel } from "@vigil/model/identity/accessLevelCodes";
import { z } from "zod";
import type { App, House } from "../house.ts";
import { caller, type Caller } from "./access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";

const tags = ["product tour"];
const config = { permission: "signedIn" } as const;

/** The tours somebody has not seen yet; one that was skipped is offered no more. */
export const productTourRoutes = (app: App, { asDomain }: House): void => {
  app.get(
    "/api/product-tour",
    {
      config: { ...config, reads: true },
      schema: {
        tags,
        summary: "Tours that are still to be offered; with skipped=true all that are for the caller",
        querystring: z.object({
          page: z.coerce.number().int().min(1).max(1000).default(1),
          limit: z.coerce.number().int().min(1).max(100).default(20),
          skipped: z.enum(["true", "false"]).default("false"),
        }),
      },
    },
    (request): Promise<ProductTours> => {
      const by = caller(request);
      const { page, limit, skipped } = request.query;
      return asDomain(by.domainId, async (tx) => {
        const seen = skipped === "true" ? [] : await skippedTours(tx, by);
        const { permissions, accessLevelCode } = by;
        const tours = toursFor({ training: accessLevelCode === trainingLevel, permissions }).filter((tour) => !seen.includes(tour));
        return {
          rows: tours.slice((page - 1) * limit, page * limit).map((tour) => ({ tour, steps: productTours[tour] })),
          count: tours.length,
        };
      });
    },
  );
  app.post(
    "/api/product-tour",
    { config, schema: { tags, summary: "Skips a tour", body: z.strictObject({ tour: z.enum(productTourNames) }) } },
    (request) => {
      const by = caller(request);
      const { domainId, homeDomainId, userId } = by;
      const { tour } = request.body;
      return asDomain(domainId, async (tx) => {
        await tx
          .insertInto("productTourSkips")
          .values({ domainId, homeDomainId, userId, tour })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return { tour };
      });
    },
  );
};

async function skippedTours(tx: Tx, { domainId, homeDomainId, userId }: Caller): Promise<string[]> {
  const rows = await tx
    .selectFrom("productTourSkips")
    .select("tour")
    .where("domainId", "=", domainId)
    .where("homeDomainId", "=", homeDomainId)
    .where("userId", "=", userId)
    .execute();
  return rows.map(({ tour }) => tour);
}
