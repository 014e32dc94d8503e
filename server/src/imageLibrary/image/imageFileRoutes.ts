import { enhancements } from "@vigil/model/simulator/enhancements";
import { z } from "zod";
import type { App, House } from "../../house.ts";
import { sendStored } from "../../http/sendStored.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { viewFile } from "./viewFile.ts";

export const enhancementQuery = z.object({ enhancement: z.enum(enhancements).optional() });

/** A view of an image as it is stored, for those who administer images. Learners get theirs through their session. */
export const imageFileRoutes = (app: App, { asDomain, files }: House): void => {
  app.get(
    "/api/images/:id/views/:view",
    {
      config: { permission: "images:view", isLink: true },
      schema: {
        summary: "One view of an image, as stored; of a rendered one, the picture of an enhancement",
        params: z.object({ id: z.coerce.number().int().positive(), view: z.coerce.number().int().min(0) }),
        querystring: enhancementQuery,
      },
    },
    async (request, reply) => {
      const { id, view } = request.params;
      const { enhancement } = request.query;
      const image = await asDomain(caller(request).domainId, (tx) =>
        tx.selectFrom("images").select("views").where("id", "=", id).executeTakeFirst(),
      );
      const stored = viewFile(image?.views[view], enhancement);
      if (!stored) throw new Problem(404, "NotFound");
      // A measured view never changes; a picture may be replaced until its image is approved.
      const caching = enhancement === undefined ? "private, max-age=31536000, immutable" : "private, no-cache";
      reply.header("cache-control", caching);
      return sendStored(request, reply, { files, hash: stored.file, mediaType: stored.mediaType });
    },
  );
};
