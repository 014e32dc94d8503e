import { z } from "zod";
import { filePath } from "./filePath.ts";
import { scanSubject } from "./scanSubject.ts";

const name = z.string().trim().min(1).max(200);

/** Enhancements of the viewer that a page may offer; colour is always there. */
const scanKeys = ["BW", "NEG", "EDGE", "O2", "OS", "MET", "STRIP2", "HIGH", "LOW", "SEN", "PSC"] as const;

/** A piece of running text. Terms lead to the glossary; addresses are https only. */
const inline = z.union([
  z.string().min(1),
  z.strictObject({ strong: z.string().min(1) }),
  z.strictObject({ emphasis: z.string().min(1) }),
  z.strictObject({ code: z.string().min(1) }),
  /** A mention of a glossary term, in whatever form it stands in the sentence. */
  z.strictObject({ term: name, text: z.string().min(1) }),
  z.strictObject({ href: z.url({ protocol: /^https$/ }), text: z.string().min(1) }),
]);
const richText = z.union([z.string().min(1), z.array(inline).min(1)]);

const pixels = z.int().min(1).max(20_000);

/** A scan made live where it is read, in the real viewer. */
export const scanOrder = z.strictObject({
  subject: scanSubject,
  /** Enhancements offered beside the coloured image, by the names of the viewer's keys. */
  keys: z.array(z.enum(scanKeys)).max(6).default([]),
  caption: z.string().min(1),
  /** What the picture shows, for whoever cannot see it. */
  description: z.string().min(1),
  /** What to look at, outlined when the learner asks. `of` names an item, or a kind of article in a bag. */
  look: z.array(z.strictObject({ of: z.string().min(1), label: name })).default([]),
});

/** What stands on a page, in order. Data rather than markup: nothing in it can run. */
export const pageBlock = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("heading"), text: z.string().min(1) }),
  z.strictObject({ kind: z.literal("paragraph"), text: richText }),
  z.strictObject({ kind: z.literal("list"), ordered: z.boolean().optional(), items: z.array(richText).min(1) }),
  z.strictObject({
    kind: z.literal("table"),
    head: z.array(z.union([z.string(), richText])),
    rows: z.array(z.array(z.union([z.string(), richText]))),
  }),
  /** Something to remember, set apart from the text. */
  z.strictObject({ kind: z.literal("note"), text: richText }),
  /** A picture of the course. The browser shows it as an image: nothing in a drawing can run. */
  z.strictObject({
    kind: z.literal("image"),
    file: filePath,
    /** What it shows, for whoever cannot see it. */
    description: z.string().min(1),
    caption: z.string().min(1).optional(),
    width: pixels.optional(),
    height: pixels.optional(),
  }),
  z.strictObject({
    kind: z.literal("video"),
    file: filePath,
    description: z.string().min(1),
    caption: z.string().min(1).optional(),
    /** What is said and heard, as text tracks. */
    captions: z.array(z.strictObject({ file: filePath, locale: z.string().min(2) })).min(1),
  }),
  scanOrder.extend({ kind: z.literal("scan") }),
]);

export type PageBlock = z.infer<typeof pageBlock>;
export type ScanBlock = Extract<PageBlock, { kind: "scan" }>;
export type ImageBlock = Extract<PageBlock, { kind: "image" }>;
export type VideoBlock = Extract<PageBlock, { kind: "video" }>;
export type RichText = z.infer<typeof richText>;

const wordsOf = (piece: Exclude<RichText, string>[number]): string => {
  if (typeof piece === "string") return piece;
  if ("strong" in piece) return piece.strong;
  if ("emphasis" in piece) return piece.emphasis;
  return "code" in piece ? piece.code : piece.text;
};

/** The words without what is made of them. */
export const plainText = (text: RichText): string => (typeof text === "string" ? text : text.map(wordsOf).join(""));
