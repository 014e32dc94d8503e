import { z } from "zod";
import { placeOnPicture } from "../placeOnPicture.ts";
import type { FoundRegion } from "./lab.ts";

const id = z.int().min(0);
const pair = z.strictObject({ item: id, target: id });
/** Who puts an item everywhere has put it nowhere. */
const once = (placed: readonly { item: number }[]): boolean => new Set(placed.map(({ item }) => item)).size === placed.length;
/** So many marks a look at a scan or a picture has at most: whoever marks everything has found nothing. */
export const mostMarks = 8;
/** What an external lab may keep, as JSON text. */
export const mostExternalData = 16_384;

/** What a learner has done in a lab, as it is stored with the page. */
export interface LabState {
  labId: number;
  complete: boolean;
  /** Ids of what is found, placed right or ticked. */
  done: number[];
  /** Tries that were wrong. */
  misses: number;
  /** What an external lab keeps; of an order the ids as they were put last, of a search what came of the last look. */
  data: unknown;
  /** Of the answer that came last. */
  key?: string;
}

/** An answer may name itself, so that one sent again because its reply was lost counts once; and the course status it was given in. */
const sent = { key: z.string().min(8).max(64).optional(), courseStatusId: z.int().min(1).optional() };

/** What a learner does: a place on the picture or in a view of the scan, items put on targets, ticks; or what an external lab reports. */
export const labAnswer = z.discriminatedUnion("type", [
  z.strictObject({ ...sent, type: z.literal("hotspot"), view: z.int().min(0).max(4).optional(), at: placeOnPicture }),
  z.strictObject({ ...sent, type: z.literal("match"), placed: z.array(pair).max(30).refine(once, "An item has one place") }),
  z.strictObject({ ...sent, type: z.literal("sort"), placed: z.array(pair).max(30).refine(once, "An item has one place") }),
  z.strictObject({ ...sent, type: z.literal("order"), order: z.array(id).max(20) }),
  z.strictObject({
    ...sent,
    type: z.literal("findThreat"),
    marks: z.array(z.strictObject({ view: z.int().min(0).max(4), at: placeOnPicture })).max(mostMarks),
  }),
  z.strictObject({ ...sent, type: z.literal("checklist"), checked: z.array(id).max(60) }),
  z.strictObject({
    ...sent,
    type: z.literal("external"),
    complete: z.boolean(),
    data: z
      .json()
      .nullable()
      .refine((data) => JSON.stringify(data).length <= mostExternalData, "Too much"),
  }),
]);
export type LabAnswer = z.infer<typeof labAnswer>;

/** What came of a look: which of its marks were on nothing, by their places among them, and how much is still to be found. */
export interface Look {
  wrong: number[];
  left: number;
}

/** How a lab stands for its learner, with what was found or placed right shown again. */
export interface LabView {
  labId: number;
  complete: boolean;
  done: number[];
  misses: number;
  data: unknown;
  found: FoundRegion[];
  placed: { item: number; target: number }[];
  /** What to look for, after some misses. */
  hint: string | null;
  /** Steps as they were put last. */
  order?: number[];
  /** Why an item belongs where it was put right, or a step stands where it does. */
  reasons?: { id: number; why: string }[];
  /** What came of the last look. */
  looked?: Look;
  /** What was not found, shown after some looks. */
  missed?: FoundRegion[];
}

export const newLabState = (labId: number): LabState => ({ labId, complete: false, done: [], misses: 0, data: null });
