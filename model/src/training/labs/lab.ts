import { z } from "zod";
import { filePath } from "../filePath.ts";
import { richText, scanKeys } from "../pageBlock.ts";
import { placeOnPicture } from "../placeOnPicture.ts";
import { plainText } from "../plainText.ts";
import { scanSubject } from "../scanSubject.ts";

const id = z.int().min(0).max(2_147_483_647);
const title = z.string().trim().min(1).max(200);
const hasWords = (words: string): boolean => words.trim() !== "" && words.length <= 2000;
const sentence = z.string().trim().min(1).max(2000);
/** What there is to do; words of it may lead to a page or to a term of the glossary. */
const task = z
  .union(richText.options, "Expected a text, or a list of texts and pieces of text")
  // that it is empty was said already
  .refine((text) => text === "" || hasWords(plainText(text)), "Expected some words, 2000 letters at most");
const common = { id, title, task };

const distinct = (things: readonly { id: number }[]): boolean => new Set(things.map((thing) => thing.id)).size === things.length;

const picture = z.strictObject({
  file: filePath,
  description: sentence,
  width: z.int().min(1).optional(),
  height: z.int().min(1).optional(),
});

const outline = z.array(placeOnPicture).min(3).max(200);
/** Where a thing is to be seen in a scan: in one view or in several. */
const placesInViews = z
  .array(z.strictObject({ view: z.int().min(0).max(4).default(0), polygon: outline }))
  .min(1)
  .max(10);
/** Made by the server: what it is made of tells too much. */
const hiddenScan = z.strictObject({ subject: scanSubject, keys: z.array(z.enum(scanKeys)).max(6).default([]), description: sentence });
const shown = { picture: picture.optional(), scan: hiddenScan.optional() };
const showsOne = (one: { picture?: unknown; scan?: unknown }): boolean => (one.picture === undefined) !== (one.scan === undefined);
const showsOneFault = { path: ["picture"], error: "A lab of this type shows either a picture or a scan" };

/** Find the regions on a picture, or in the views of a scan. */
const hotspot = z
  .strictObject({
    ...common,
    type: z.literal("hotspot"),
    ...shown,
    regions: z
      .array(
        z.strictObject({
          id,
          label: title,
          /** Said once it is found. */
          feedback: sentence.optional(),
          /** Said after some misses, while it is not found. */
          hint: sentence.optional(),
          /** On a picture. */
          polygon: outline.optional(),
          /** In a scan: found in any view it is found. */
          places: placesInViews.optional(),
        }),
      )
      .min(1)
      .max(40)
      .refine(distinct, "Two regions have the same id"),
  })
  .refine(showsOne, showsOneFault)
  .check(({ value, issues }) => {
    const [own, other] = value.scan === undefined ? (["polygon", "places"] as const) : (["places", "polygon"] as const);
    for (const [index, region] of value.regions.entries())
      if (region[own] === undefined || region[other] !== undefined)
        issues.push({
          code: "custom",
          input: region,
          path: ["regions", index, own],
          message: "A region of a picture has a polygon, one of a scan has places",
        });
  });

/** Put each item where it belongs. */
const match = z
  .strictObject({
    ...common,
    type: z.literal("match"),
    items: z
      .array(z.strictObject({ id, text: title }))
      .min(2)
      .max(30)
      .refine(distinct, "Two items have the same id"),
    targets: z
      .array(z.strictObject({ id, text: title }))
      .min(2)
      .max(30)
      .refine(distinct, "Two targets have the same id"),
    pairs: z.array(z.strictObject({ item: id, target: id })),
  })
  .refine(
    ({ items, targets, pairs }) =>
      pairs.length === items.length &&
      items.every((item) => pairs.filter((pair) => pair.item === item.id).length === 1) &&
      pairs.every((pair) => targets.some((target) => target.id === pair.target)),
    { path: ["pairs"], error: "Each item needs exactly one pair with a target of this lab" },
  );

/** Put each item into the group it belongs to. */
const sort = z
  .strictObject({
    ...common,
    type: z.literal("sort"),
    groups: z
      .array(z.strictObject({ id, text: title }))
      .min(2)
      .max(8)
      .refine(distinct, "Two groups have the same id"),
    items: z
      .array(
        z.strictObject({
          id,
          text: title,
          group: id,
          /** Said once it is in its group. */
          why: sentence.optional(),
        }),
      )
      .min(2)
      .max(30)
      .refine(distinct, "Two items have the same id"),
  })
  .refine(({ items, groups }) => items.every((item) => groups.some((group) => group.id === item.group)), {
    path: ["items"],
    error: "Each item belongs to a group of this lab",
  });

