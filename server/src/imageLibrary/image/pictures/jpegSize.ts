import type { Size } from "@vigil/model/imageLibrary/pictureRules";
import { BrokenPicture } from "./brokenPicture.ts";

const START_OF_SCAN = 0xda;
const END = 0xd9;
/** Start-of-frame markers; the three left out are tables and arithmetic coding's. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size a JPEG states. Every segment up to the first scan must be whole, and the file must end as one does. */
export function jpegSize(file: Buffer): Size {
  let size: Size | undefined;
  for (let at = 2; ;) {
    while (file.readUInt8(at) === 0xff && file.readUInt8(at + 1) === 0xff) at += 1; // filling
    if (file.readUInt8(at) !== 0xff) throw new BrokenPicture();
    const marker = file.readUInt8(at + 1);
    const length = file.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > file.length) throw new BrokenPicture();
    if (isFrame(marker)) size = { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
    at += 2 + length;
    if (marker === START_OF_SCAN) break;
  }
  if (size === undefined || file.lastIndexOf(Buffer.of(0xff, END)) < 0) throw new BrokenPicture();
  return size;
}
