import type { Enhancement } from "@vigil/model/simulator/enhancements";
import { pictureSizeFault } from "@vigil/model/imageLibrary/pictureRules";
import { readFile } from "node:fs/promises";
import { recordFile } from "../../files/recordFile.ts";
import type { House } from "../../house.ts";
import type { ReceivedUpload } from "../../http/receivedUpload.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { PicturedView } from "../../storage/catalogueTables.ts";
import { readUpload } from "../../uploads/readUpload.ts";
import { lockDraft, type RenderedImage } from "../approval/statedImage.ts";
import type { Picture } from "./pictures/readPicture.ts";
import { maker } from "./writeImages.ts";

/** Which picture of an image is meant. */
export interface PicturePlace {
  id: number;
  view: number;
  enhancement: Enhancement;
}
interface Uploaded extends Picture {
  file: string;
  bytes: number;
}
type Changed = (tx: Tx, image: RenderedImage, view: PicturedView) => Promise<PicturedView>;

/** What was uploaded, stored, when it is a picture. */
export async function uploadedPicture(
  { settings }: Pick<House, "settings">,
  { name, path, size, keep }: ReceivedUpload,
): Promise<Uploaded> {
  const picture = await readUpload(settings, "picture", name, await readFile(path)); // at most 1 MB
  return { ...picture, file: await keep(), bytes: size };
}

export function putPicture(tx: Tx, asker: Caller, place: PicturePlace, { width, height, ...picture }: Uploaded) {
  return change(tx, asker, place, "uploadEnhancement", { ...picture, width, height }, async (_tx, image, view) => {
    const fault = pictureSizeFault({ width, height }, sizeToKeep(image, place, view));
    if (fault) throw new Problem(422, fault, { field: "file", details: { width: view.width, height: view.height } });
    await recordFile(tx, { hash: picture.file, size: picture.bytes, mediaType: picture.mediaType });
    return { width, height, pictures: { ...view.pictures, [place.enhancement]: picture } };
  });
}

export function removePicture(tx: Tx, asker: Caller, place: PicturePlace) {
  return change(tx, asker, place, "removeEnhancement", {}, async (_tx, image, { width, height, pictures }) => {
    const { [place.enhancement]: removed, ...rest } = pictures;
    if (!removed) throw new Problem(404, "NotFound");
    const kept = sizeToKeep(image, place, { width, height, pictures });
    return { ...(kept ?? { width: 0, height: 0 }), pictures: rest };
  });
}

async function change(
  tx: Tx,
  asker: Caller,
  { id, view: number, enhancement }: PicturePlace,
  act: "uploadEnhancement" | "removeEnhancement",
  told: object,
  work: Changed,
) {
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
}

/** What lies on the view, its other pictures or polygons, holds its size; undefined when nothing does. */
function sizeToKeep({ stated }: RenderedImage, { view: number, enhancement }: PicturePlace, { width, height, pictures }: PicturedView) {
  const others = Object.keys(pictures).some((name) => name !== enhancement);
  const marked = stated.threats.some(({ polygons }) => polygons.some(({ view }) => view === number));
  return (others || marked) && width > 0 ? { width, height } : undefined;
}
