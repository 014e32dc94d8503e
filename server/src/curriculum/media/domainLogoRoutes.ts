import { z } from "zod";
import { sendMedia } from "./sendMedia.ts";
import type { Routes } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { systemDomain } from "../../storage/systemDomain.ts";

/** A domain's logo is for everybody who may see its sign-in page, and no other file is. */
export const domainLogoRoutes: Routes = (app, house) => {
  app.get(
    "/api/domains/logo/:domain",
    {
      config: { permission: "public", isLink: true },
      schema: { tags: ["domains"], summary: "The logo of a domain", params: z.object({ domain: z.string().max(40) }) },
    },
    async (request, reply) => {
      const found = await house.asDomain(systemDomain, (tx) =>
        tx
          .selectFrom("domains")
          .select(["id", "logoId"])
          .where("name", "=", request.params.domain.toLowerCase())
          .where("active", "=", true)
          .executeTakeFirst(),
      );
      if (!found?.logoId) throw new Problem(404, "NotFound");
      return sendMedia(house, request, reply, { domainId: found.id, id: found.logoId });
    },
  );
};
