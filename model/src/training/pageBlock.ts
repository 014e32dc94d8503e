import { z } from "zod";
import { filePath } from "./filePath.ts";
import { placeOnPicture } from "./placeOnPicture.ts";
import { scanSubject } from "./scanSubject.ts";

const name = z.string().trim().min(1).max(200);

/** Enhancements of the viewer that a page may offer; colour is always there. */
export const scanKeys = ["BW", "NEG", "EDGE", "O2", "OS", "MET", "STRIP2", "HIGH", "LOW", "SEN", "PSC"] as const;
export type ScanKey = (typeof scanKeys)[number];

/** A piece of running text. Terms lead to the glossary; addresses are https, or lead to another page of the course. */
const inline = z.union([
  z.string().min(1),
  z.strictObject({ strong: z.string().min(1) }),
  z.strictObject({ emphasis: z.string().min(1) }),
  z.strictObject({ code: z.string().min(1) }),
  /** A mention of a glossary term, in whatever form it stands in the sentence. */
  z.strictObject({ term: name, text: z.string().min(1) }),
  z.strictObject({
    href: z.union([z.url({ protocol: /^https$/ }), z.string().regex(/^page:\d{1,9}$/u)]),
    text: z.string().min(1),
  }),
]);
export const richText = z.union([z.string().min(1), z.array(inline).min(1)]);

const pixels = z.int().min(1).max(20_000);

/** A scan made live where it is read, in the real viewer. */
export const scanOrder = z.strictObject({
  subject: scanSubject,
  /** Enhancements offered beside the coloured image, by the names of the viewer's keys. */
  keys: z.array(z.enum(scanKeys)).max(6).default([]),
  caption: z.string().min(1),
  /** What the picture shows, for whoever cannot see it. */
  description: z.string().min(1),
  /** What to look at, shown when the learner asks: outlined (`of` names an item, or a kind of article in a bag), or pointed at by an arrow. */
  look: z
    .array(
      z.union([
        z.strictObject({ of: z.string().min(1), label: name }),
        z.strictObject({ view: z.int().min(0).max(4), at: placeOnPicture, label: name }),
      ]),
    )
    .default([]),
});

const heading = z.strictObject({ kind: z.literal("heading"), text: z.string().min(1) });
const paragraph = z.strictObject({ kind: z.literal("paragraph"), text: richText });
const list = z.strictObject({ kind: z.literal("list"), ordered: z.boolean().optional(), items: z.array(richText).min(1) });
/** Something to remember, set apart from the text. */
const note = z.strictObject({ kind: z.literal("note"), text: richText });
const picture = z.strictObject({
  file: filePath,
  /** What it shows, for whoever cannot see it. */
  description: z.string().min(1),
  width: pixels.optional(),
  height: pixels.optional(),
});
/** A picture of the course. The browser shows it as an image: nothing in a drawing can run. */
const image = picture.extend({ kind: z.literal("image"), caption: z.string().min(1).optional() });

/** What may stand in one of two columns. */
const columnBlock = z.discriminatedUnion("kind", [heading, paragraph, list, note, image]);

/** What stands on a page, in order. Data rather than markup: nothing in it can run. */
export const pageBlock = z.discriminatedUnion("kind", [
  heading,
  paragraph,
  list,
  z.strictObject({
    kind: z.literal("table"),
    head: z.array(z.union([z.string(), richText])),
    rows: z.array(z.array(z.union([z.string(), richText]))),
  }),
  note,
  image,
  z.strictObject({
    kind: z.literal("video"),
    file: filePath,
    description: z.string().min(1),
    caption: z.string().min(1).optional(),
    /** What is said and heard, as text tracks. */
    captions: z.array(z.strictObject({ file: filePath, locale: z.string().min(2) })).min(1),
  }),
  scanOrder.extend({ kind: z.literal("scan") }),
  /** Side by side where there is room, else one below the other. */
  z.strictObject({ kind: z.literal("columns"), sides: z.tuple([z.array(columnBlock).min(1), z.array(columnBlock).min(1)]) }),
  /** Short things of one kind in a row. */
  z.strictObject({
    kind: z.literal("cards"),
    cards: z
      .array(z.strictObject({ title: name, text: richText, picture: picture.optional() }))
      .min(1)
      .max(12),
  }),
  /** A file to take along, where the text speaks of it. */
  z.strictObject({ kind: z.literal("attachment"), file: filePath, name, note: z.string().min(1).optional(), bytes: z.int().min(0) }),
]);

export type PageBlock = z.infer<typeof pageBlock>;
export type ScanBlock = Extract<PageBlock, { kind: "scan" }>;
export type ImageBlock = Extract<PageBlock, { kind: "image" }>;
export type VideoBlock = Extract<PageBlock, { kind: "video" }>;
export type ColumnsBlock = Extract<PageBlock, { kind: "columns" }>;
export type CardsBlock = Extract<PageBlock, { kind: "cards" }>;
export type AttachmentBlock = Extract<PageBlock, { kind: "attachment" }>;
export type ColumnBlock = z.infer<typeof columnBlock>;
export type RichText = z.infer<typeof richText>;
