import { pictureFileFault, pictureSizeFault, type PictureType, type Size, typeOfBytes } from "@vigil/model/imageLibrary/pictureRules";
import { Problem } from "../../../problem.ts";
import { BrokenPicture } from "./brokenPicture.ts";
import { jpegSize } from "./jpegSize.ts";
import { checkPngPixels, pngHeader } from "./pngPixels.ts";
import { webpSize } from "./webpSize.ts";

export interface Picture extends Size {
  mediaType: PictureType;
}

/**
 * What an uploaded file is, or the refusal. Name, length and first bytes come first, then the size its header states, and only what
 * passes is unpacked, never into more than its own pixels.
 */
export async function readPicture(name: string, given: Uint8Array): Promise<Picture> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength); // a thread gets plain bytes
  const fault = pictureFileFault(name, bytes.length, bytes.subarray(0, 16));
  if (fault) throw new Problem(fault === "PictureTooLarge" ? 413 : 422, fault, { field: "file" });
  const mediaType = typeOfBytes(bytes)!;
  try {
    const header = mediaType === "image/png" ? pngHeader(bytes) : undefined;
    const { width, height } = header ?? (mediaType === "image/jpeg" ? jpegSize(bytes) : webpSize(bytes));
    const sizeFault = pictureSizeFault({ width, height });
    if (sizeFault) throw new Problem(422, sizeFault, { field: "file", details: { width, height } });
    if (header) await checkPngPixels(header);
    return { width, height, mediaType };
  } catch (error) {
    // a reader that runs off the end of the file throws as well
    if (error instanceof BrokenPicture || error instanceof RangeError) throw new Problem(422, "PictureBroken", { field: "file" });
    throw error;
  }
}
