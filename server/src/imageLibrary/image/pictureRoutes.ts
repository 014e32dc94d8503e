import multipart from "@fastify/multipart";
import { mostPictureBytes } from "@vigil/model/imageLibrary/pictureRules";
import { enhancements } from "@vigil/model/simulator/enhancements";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { App, House } from "../../house.ts";
import { receivedUpload } from "../../http/receivedUpload.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";
import { caller } from "../../identity/access/caller.ts";
import { putPicture, removePicture, uploadedPicture } from "./changePicture.ts";

/** Which picture of an image: of a view, in an enhancement. */
export const picturePlace = z.object({ view: z.coerce.number().int().min(0).max(15), enhancement: z.enum(enhancements) });
const params = z.object({ ...idParameter.shape, ...picturePlace.shape });
const editing = { permission: "images:edit" } as const;
export const pictureRefusals = { missing: "PictureMissing", several: "PictureSeveral", tooLarge: "PictureTooLarge" } as const;
const url = "/api/images/:id/views/:view/enhancements/:enhancement";

/** The pictures of an image that was rendered elsewhere: one file for each enhancement of each view, put, replaced and taken away. */
export const pictureRoutes = (app: App, house: House): void => {
  const { asDomain, files } = house;
  app.register(async (scope: App) => {
    await scope.register(multipart, { limits: { fileSize: mostPictureBytes, files: 1, fields: 0 } });

    scope.put(
      url,
      { config: editing, schema: { tags: ["images"], summary: "Upload the picture of an enhancement", params } },
      async (request) => {
        const uploaded = await receivedUpload(request, files, (file) => uploadedPicture(house, file), pictureRefusals);
        const by = caller(request);
        return asKeeper(asDomain, by, (tx) => putPicture(tx, by, request.params, uploaded));
      },
    );

    scope.delete(
      url,
      { config: editing, schema: { tags: ["images"], summary: "Take away the picture of an enhancement", params } },
      (request) => {
        const by = caller(request);
        return asKeeper(asDomain, by, (tx) => removePicture(tx, by, request.params));
      },
    );
  });
};
