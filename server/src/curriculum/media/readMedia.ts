import { isPicture, mostMediaBytes, mostMediaSide, type MediaData } from "@vigil/model/curriculum/media";
import { readFile } from "node:fs/promises";
import { Problem } from "../../problem.ts";
import { mediaKind } from "../course/package/mediaTypes.ts";
import { pictureSize } from "../course/package/pictureSize.ts";

/** What is kept as media. Drawings that could run are not. */
const endings = ["png", "jpg", "webp", "gif", "mp4", "webm"] as const;

/** What the file at that path is says its content, whatever it is called. */
export async function readMedia(path: string, { start, size: bytes }: { start: Uint8Array; size: number }) {
  const ending = endings.find((each) => mediaKind(`file.${each}`)?.holds(Buffer.from(start)));
  if (ending === undefined) throw new Problem(415, "MediaType", { field: "file", details: { types: endings.join(" ") } });
  const { mediaType } = mediaKind(`file.${ending}`)!;
  const picture = isPicture(mediaType);
  if (bytes > (picture ? mostMediaBytes.picture : mostMediaBytes.film)) throw new Problem(413, "MediaTooLarge", { field: "file" });
  const size = picture ? sizeOf(ending, await readFile(path)) : undefined;
  if (size && Math.max(size.width, size.height) > mostMediaSide)
    throw new Problem(422, "MediaTooWide", { field: "file", details: { maximum: mostMediaSide } });
  return { mediaType, bytes, ...size } satisfies MediaData;
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
