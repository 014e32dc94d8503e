import { textOf } from "./readText.ts";

interface Size {
  width: number;
  height: number;
}

/** Width and height of a picture, so that its place is kept while it loads; nothing where the file does not say. */
export function pictureSize(file: string, bytes: Buffer): Size | undefined {
  if (/\.png$/iu.test(file)) return whole(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
  if (/\.svg$/iu.test(file)) return sizeOfDrawing(textOf(bytes) ?? "");
  if (/\.jpe?g$/iu.test(file)) return sizeOfJpeg(bytes);
  return undefined;
}

const whole = (width: number, height: number): Size | undefined =>
  width >= 1 && height >= 1 && width <= 20_000 && height <= 20_000 ? { width: Math.round(width), height: Math.round(height) } : undefined;

function sizeOfDrawing(text: string): Size | undefined {
  const [, , width, height] = (/viewBox\s*=\s*["']([^"']*)/u.exec(text)?.[1] ?? "").trim().split(/[\s,]+/u, 4);
  return whole(Number(width), Number(height));
}

/** The frame header, found by walking over the segments before it. */
function sizeOfJpeg(bytes: Buffer): Size | undefined {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return whole(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
  }
  return undefined;
}
