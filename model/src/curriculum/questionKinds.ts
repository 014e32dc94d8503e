import { z } from "zod";
import { scanKeys } from "../training/pageBlock.ts";
import { placeOnPicture } from "../training/placeOnPicture.ts";
import { mostWritten } from "./questionModel.ts";

const id = z.int().min(0).max(2_147_483_647);
const words = z.string().trim().min(1).max(1000);

/** A number that is right, and how far beside it is right as well. */
const acceptedNumber = z.strictObject({ value: z.number(), tolerance: z.number().min(0).default(0) });
const acceptedText = z.string().trim().min(1).max(mostWritten);

const label = z.string().trim().min(1).max(200);
const view = z.int().min(0).max(15);
/** Outlines that an image knows are finer than any hand draws. */
const mostCorners = 2000;
const pixel = z.number().min(0).max(20_000);
const outline = z
  .array(z.tuple([pixel, pixel]))
  .min(3)
  .max(mostCorners);

/** A place that is right: of a picture in shares of it, of a scan in pixels of the view. Places of one thing have its number. */
const acceptedPlace = z.strictObject({ id, label, view: view.default(0), points: outline });
export type AcceptedPlace = z.infer<typeof acceptedPlace>;
export const accepted = z.union([acceptedText, acceptedNumber, acceptedPlace]);
export type Accepted = z.infer<typeof accepted>;
export type AcceptedNumber = z.infer<typeof acceptedNumber>;

export const isAcceptedText = (each: Accepted): each is string => typeof each === "string";
export const isAcceptedNumber = (each: Accepted): each is AcceptedNumber => typeof each === "object" && "value" in each;
export const isAcceptedPlace = (each: Accepted): each is AcceptedPlace => typeof each === "object" && "points" in each;

/** What the picture shows, for whoever cannot see it. */
const description = z.string().trim().min(1).max(2000);

const things = (least: number, most: number) =>
  z
    .array(z.strictObject({ id, text: words }))
    .min(least)
    .max(most);
type Thing = z.infer<ReturnType<typeof things>>[number];

/** What each kind asks for beside its text, and what is right. */
export const askedBy = {
  numeric: {
    accepted: z.array(acceptedNumber).min(1).max(20),
    /** Said behind the field; who writes it along is understood. */
    unit: z.string().trim().min(1).max(40).optional(),
  },
  text: { accepted: z.array(acceptedText).min(1).max(50) },
  match: {
    items: things(2, 12),
    /** Some may belong to no item. */
    targets: things(2, 16),
    pairs: z.array(z.strictObject({ item: id, target: id })).max(12),
  },
  /** As they stand, they are right. */
  order: { steps: things(2, 12) },
  hotspot: {
    description,
    /** Each of them is right. */
    regions: z
      .array(z.strictObject({ id, label, polygon: z.array(placeOnPicture).min(3).max(200) }))
      .min(1)
      .max(20),
  },
  findThreat: {
    description,
    /** Enhancements offered beside the coloured picture. */
    keys: z.array(z.enum(scanKeys)).max(scanKeys.length).default([]),
    /** All of them are to be marked, each in one view; none where the right answer is that there is nothing. */
    threats: z
      .array(
        z.strictObject({
          id,
          label,
          places: z
            .array(z.strictObject({ view, points: outline }))
            .min(1)
            .max(16),
        }),
      )
      .max(20),
  },
};

const distinct = (all: readonly Thing[]): boolean =>
  new Set(all.map((thing) => thing.id)).size === all.length && new Set(all.map(({ text }) => text)).size === all.length;

/** Items and targets have numbers of their own, and each item one target. */
export const matchFits = ({ items, targets, pairs }: Matching): boolean =>
  distinct(items) &&
  distinct(targets) &&
  items.every((item) => targets.every((target) => target.id !== item.id)) &&
  pairs.length === items.length &&
  items.every((item) => pairs.filter((pair) => pair.item === item.id).length === 1) &&
  pairs.every((pair) => targets.some((target) => target.id === pair.target));
interface Matching {
  items: readonly Thing[];
  targets: readonly Thing[];
  pairs: readonly { item: number; target: number }[];
}
export const orderFits = ({ steps }: { steps: readonly Thing[] }): boolean => distinct(steps);
/** Places have numbers of their own. */
export const placesFit = (places: readonly { id: number }[]): boolean => new Set(places.map((place) => place.id)).size === places.length;

/** The kinds beside choosing, as a quiz keeps them. */
export const otherQuestion = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("numeric"), ...askedBy.numeric }),
  z.strictObject({ kind: z.literal("text"), ...askedBy.text }),
  z.strictObject({ kind: z.literal("match"), ...askedBy.match }).refine(matchFits, { path: ["pairs"], error: "matchUnfit" }),
  z.strictObject({ kind: z.literal("order"), ...askedBy.order }).refine(orderFits, { path: ["steps"], error: "stepsTwice" }),
  z
    .strictObject({ kind: z.literal("hotspot"), ...askedBy.hotspot })
    .refine(({ regions }) => placesFit(regions), { path: ["regions"], error: "placesTwice" }),
  z
    .strictObject({ kind: z.literal("findThreat"), ...askedBy.findThreat })
    .refine(({ threats }) => placesFit(threats), { path: ["threats"], error: "placesTwice" }),
]);
export type OtherQuestion = z.infer<typeof otherQuestion>;
