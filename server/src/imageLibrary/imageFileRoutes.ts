import { z } from "zod";
import type { App, House } from "../house.ts";
import { caller } from "../identity/caller.ts";
import { Problem } from "../problem.ts";
import { VIEW_MEDIA_TYPE } from "./storeBag.ts";

/** A view of an image as the scanner made it, for those who administer images. Learners get theirs through their session. */
export const imageFileRoutes = (app: App, { asDomain, files }: House): void => {
  app.get(
    "/api/images/:id/views/:view",
    {
      config: { permission: "images:view" },
      schema: {
        summary: "One view of an image, as stored",
        params: z.object({ id: z.coerce.number().int().positive(), view: z.coerce.number().int().min(0) }),
      },
    },
    async (request, reply) => {
      const { id, view } = request.params;
      const image = await asDomain(caller(request).domainId, (tx) =>
        tx.selectFrom("images").select("views").where("id", "=", id).executeTakeFirst(),
      );
      const stored = image?.views[view];
      const bytes = stored && (await files.open(stored.file));
      if (!bytes) throw new Problem(404, "NotFound");
      // An image never changes: a correction is another image.
      return reply.header("cache-control", "private, max-age=31536000, immutable").type(VIEW_MEDIA_TYPE).send(bytes);
    },
  );
};
