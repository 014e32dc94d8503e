import { z } from "zod";
import { mostWritten } from "./questionModel.ts";

const id = z.int().min(0).max(2_147_483_647);
const words = z.string().trim().min(1).max(1000);

/** A number that is right, and how far beside it is right as well. */
const acceptedNumber = z.strictObject({ value: z.number(), tolerance: z.number().min(0).default(0) });
const acceptedText = z.string().trim().min(1).max(mostWritten);
export const accepted = z.union([acceptedText, acceptedNumber]);
export type Accepted = z.infer<typeof accepted>;

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

/** The kinds beside choosing, as a quiz keeps them. */
export const otherQuestion = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("numeric"), ...askedBy.numeric }),
  z.strictObject({ kind: z.literal("text"), ...askedBy.text }),
  z.strictObject({ kind: z.literal("match"), ...askedBy.match }).refine(matchFits, { path: ["pairs"], error: "matchUnfit" }),
  z.strictObject({ kind: z.literal("order"), ...askedBy.order }).refine(orderFits, { path: ["steps"], error: "stepsTwice" }),
]);
export type OtherQuestion = z.infer<typeof otherQuestion>;
