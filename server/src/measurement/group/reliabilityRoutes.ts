import type { MeasuredReliability } from "@vigil/model/measurement/observer/splitHalves";
import type { Routes } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";

/** How reliable the figures of a domain are by its own answers. */
export const reliabilityRoutes: Routes = (app, { asDomain }) => {
  app.get(
    "/api/measures/reliability",
    {
      config: { permission: "reports:view" },
      schema: {
        tags: ["measures"],
        summary: "How reliable figures of 100 images are by the domain's own answers; null as long as too few were given",
      },
    },
    (request): Promise<{ measured: MeasuredReliability | null }> => {
      const { domainId } = caller(request);
      return asDomain(domainId, async (tx) => {
        const fit = await tx.selectFrom("difficultyFits").select("reliability").where("domainId", "=", domainId).executeTakeFirst();
        return { measured: fit?.reliability ?? null };
      });
    },
  );
};
