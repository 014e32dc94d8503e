import type { Encoded } from "./h264.ts";

interface Film extends Encoded {
  width: number;
  height: number;
  framesPerSecond: number;
}

const bytesOf = (...parts: (number | string | Uint8Array)[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) => {
      if (typeof part !== "number") return Buffer.from(part as string, "latin1");
      const word = Buffer.alloc(4);
      word.writeUInt32BE(part);
      return word;
    }),
  );
const short = (...values: number[]): Uint8Array => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));
const box = (type: string, ...parts: (number | string | Uint8Array)[]): Uint8Array => {
  const content = bytesOf(...parts);
  return bytesOf(content.length + 8, type, content);
};
const one = 0x10000;
const matrix = bytesOf(one, 0, 0, 0, one, 0, 0, 0, 0x40000000);

/** One film without sound as an MP4 file, its table of contents in front. */
export function mp4Of({ width, height, framesPerSecond, sps, pps, frames }: Film): Uint8Array {
  const { length } = frames;
  const head = box("ftyp", "isom", 0, "isomavc1");
  const config = box(
    "avcC",
    Buffer.from([1, sps[1]!, sps[2]!, sps[3]!, 0xff, 0xe1]),
    short(sps.length),
    sps,
    Buffer.from([1]),
    short(pps.length),
    pps,
  );
  const picture = box(
    "avc1",
    Buffer.concat([Buffer.alloc(6), short(1), Buffer.alloc(16), short(width, height)]),
    bytesOf(0x480000, 0x480000, 0, short(1)),
    Buffer.alloc(32),
    short(24, 0xffff),
    config,
  );
  const moov = (offset: number): Uint8Array => {
    const table = box(
      "stbl",
      box("stsd", 0, 1, picture),
      box("stts", 0, 1, length, 1),
      box("stss", 0, 1, 1),
      box("stsc", 0, 1, 1, length, 1),
      box("stsz", 0, 0, length, ...frames.map((frame) => frame.length)),
      box("stco", 0, 1, offset),
    );
    const media = box(
      "mdia",
      box("mdhd", 0, 0, 0, framesPerSecond, length, short(0x55c4, 0)),
      box("hdlr", 0, 0, "vide", 0, 0, 0, "Vigil\0"),
      box("minf", box("vmhd", 1, 0, 0), box("dinf", box("dref", 0, 1, box("url ", 1))), table),
    );
    const track = box("trak", box("tkhd", 3, 0, 0, 1, 0, length, 0, 0, 0, 0, matrix, width * one, height * one), media);
    return box("moov", box("mvhd", 0, 0, 0, framesPerSecond, length, one, short(0x100, 0), 0, 0, matrix, 0, 0, 0, 0, 0, 0, 2), track);
  };
  const offset = head.length + moov(0).length + 8;
  return bytesOf(head, moov(offset), box("mdat", ...frames));
}
