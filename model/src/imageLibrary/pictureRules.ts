import type { ProblemCode } from "../phrases/problemCode.ts";

/** A picture that was rendered elsewhere may have as many bytes: 1 MB. */
export const mostPictureBytes = 1_048_576;
/** Pixels of a side, and of the whole: looked at before anything is decoded. */
export const leastPictureSide = 16;
export const mostPictureSide = 8192;
const mostPicturePixels = 16_000_000;

const extensions = { png: "image/png", jpg: "image/jpeg", jpeg: "image/jpeg", webp: "image/webp" } as const;
export type PictureType = (typeof extensions)[keyof typeof extensions];
export const pictureTypes: readonly PictureType[] = ["image/png", "image/jpeg", "image/webp"];
/** What a file dialog offers. */
export const pictureAccept = Object.keys(extensions)
  .map((extension) => `.${extension}`)
  .join(",");

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The kind of picture a name promises; undefined for any other file. */
export function typeOfName(name: string): PictureType | undefined {
  const extension = /\.(\w+)$/u.exec(name)?.[1]?.toLowerCase() ?? "";
  return extension in extensions ? extensions[extension as keyof typeof extensions] : undefined;
}

/** The kind of picture the first bytes of a file are; undefined for any other file. */
export function typeOfBytes(bytes: Uint8Array): PictureType | undefined {
  const starts = (signature: readonly number[], at = 0) => signature.every((byte, place) => bytes[at + place] === byte);
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "image/png";
  if (starts([0xff, 0xd8, 0xff])) return "image/jpeg";
  if (starts([0x52, 0x49, 0x46, 0x46]) && starts([0x57, 0x45, 0x42, 0x50], 8)) return "image/webp";
  return undefined;
}

/** What is wrong with a file before it is opened: its name, its length and its first bytes are enough. */
export function pictureFileFault(name: string, length: number, start: Uint8Array): ProblemCode | undefined {
  const promised = typeOfName(name);
  if (promised === undefined) return "PictureTypeUnknown";
  if (length > mostPictureBytes) return "PictureTooLarge";
  if (length === 0) return "PictureEmpty";
  const found = typeOfBytes(start);
  if (found === undefined) return "PictureBroken";
  return found === promised ? undefined : "PictureTypeDiffers";
}

/** What is wrong with the size of a picture; `others` is the size of the view's other pictures. */
export function pictureSizeFault({ width, height }: Size, others?: Size): ProblemCode | undefined {
  if (Math.min(width, height) < leastPictureSide) return "PictureTooSmall";
  if (Math.max(width, height) > mostPictureSide || width * height > mostPicturePixels) return "PictureTooManyPixels";
  return others && (others.width !== width || others.height !== height) ? "PictureSizeDiffers" : undefined;
}
