import type { PlannedImage } from "@vigil/model/imageLibrary/pictureNames";
import { call } from "../../../api.ts";
import type { Row } from "../../../entity/row.ts";
import { problemMessage } from "../../../problemMessage.ts";
import { checkPicture } from "../rendered/checkPicture.ts";

/** What came of one image: its number, unless nothing of it came in, and what was refused of each file. */
export interface Brought {
  readonly name: string;
  readonly id: number | undefined;
  readonly faults: readonly { readonly file: string; readonly text: string }[];
}

/** One image as a draft with its pictures, one by one; a file that is refused does not stop the others. A draft into which nothing came is taken away again. */
export async function bringImage(libraryId: number, { name, views, pictures }: PlannedImage, files: readonly File[]): Promise<Brought> {
  const faults: { file: string; text: string }[] = [];
  let id: number | undefined;
  try {
    ({ id } = await call<Row>("POST", "images", { body: { imageLibraryId: libraryId, viewCount: views, bagType: "" } }));
  } catch (problem) {
    return { name, id, faults: [{ file: name, text: problemMessage(problem) }] };
  }
  for (const { file: at, view, enhancement } of pictures) {
    const file = files[at];
    if (file === undefined) continue;
    try {
      await checkPicture([file], undefined);
      const body = new FormData();
      body.append("file", file, file.name);
      await call("PUT", `images/${id}/views/${view - 1}/enhancements/${enhancement}`, { body });
    } catch (problem) {
      faults.push({ file: file.name, text: problemMessage(problem) });
    }
  }
  if (faults.length < pictures.length) return { name, id, faults };
  await call("DELETE", `images/${id}`).catch(() => undefined);
  return { name, id: undefined, faults };
}
