import { bagQuery, bagsAnswer, BAGS_AT_ONCE } from "@vigil/model/imageLibrary/threatProjection";
import { sql } from "kysely";
import { levelOfImage } from "../image/levelOfImage.ts";
import { z } from "zod";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { seenLibrary } from "../seenLibrary.ts";

/** The bags of a library that a threat can be put into, with what is true about them, newest first. */
export const bagRoutes = (app: App, { asDomain }: House): void => {
  app.get(
    "/api/imagelibraries/:id/bags",
    {
      config: { permission: "images:edit" },
      schema: {
        tags: ["imageLibraries"],
        summary: "Measured images of a library by decision and difficulty",
        params: z.object({ id: z.coerce.number().int().positive() }),
        querystring: bagQuery,
        response: { 200: bagsAnswer },
      },
    },
    (request) =>
      asDomain(caller(request).domainId, async (tx) => {
        const { decision, difficulty, before } = request.query;
        const library = await seenLibrary(tx, request.params.id);
        let query = tx
          .selectFrom("images as image")
          .select(["id", "bagType", "decision", levelOfImage("image").as("difficulty"), "state"])
          .where("libraryId", "=", library.id)
          .where("state", "<>", "archived")
          .where(sql<boolean>`jsonb_exists(views -> 0, 'file')`);
        if (decision !== undefined) query = query.where("decision", "=", decision);
        if (difficulty !== undefined) query = query.where(levelOfImage("image"), "=", difficulty);
        if (before !== undefined) query = query.where("id", "<", before);
        const found = await query
          .orderBy("id", "desc")
          .limit(BAGS_AT_ONCE + 1)
          .execute();
        return { bags: found.slice(0, BAGS_AT_ONCE), more: found.length > BAGS_AT_ONCE };
      }),
  );
};
