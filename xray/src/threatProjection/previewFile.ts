import { deflate, inflate } from "../file/deflate.ts";
import type { PreviewBag, PreviewView } from "./previewBag.ts";

// A preview is a line of JSON with a zero byte behind it, then for each view the deflated planes of water, iron, tin and lead: whole
// numbers of 16 bits, each less its left neighbour, low bytes before high ones.
type Head = Omit<PreviewBag, "views"> & { views: { width: number; height: number; bytes: number }[] };

/** Parts of one g/cm²: water, iron, tin, lead. */
const STEPS = [400, 800, 800, 800] as const;
const MOST_PIXELS = 4_194_304;

const limited = (value: number): number => Math.max(-32_767, Math.min(32_767, Math.round(value)));

const packed = ({ width, height, light, heavy }: PreviewView): Uint8Array<ArrayBuffer> => {
  const count = width * height;
  const bytes = new Uint8Array(8 * count);
  for (const [plane, step] of STEPS.entries()) {
    const source = plane < 2 ? light : heavy;
    let left = 0;
    for (let at = 0; at < count; at++) {
      const value = limited(source[2 * at + (plane & 1)]! * step);
      const difference = value - left;
      bytes[2 * plane * count + at] = difference & 255;
      bytes[(2 * plane + 1) * count + at] = (difference >> 8) & 255;
      left = value;
    }
  }
  return bytes;
};

const unpacked = (bytes: Uint8Array, width: number, height: number): PreviewView => {
  const count = width * height;
  const view = { width, height, light: new Float32Array(2 * count), heavy: new Float32Array(2 * count) };
  for (const [plane, step] of STEPS.entries()) {
    const target = plane < 2 ? view.light : view.heavy;
    let left = 0;
    for (let at = 0; at < count; at++) {
      left = ((left + bytes[2 * plane * count + at]! + 256 * bytes[(2 * plane + 1) * count + at]!) << 16) >> 16;
      target[2 * at + (plane & 1)] = left / step;
    }
  }
  return view;
};

export const encodePreview = async ({ views, ...rest }: PreviewBag): Promise<Uint8Array<ArrayBuffer>> => {
  const parts = await Promise.all(views.map((view) => deflate(packed(view))));
  const head: Head = { ...rest, views: views.map(({ width, height }, index) => ({ width, height, bytes: parts[index]!.length })) };
  const text = new TextEncoder().encode(`${JSON.stringify(head)}\0`);
  const file = new Uint8Array(text.length + parts.reduce((sum, { length }) => sum + length, 0));
  file.set(text);
  let offset = text.length;
  for (const part of parts) {
    file.set(part, offset);
    offset += part.length;
  }
  return file;
};

export const decodePreview = async (file: Uint8Array): Promise<PreviewBag> => {
  const end = file.indexOf(0);
  if (end < 0) throw new Error("The preview is cut short.");
  const { views: sizes, ...rest } = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as Head;
  let offset = end + 1;
  const views: PreviewView[] = [];
  for (const { width, height, bytes } of sizes) {
    if (width * height > MOST_PIXELS) throw new Error("The preview is too large.");
    views.push(unpacked(await inflate(file.slice(offset, offset + bytes), 8 * width * height), width, height));
    offset += bytes;
  }
  return { ...rest, views };
};
