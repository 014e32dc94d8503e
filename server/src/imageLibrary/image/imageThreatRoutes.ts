import { contradictions, type MarkedThreat } from "@vigil/model/imageLibrary/imageRules";
import { mostPictureSide } from "@vigil/model/imageLibrary/pictureRules";
import { mostPoints, polygonFault } from "@vigil/model/imageLibrary/polygonRules";
import { z } from "zod";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { maker } from "./writeImages.ts";
import { lockDraft, polygonsOf, type RenderedImage } from "../approval/statedImage.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";

const pixel = z.int().min(0).max(mostPictureSide);
const polygon = z.strictObject({ view: z.int().min(0).max(15), points: z.array(z.tuple([pixel, pixel])).max(mostPoints) });
const threat = z.strictObject({
  category: z.string().trim().min(1).max(60),
  name: z.string().trim().min(1).max(100),
  polygons: z.array(polygon).max(30),
});
const body = z.strictObject({ revision: z.int().positive(), threats: z.array(threat).max(20) });

/** Marks the threats of an image: all of them at once, in pixels of each view's picture. */
export const imageThreatRoutes = (app: App, { asDomain }: House): void => {
  app.put(
    "/api/images/:id/threats",
    {
      config: { permission: "images:edit" },
      schema: {
        tags: ["images"],
        summary: "Mark the threats of an image",
        params: z.object({ id: z.coerce.number().int().positive() }),
        body,
      },
    },
    (request) => {
      const asker = caller(request);
      const { id } = request.params;
      const { revision, threats } = request.body;
      return asKeeper(asDomain, asker, async (tx) => {
        const image = await lockDraft(tx, asker, id);
        if (image.revision !== revision)
          throw new Problem(409, "StaleRecord", { details: { records: [{ id, revision, current: image.revision }] } });
        refuseThreats(image, threats);
        const library = await tx
          .selectFrom("imageLibraries")
          .select("threatCategories")
          .where("id", "=", image.libraryId)
          .executeTakeFirstOrThrow();
        if (threats.some(({ category }) => !library.threatCategories.includes(category)))
          throw new Problem(422, "ImageCategoryUnknown", { field: "category" });
        await tx
          .updateTable("imageTruths")
          .set({ threats: JSON.stringify(polygonsOf(threats)) })
          .where("imageId", "=", id)
          .execute();
        const changed = await tx
          .updateTable("images")
          .set((row) => ({ revision: row("revision", "+", 1), updatedAt: new Date(), ...maker({ caller: asker }) }))
          .where("id", "=", id)
          .returning(["id", "revision"])
          .executeTakeFirstOrThrow();
        const data = { threats: threats.length, polygons: threats.flatMap(({ polygons }) => polygons).length };
        await writeEvent(tx, asker, { type: "image.markThreats", subject: { entity: "image", id }, data });
        return changed;
      });
    },
  );
};

/** What is drawn must be right; that something is still missing is said when the image is to be approved. */
function refuseThreats({ stated, views }: RenderedImage, threats: readonly MarkedThreat[]): void {
  const innocent = contradictions({ ...stated, threats }).find(({ field }) => field === "threatArray");
  if (innocent) throw new Problem(422, innocent.code, { field: "threats" });
  for (const [number, { polygons }] of threats.entries())
    for (const { view, points } of polygons) {
      const place = views[view];
      const code = place === undefined ? "PolygonOutside" : polygonFault(points, place);
      if (code) throw new Problem(422, code, { field: "threats", details: { threat: number, view } });
    }
}
