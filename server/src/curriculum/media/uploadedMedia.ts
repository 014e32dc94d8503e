import type { House } from "../../house.ts";
import type { ReceivedUpload } from "../../http/receivedUpload.ts";
import { readUpload } from "../../uploads/readUpload.ts";
import type { MediaFile } from "./putMediaFile.ts";

/** What was uploaded, stored, when it is a picture or film. */
export async function uploadedMedia(
  { settings }: Pick<House, "settings">,
  { name: fileName, path, start, size, keep }: ReceivedUpload,
): Promise<MediaFile> {
  const read = await readUpload(settings, "media", path, { start, size });
  return { hash: await keep(), data: { fileName, ...read } };
}