/** Put steps into the right order: as they stand here, it is right. */
const order = z.strictObject({
  ...common,
  type: z.literal("order"),
  steps: z
    .array(
      z.strictObject({
        id,
        text: title,
        /** Why it stands there; said once all are right. */
        why: sentence.optional(),
      }),
    )
    .min(2)
    .max(20)
    .refine(distinct, "Two steps have the same id"),
});

/** Look at a scan or a picture as at the lane, mark every threat in it, and hear what was found and what was missed. */
const findThreat = z
  .strictObject({
    ...common,
    type: z.literal("findThreat"),
    ...shown,
    /** None where the right answer is that there is nothing. */
    threats: z
      .array(
        z.strictObject({
          id,
          label: title,
          /** Said once it is found, or shown as missed. */
          feedback: sentence.optional(),
          places: placesInViews,
        }),
      )
      .max(20)
      .refine(distinct, "Two threats have the same id"),
  })
  .refine(showsOne, showsOneFault);

/** Go through a list, point by point. */
const checklist = z.strictObject({
  ...common,
  type: z.literal("checklist"),
  items: z
    .array(z.strictObject({ id, text: sentence, why: sentence.optional() }))
    .min(1)
    .max(60)
    .refine(distinct, "Two items have the same id"),
});

/** How high the frame of an external lab can be. */
export const leastFramePixels = 160;
export const mostFramePixels = 1200;

/** A page of the package in a frame of its own, which tells when it is complete. */
const external = z.strictObject({
  ...common,
  type: z.literal("external"),
  file: filePath,
  heightPixels: z.int().min(leastFramePixels).max(mostFramePixels).default(480),
});

/** What needed a plug-in that no browser has any more: kept in old courses, skipped. */
const swf = z.strictObject({ id, title, type: z.literal("swf") });

export const lab = z.discriminatedUnion("type", [hotspot, match, sort, order, findThreat, checklist, external, swf]);
export type Lab = z.infer<typeof lab>;
export type HotspotLab = z.infer<typeof hotspot>;
export type SortLab = z.infer<typeof sort>;
export type OrderLab = z.infer<typeof order>;
export type FindThreatLab = z.infer<typeof findThreat>;

/** A lab on a page: which one, and of what type. */
export const labReference = z.strictObject({
  id,
  type: z.enum(["hotspot", "match", "sort", "order", "findThreat", "checklist", "external", "swf"]),
});

type Region = HotspotLab["regions"][number];
/** A region its learner has found; of a scan with the view it is seen in. */
export type FoundRegion = Pick<Region, "id" | "label" | "feedback"> & { polygon: z.infer<typeof outline>; view?: number };

/** Where a region lies; on a picture it lies in one place. */
export const placesOf = ({ polygon, places }: Region): readonly { view?: number; polygon: FoundRegion["polygon"] }[] =>
  polygon === undefined ? (places ?? []) : [{ polygon }];

type HiddenScan = z.infer<typeof hiddenScan>;
/** A scan as its learner gets it: without what it is made of. */
export type LearnerScan = Omit<HiddenScan, "subject">;

/** A lab as its learner gets it: without what is right. */
export type LearnerLab =
  | (Omit<HotspotLab, "regions" | "scan"> & { regionCount: number; scan?: LearnerScan })
  | Omit<z.infer<typeof match>, "pairs">
  | (Omit<SortLab, "items"> & { items: Pick<SortLab["items"][number], "id" | "text">[] })
  | (Omit<OrderLab, "steps"> & { steps: Pick<OrderLab["steps"][number], "id" | "text">[] })
  | (Omit<FindThreatLab, "threats" | "scan"> & { scan?: LearnerScan })
  | z.infer<typeof checklist>
  | z.infer<typeof external>
  | z.infer<typeof swf>;

const learnerScan = (scan: HiddenScan | undefined): { scan?: LearnerScan } =>
  scan === undefined ? {} : { scan: { keys: scan.keys, description: scan.description } };
const bare = ({ id: number, text }: { id: number; text: string }) => ({ id: number, text });

export function labForLearner(one: Lab): LearnerLab {
  if (one.type === "hotspot") {
    const { regions, scan, ...rest } = one;
    return { ...rest, ...learnerScan(scan), regionCount: regions.length };
  }
  if (one.type === "match") {
    const { pairs: _, ...rest } = one;
    return rest;
  }
  if (one.type === "sort") return { ...one, items: one.items.map(bare) };
  // by their words: as they stand they are the answer
  if (one.type === "order") return { ...one, steps: one.steps.map(bare).toSorted((a, b) => (a.text < b.text ? -1 : 1)) };
  if (one.type === "findThreat") {
    const { threats: _, scan, ...rest } = one;
    return { ...rest, ...learnerScan(scan) };
  }
  return one;
}
