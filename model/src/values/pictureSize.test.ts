import { expect, it } from "vitest";
import { pictureSize } from "./pictureSize.ts";

const heads = {
  png: ["89504e470d0a1a0a0000000d494844520000012c000000c80806", 300, 200],
  gif: ["4749463839612c01c800f00000", 300, 200],
  // an application segment before the frame
  jpeg: ["ffd8ffe000104a46494600010100000100010000ffc00011080190025803012200", 600, 400],
  "webp, lossy": ["524946462400000057454250565038201800000030010 09d012a2c01c8000000".replace(" ", ""), 300, 200],
  "webp, lossless": ["5249464624000000574542505650384c0d0000002f2bc13100000000", 300, 200],
  "webp, extended": ["524946462400000057454250565038580a000000000000002b0100c7000000", 300, 200],
} as const;

it.each(Object.entries(heads))("a picture says how large it is: %s", (_kind, [hex, width, height]) => {
  const base64 = btoa(String.fromCharCode(...hex.match(/../gu)!.map((pair) => Number.parseInt(pair, 16))));
  expect(pictureSize(base64)).toEqual({ width, height });
});

it.each(["", "aGVsbG8=", "iVBORw0=", "/9j/wAAA", btoa("GIF89a\0\0\0\0\0\0")])(
  "what is none, or is cut off, says nothing: “%s”",
  (base64) => {
    expect(pictureSize(base64)).toBeUndefined();
  },
);
