import type { Size } from "@vigil/model/imageLibrary/pictureRules";
import { promisify } from "node:util";
import { crc32, inflate } from "node:zlib";
import { BrokenPicture } from "./brokenPicture.ts";

const unpack = promisify(inflate);

interface PngHeader extends Size {
  bitsPerPixel: number;
  interlaced: boolean;
  /** The packed pixels. */
  packed: Buffer[];
}

/** Channels and the depths allowed, by colour type. */
const colours: Readonly<Record<number, readonly [channels: number, depths: readonly number[]]>> = {
  0: [1, [1, 2, 4, 8, 16]],
  2: [3, [8, 16]],
  3: [1, [1, 2, 4, 8]],
  4: [2, [8, 16]],
  6: [4, [8, 16]],
};
const SIGNATURE = 8;
const DEEPEST_FILTER = 4;
/** Adam7: where each pass begins and how far its pixels lie apart. */
const passes = [[0, 0, 8, 8], [4, 0, 8, 8], [0, 4, 4, 8], [2, 0, 4, 4], [0, 2, 2, 4], [1, 0, 2, 2], [0, 1, 1, 2]] as const; // prettier-ignore

/** The chunks of a PNG, each checked by its sum; a read past the end throws a RangeError. */
export function pngHeader(file: Buffer): PngHeader {
  const packed: Buffer[] = [];
  let header: Omit<PngHeader, "packed"> | undefined;
  for (let at = SIGNATURE; ;) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 4, at + 8 + length);
    if (body.length !== length + 4 || crc32(body) !== file.readUInt32BE(at + 8 + length)) throw new BrokenPicture();
    const name = body.toString("latin1", 0, 4);
    const data = body.subarray(4);
    if (header === undefined && name !== "IHDR") throw new BrokenPicture();
    if (name === "IHDR") header = readHeader(data);
    if (name === "IDAT") packed.push(data);
    if (name === "IEND") break;
    at += length + 12;
  }
  if (header === undefined || packed.length === 0) throw new BrokenPicture();
  return { ...header, packed };
}

function readHeader(data: Buffer): Omit<PngHeader, "packed"> {
  const [channels, depths] = colours[data.readUInt8(9)] ?? [0, []];
  const depth = data.readUInt8(8);
  if (!depths.includes(depth)) throw new BrokenPicture();
  return {
    width: data.readUInt32BE(0),
    height: data.readUInt32BE(4),
    bitsPerPixel: channels * depth,
    interlaced: data.readUInt8(12) === 1,
  };
}

/** Unpacks the pixels beside the page's own work, into no more room than the header's size takes, and looks whether they are all there. */
export async function checkPngPixels({ width, height, bitsPerPixel, interlaced, packed }: PngHeader): Promise<void> {
  const lineOf = (pixels: number) => 1 + Math.ceil((pixels * bitsPerPixel) / 8);
  const sizes = interlaced
    ? passes.map(([x, y, across, down]) => [Math.ceil((width - x) / across), Math.ceil((height - y) / down)] as const)
    : [[width, height] as const];
  const expected = sizes.reduce((sum, [columns, rows]) => sum + (columns > 0 && rows > 0 ? rows * lineOf(columns) : 0), 0);
  const pixels = await unpack(Buffer.concat(packed), { maxOutputLength: expected }).catch(() => {
    throw new BrokenPicture();
  });
  if (pixels.length !== expected) throw new BrokenPicture();
  if (interlaced) return;
  for (let row = 0; row < height; row++) if (pixels[row * lineOf(width)]! > DEEPEST_FILTER) throw new BrokenPicture();
}
