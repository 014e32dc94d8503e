import { extname } from "node:path";
import type { ReceivedUpload } from "../../http/receivedUpload.ts";
import { Problem } from "../../problem.ts";
import type { ResourceFile } from "./replaceResourceFile.ts";

/** What people keep as resources. Anything else is refused: a page or a script handed out under our name is not a resource. */
const mediaTypes: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ".pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  ".odt": "application/vnd.oasis.opendocument.text",
  ".txt": "text/plain; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".mp4": "video/mp4",
  ".zip": "application/zip",
};

const zipped = new Set([".docx", ".xlsx", ".pptx", ".odt", ".zip"]);
const starts: Readonly<Record<string, readonly number[]>> = {
  ".pdf": [0x25, 0x50, 0x44, 0x46],
  ".png": [0x89, 0x50, 0x4e, 0x47],
  ".jpg": [0xff, 0xd8, 0xff],
  ".jpeg": [0xff, 0xd8, 0xff],
  ".webp": [0x52, 0x49, 0x46, 0x46],
};

/** What was uploaded, when it is of a kind that is kept and its first bytes are of that kind; stored. */
export async function uploadedResource({ name, size, start, keep }: ReceivedUpload): Promise<ResourceFile> {
  const extension = extname(name).toLowerCase();
  const mediaType = mediaTypes[extension];
  if (mediaType === undefined)
    throw new Problem(415, "FileTypeNotTaken", { field: "file", details: { types: Object.keys(mediaTypes).join(" ") } });
  const wanted = zipped.has(extension) ? [0x50, 0x4b] : (starts[extension] ?? []);
  if (size === 0 || !wanted.every((byte, index) => start[index] === byte)) throw new Problem(422, "ResourceFileBroken", { field: "file" });
  return { hash: await keep(), fileName: name, mediaType, bytes: size };
}
