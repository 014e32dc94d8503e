import { z } from "zod";
import { filePath } from "../filePath.ts";

const id = z.int().min(0).max(2_147_483_647);
const title = z.string().trim().min(1).max(200);
const sentence = z.string().trim().min(1).max(2000);
const share = z.number().min(0).max(1);
/** A place on a picture: shares of its width and of its height. */
const point = z.tuple([share, share]);
const common = { id, title, task: sentence };

const distinct = (things: readonly { id: number }[]): boolean => new Set(things.map((thing) => thing.id)).size === things.length;

/** Find the regions on a picture. */
const hotspot = z.strictObject({
  ...common,
  type: z.literal("hotspot"),
  picture: z.strictObject({ file: filePath, description: sentence, width: z.int().min(1).optional(), height: z.int().min(1).optional() }),
  regions: z
    .array(
      z.strictObject({
        id,
        label: title,
        /** Said once it is found. */
        feedback: sentence.optional(),
        /** Said after some misses, while it is not found. */
        hint: sentence.optional(),
        polygon: z.array(point).min(3).max(200),
      }),
    )
    .min(1)
    .max(40)
    .refine(distinct, "Two regions have the same id"),
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

export const lab = z.discriminatedUnion("type", [hotspot, match, checklist, external, swf]);
export type Lab = z.infer<typeof lab>;
export type HotspotLab = z.infer<typeof hotspot>;

/** A lab on a page: which one, and of what type. */
export const labReference = z.strictObject({ id, type: z.enum(["hotspot", "match", "checklist", "external", "swf"]) });

type Region = HotspotLab["regions"][number];
/** A region its learner has found. */
export type FoundRegion = Pick<Region, "id" | "label" | "feedback" | "polygon">;

/** A lab as its learner gets it: without what is right. */
export type LearnerLab =
  | (Omit<HotspotLab, "regions"> & { regionCount: number })
  | Omit<z.infer<typeof match>, "pairs">
  | z.infer<typeof checklist>
  | z.infer<typeof external>
  | z.infer<typeof swf>;

export function labForLearner(one: Lab): LearnerLab {
  if (one.type === "hotspot") {
    const { regions, ...rest } = one;
    return { ...rest, regionCount: regions.length };
  }
  if (one.type === "match") {
    const { pairs: _, ...rest } = one;
    return rest;
  }
  return one;
}
