import { z } from "zod";
import { idParameter, idsBody } from "../../entity/bodies.ts";
import { replay } from "../../http/replay.ts";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { stock } from "../order/stock.ts";
import { askTask } from "../tasks/askTask.ts";
import { libraryToChange } from "../libraryToChange.ts";

const body = z.strictObject({
  /** All that are not archived when missing. */
  imageIds: idsBody.shape.ids.optional(),
  /** Another scanner than the one each image was made with. */
  scanner: z.string().min(1).max(60).nullable().default(null),
});

/** Images are made again from their recipes: to see that nothing has changed, or as another scanner shows the same bags. */
export const remakeRoutes = (app: App, house: House): void => {
  app.post(
    "/api/imagelibraries/:id/remake",
    {
      config: { permission: "images:add" },
      schema: { tags: ["imageLibraries"], summary: "Makes images again from their recipes", params: idParameter, body },
    },
    async (request, reply) => {
      const by = caller(request);
      const { imageIds: chosen, scanner } = request.body;
      if (scanner !== null && !(await stock()).scanners.some(({ name }) => name === scanner))
        throw new Problem(422, "FieldInvalid", { field: "scanner" });
      return house.asDomain(by.domainId, (tx) =>
        replay(tx, request, reply, 201, async () => {
          const libraryId = request.params.id;
          await libraryToChange(tx, by, libraryId);
          const found = await tx
            .selectFrom("images")
            .select("id")
            .where("libraryId", "=", libraryId)
            .$if(chosen === undefined, (query) => query.where("state", "<>", "archived"))
            .$if(chosen !== undefined, (query) => query.where("id", "in", chosen ?? []))
            .orderBy("id")
            .execute();
          const imageIds = found.map(({ id }) => id);
          const missing = chosen?.filter((id) => !imageIds.includes(id)) ?? [];
          if (missing.length > 0) throw new Problem(404, "NotFound", { details: { ids: missing } });
          if (imageIds.length === 0) throw new Problem(409, "ImageLibraryEmpty");
          return askTask(tx, house, by, { kind: "remake", libraryId, request: { imageIds, scanner }, wanted: imageIds.length });
        }),
      );
    },
  );
};
