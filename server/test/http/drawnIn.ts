import { inflateSync } from "node:zlib";

/** What a PDF draws, stream by stream. */
export const drawnIn = (pdf: Buffer): string[] =>
  [...pdf.toString("latin1").matchAll(/stream\n/gu)].flatMap(({ index }) => {
    try {
      return [inflateSync(pdf.subarray(index + "stream\n".length)).toString("latin1")];
    } catch {
      return []; // the end of one
    }
  });
