import { z } from "zod";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { seenLibrary } from "../seenLibrary.ts";

const progress = z.object({
  wanted: z.int(),
  made: z.int(),
  state: z.enum(["waiting", "running", "paused", "done", "failed", "stopped", "cancelled"]),
  error: z.string().nullable(),
});

/** How far the generator is with a library: anybody who is signed in may see that images are still being made. */
export const progressRoutes = (app: App, { asDomain }: House): void => {
  app.get(
    "/api/imagelibraries/:id/progress",
    {
      config: { permission: "signedIn" },
      schema: {
        summary: "How many images of a library have been made",
        params: z.object({ id: z.coerce.number().int().positive() }),
        response: { 200: progress },
      },
    },
    async (request) => {
      const { id } = request.params;
      const orders = await asDomain(caller(request).domainId, async (tx) => {
        await seenLibrary(tx, id);
        return tx
          .selectFrom("libraryJobs")
          .select(["wanted", "made", "state", "error"])
          .where("libraryId", "=", id)
          .where("state", "<>", "cancelled") // nobody waits for it any more
          .orderBy("id")
          .execute();
      });
      const unfinished = orders.find(({ state }) => state !== "done");
      return {
        wanted: orders.reduce((sum, { wanted }) => sum + wanted, 0),
        made: orders.reduce((sum, { made }) => sum + made, 0),
        state: unfinished?.state ?? "done",
        error: unfinished?.error ?? null,
      };
    },
  );
};
