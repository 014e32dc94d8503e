import multipart from "@fastify/multipart";
import { mostPictureBytes, pictureSizeFault } from "@vigil/model/imageLibrary/pictureRules";
import { enhancements } from "@vigil/model/simulator/enhancements";
import { z } from "zod";
import { recordFile } from "../../files/recordFile.ts";
import type { App, House } from "../../house.ts";
import { uploadedFile } from "../../http/uploadedFile.ts";
import { caller, type Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { PicturedView } from "../../storage/catalogueTables.ts";
import { readUpload } from "../../uploads/readUpload.ts";
import { maker } from "./writeImages.ts";
import { lockDraft, type RenderedImage } from "../approval/statedImage.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";

const params = z.object({
  id: z.coerce.number().int().positive(),
  view: z.coerce.number().int().min(0).max(15),
  enhancement: z.enum(enhancements),
});
const editing = { permission: "images:edit" } as const;
const refusals = { missing: "PictureMissing", several: "PictureSeveral", tooLarge: "PictureTooLarge" } as const;
const url = "/api/images/:id/views/:view/enhancements/:enhancement";

/** The pictures of an image that was rendered elsewhere: one file for each enhancement of each view, put, replaced and taken away. */
export const pictureRoutes = (app: App, { asDomain, files, settings }: House): void => {
  app.register(async (scope: App) => {
    await scope.register(multipart, { limits: { fileSize: mostPictureBytes, files: 1, fields: 0 } });

    scope.put(
      url,
      { config: editing, schema: { tags: ["images"], summary: "Upload the picture of an enhancement", params } },
      async (request) => {
        const { view: number, enhancement } = request.params;
        const uploaded = await uploadedFile(request, refusals);
        const { width, height, mediaType } = await readUpload(settings, "picture", uploaded.name, uploaded.bytes);
        const file = await files.put(uploaded.bytes);
        const picture = { file, bytes: uploaded.bytes.length, mediaType };
        return change(caller(request), request.params, "uploadEnhancement", { ...picture, width, height }, async (tx, image, view) => {
          const fault = pictureSizeFault({ width, height }, sizeToKeep(image, number, view, enhancement));
          if (fault) throw new Problem(422, fault, { field: "file", details: { width: view.width, height: view.height } });
          await recordFile(tx, { hash: file, size: picture.bytes, mediaType });
          return { width, height, pictures: { ...view.pictures, [enhancement]: picture } };
        });
      },
    );

    scope.delete(
      url,
      { config: editing, schema: { tags: ["images"], summary: "Take away the picture of an enhancement", params } },
      (request) => {
        const { view: number, enhancement } = request.params;
        return change(caller(request), request.params, "removeEnhancement", {}, async (_tx, image, { width, height, pictures }) => {
          const { [enhancement]: removed, ...rest } = pictures;
          if (!removed) throw new Problem(404, "NotFound");
          const kept = sizeToKeep(image, number, { width, height, pictures }, enhancement);
          return { ...(kept ?? { width: 0, height: 0 }), pictures: rest };
        });
      },
    );
  });

  type Changed = (tx: Tx, image: RenderedImage, view: PicturedView) => Promise<PicturedView>;

  function change(
    asker: Caller,
    { id, view: number, enhancement }: z.infer<typeof params>,
    act: "uploadEnhancement" | "removeEnhancement",
    told: object,
    work: Changed,
  ) {
    return asKeeper(asDomain, asker, async (tx) => {
      const image = await lockDraft(tx, asker, id);
      const view = image.views[number];
      if (!view) throw new Problem(404, "NotFound");
      const views = image.views.with(number, await work(tx, image, view));
      const { revision } = await tx
        .updateTable("images")
        .set((row) => ({
          views: JSON.stringify(views),
          revision: row("revision", "+", 1),
          updatedAt: new Date(),
          ...maker({ caller: asker }),
        }))
        .where("id", "=", id)
        .returning("revision")
        .executeTakeFirstOrThrow();
      const data = { view: number, enhancement, ...told };
      await writeEvent(tx, asker, { type: `image.${act}`, subject: { entity: "image", id }, data });
      return { id, revision, views };
    });
  }
};

/** What lies on the view, its other pictures or polygons, holds its size; undefined when nothing does. */
function sizeToKeep({ stated }: RenderedImage, number: number, { width, height, pictures }: PicturedView, enhancement: string) {
  const others = Object.keys(pictures).some((name) => name !== enhancement);
  const marked = stated.threats.some(({ polygons }) => polygons.some(({ view }) => view === number));
  return (others || marked) && width > 0 ? { width, height } : undefined;
}
