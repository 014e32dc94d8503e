import { image } from "@vigil/model/imageLibrary/image";
import { mostPictureBytes } from "@vigil/model/imageLibrary/pictureRules";
import { imageLibrary } from "@vigil/model/imageLibrary/imageLibrary";
import { sql } from "kysely";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import type { ListFile } from "../../entity/listFile.ts";
import type { App, House, Routes } from "../../house.ts";
import { checked } from "../../http/checked.ts";
import { uploadedPicture, putPicture } from "./changePicture.ts";
import { picturePlace, pictureRefusals } from "./pictureRoutes.ts";
import { imageStateRoutes } from "../approval/imageStateRoutes.ts";
import { imageExportRoutes } from "../archive/imageExportRoutes.ts";
import { changeRecords } from "../../entity/writeRecords.ts";
import { requireTransfer } from "./requireTransfer.ts";
import { seenImages } from "./seenImages.ts";
import { changeImages, insertImage } from "./writeImages.ts";
import { caller } from "../../identity/access/caller.ts";

const approved = (decision: "P" | "H" | "R") =>
  sql`(select count(*) from images i where i.library_id = t.id and i.state = 'approved' and i.decision = ${decision})`;

/** Image libraries with their counts; images, whose truth only the single record shows. */
export const imageLists: Routes = (app, house) => {
  entityRoutes(app, house, imageLibrary, {
    expressions: { passImages: approved("P"), holdImages: approved("H"), rejectImages: approved("R") },
    change: async (tx, view, changes) => {
      for (const { id, transferArticles } of changes) if (transferArticles !== undefined) await requireTransfer(tx, id, transferArticles);
      return changeRecords(tx, view, changes);
    },
  });
  app.register((scope, _options, done) => {
    withoutTruth(scope);
    const desk = entityRoutes(scope, house, image, {
      ...seenImages,
      insert: insertImage,
      change: changeImages,
      file: pictureOfForm(house),
    });
    imageExportRoutes(scope, house, desk);
    imageStateRoutes(scope, house, desk);
    done();
  });
};

/** With a record comes one of its pictures: where the form does not say which, that in colour of the first view. */
const pictureOfForm = (house: House): ListFile<typeof image> => ({
  most: mostPictureBytes,
  refusals: pictureRefusals,
  orders: ["view", "enhancement"],
  read: async (file, { view = "0", enhancement = "COL" }) => {
    const place = checked(picturePlace, { view, enhancement });
    const uploaded = await uploadedPicture(house, file);
    return async (tx, { caller: by }, id) => void (await putPicture(tx, by, { id, ...place }, uploaded));
  },
});

/** To see an image is one right, to know what is true about it another: that of those who keep the images, or read the results of others. */
const withoutTruth = (scope: App): void => {
  scope.addHook("preSerialization", async (request, reply, record: unknown) => {
    const refused = reply.statusCode >= 400; // then nobody may be known to have called
    if (refused || request.routeOptions.url !== `/api/${image.url}/:id` || typeof record !== "object") return record;
    const { permissions } = caller(request);
    if (permissions.has("images:edit") || permissions.has("audit:view")) return record;
    return {
      ...record,
      kind: null,
      decision: null,
      threatCategory: null,
      article: null,
      madeBy: null,
      threatDescription: null,
      threatArray: [],
    };
  });
};
