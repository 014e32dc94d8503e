import type { Size } from "@vigil/model/imageLibrary/pictureRules";
import { BrokenPicture } from "./brokenPicture.ts";

const FILE_HEADER = 12;
const CHUNK_HEADER = 8;
const LOSSLESS = 0x2f;

/** The size a WebP states. Its parts must fill the file exactly, and one of them must hold pixels. */
export function webpSize(file: Buffer): Size {
  if (file.readUInt32LE(4) + 8 !== file.length) throw new BrokenPicture();
  let canvas: Size | undefined;
  let pixels: Size | undefined;
  for (let at = FILE_HEADER; at < file.length;) {
    const name = file.toString("latin1", at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const data = file.subarray(at + CHUNK_HEADER, at + CHUNK_HEADER + length);
    if (data.length !== length) throw new BrokenPicture();
    if (name === "VP8X") canvas = { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
    if (name === "VP8 ") pixels ??= lossy(data);
    if (name === "VP8L") pixels ??= lossless(data);
    if (name === "ANMF") throw new BrokenPicture(); // moving pictures are none of ours
    at += CHUNK_HEADER + length + (length % 2);
  }
  if (pixels === undefined) throw new BrokenPicture();
  return canvas ?? pixels;
}

function lossy(data: Buffer): Size {
  if (data.readUIntBE(3, 3) !== 0x9d012a) throw new BrokenPicture();
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

function lossless(data: Buffer): Size {
  if (data.readUInt8(0) !== LOSSLESS) throw new BrokenPicture();
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
