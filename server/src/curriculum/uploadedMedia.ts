import { isPicture, mostMediaBytes, mostMediaSide, type MediaData } from "@vigil/model/curriculum/media";
import type { FastifyRequest } from "fastify";
import { uploadedFile } from "../http/uploadedFile.ts";
import { Problem } from "../problem.ts";
import { mediaKind } from "./coursePackage/mediaTypes.ts";
import { pictureSize } from "./coursePackage/pictureSize.ts";

/** What is kept as media. Drawings that could run are not. */
const endings = ["png", "jpg", "webp", "gif", "mp4", "webm"] as const;

/** The one file of an upload: what it is says its content, whatever it is called. */
export async function uploadedMedia(request: FastifyRequest): Promise<{ bytes: Buffer; data: MediaData & { mediaType: string } }> {
  const { name, bytes } = await uploadedFile(request, { tooLarge: "MediaTooLarge" });
  const ending = endings.find((each) => mediaKind(`file.${each}`)?.holds(bytes));
  if (ending === undefined) throw new Problem(415, "MediaType", { field: "file", details: { types: endings.join(" ") } });
  const { mediaType } = mediaKind(`file.${ending}`)!;
  const picture = isPicture(mediaType);
  if (bytes.length > (picture ? mostMediaBytes.picture : mostMediaBytes.film)) throw new Problem(413, "MediaTooLarge", { field: "file" });
  const size = picture ? sizeOf(ending, bytes) : undefined;
  if (size && Math.max(size.width, size.height) > mostMediaSide)
    throw new Problem(422, "MediaTooWide", { field: "file", details: { maximum: mostMediaSide } });
  return { bytes, data: { fileName: name, mediaType, bytes: bytes.length, ...size } };
}

/** A picture that says nothing of its size, or is cut off before that, is none. */
function sizeOf(ending: string, bytes: Buffer) {
  try {
    const size = pictureSize(`file.${ending}`, bytes);
    if (size !== undefined || (ending !== "png" && ending !== "jpg")) return size;
  } catch {
    // cut off
  }
  throw new Problem(422, "MediaBroken", { field: "file" });
}
