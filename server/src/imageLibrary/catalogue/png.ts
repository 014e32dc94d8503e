import { crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUE_COLOUR = 2;

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
};

/** Red, green and blue of each pixel as a PNG. Each row is stored as its difference to the one above, which flat pictures gain most by. */
export function png(width: number, height: number, rgb: Uint8Array): Buffer {
  const UP = 2;
  const line = width * 3;
  const rows = Buffer.alloc(height * (line + 1));
  for (let row = 0; row < height; row++) {
    rows[row * (line + 1)] = UP;
    for (let at = 0; at < line; at++) {
      const above = row === 0 ? 0 : rgb[(row - 1) * line + at]!;
      rows[row * (line + 1) + 1 + at] = rgb[row * line + at]! - above;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, TRUE_COLOUR, 0, 0, 0], 8);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(rows, { level: 7 })), chunk("IEND", new Uint8Array())]);
}
