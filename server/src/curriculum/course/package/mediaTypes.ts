import { splitViews, viewsMediaType } from "@vigil/model/training/labs/joinedViews";
import { isDrawing } from "./packageDrawing.ts";
import { textOf } from "./readText.ts";

export type MediaUse = "picture" | "video" | "captions" | "attachment" | "lab" | "scan";

interface MediaKind {
  mediaType: string;
  uses: readonly MediaUse[];
  /** Whether the bytes are what the name says. */
  holds: (bytes: Buffer) => boolean;
}

const begins =
  (...starts: (string | number[])[]) =>
  (bytes: Buffer) =>
    starts.some((start) => {
      const wanted = typeof start === "string" ? Buffer.from(start, "latin1") : Buffer.from(start);
      return bytes.subarray(0, wanted.length).equals(wanted);
    });
const isText = (bytes: Buffer) => textOf(bytes) !== undefined;
const isPage = (bytes: Buffer) => /^(?:\uFEFF)?\s*<!doctype html/iu.test(textOf(bytes) ?? "");

/** Views of a bag as a scanner measured them. */
function isScan(bytes: Buffer): boolean {
  try {
    return splitViews(bytes).every((view) => begins("VGLX")(Buffer.from(view)));
  } catch {
    return false;
  }
}

const picture = ["picture", "attachment", "lab"] as const;
const jpeg = { mediaType: "image/jpeg", uses: picture, holds: begins([0xff, 0xd8, 0xff]) };

/** Every type of file that a course may bring, by the end of its name. */
const kinds: Readonly<Record<string, MediaKind>> = {
  png: { mediaType: "image/png", uses: picture, holds: begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  jpg: jpeg,
  jpeg,
  webp: {
    mediaType: "image/webp",
    uses: picture,
    holds: (bytes) => begins("RIFF")(bytes) && bytes.subarray(8, 12).toString("latin1") === "WEBP",
  },
  gif: { mediaType: "image/gif", uses: picture, holds: begins("GIF87a", "GIF89a") },
  svg: { mediaType: "image/svg+xml", uses: ["picture", "lab"], holds: isDrawing },
  mp4: {
    mediaType: "video/mp4",
    uses: ["video", "attachment", "lab"],
    holds: (bytes) => bytes.subarray(4, 8).toString("latin1") === "ftyp",
  },
  webm: { mediaType: "video/webm", uses: ["video", "attachment", "lab"], holds: begins([0x1a, 0x45, 0xdf, 0xa3]) },
  vtt: { mediaType: "text/vtt; charset=utf-8", uses: ["captions"], holds: (bytes) => /^(?:\uFEFF)?WEBVTT/u.test(textOf(bytes) ?? "") },
  pdf: { mediaType: "application/pdf", uses: ["attachment"], holds: begins("%PDF-") },
  txt: { mediaType: "text/plain; charset=utf-8", uses: ["attachment"], holds: isText },
  csv: { mediaType: "text/csv; charset=utf-8", uses: ["attachment"], holds: isText },
  html: { mediaType: "text/html; charset=utf-8", uses: ["lab"], holds: isPage },
  js: { mediaType: "text/javascript; charset=utf-8", uses: ["lab"], holds: isText },
  css: { mediaType: "text/css; charset=utf-8", uses: ["lab"], holds: isText },
  json: { mediaType: "application/json; charset=utf-8", uses: ["lab"], holds: isText },
  views: { mediaType: viewsMediaType, uses: ["scan"], holds: isScan },
  woff2: { mediaType: "font/woff2", uses: ["lab"], holds: begins("wOF2") },
};

export const mediaKind = (file: string): MediaKind | undefined => kinds[file.slice(file.lastIndexOf(".") + 1).toLowerCase()];
