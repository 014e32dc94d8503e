import { crc32, deflateSync } from "node:zlib";
import { png } from "../../src/imageLibrary/catalogue/png.ts";

/** A PNG that states one size and holds these bytes as its pixels. */
export function statedPng(width: number, height: number, pixels: Buffer): Buffer {
  const whole = png(16, 16, new Uint8Array(768));
  const chunk = (name: string, data: Buffer) => {
    const frame = Buffer.alloc(data.length + 12);
    frame.writeUInt32BE(data.length, 0);
    frame.write(name, 4, "latin1");
    data.copy(frame, 8);
    frame.writeUInt32BE(crc32(frame.subarray(4, data.length + 8)), data.length + 8);
    return frame;
  };
  const header = Buffer.from(whole.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([whole.subarray(0, 8), chunk("IHDR", header), chunk("IDAT", deflateSync(pixels)), chunk("IEND", Buffer.alloc(0))]);
}
