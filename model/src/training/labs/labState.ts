import { z } from "zod";
import type { FoundRegion } from "./lab.ts";

const id = z.int().min(0);
const pair = z.strictObject({ item: id, target: id });
/** Who puts an item everywhere has put it nowhere. */
const once = (placed: readonly { item: number }[]): boolean => new Set(placed.map(({ item }) => item)).size === placed.length;
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
  /** What an external lab keeps. */
  data: unknown;
  /** Of the answer that came last. */
  key?: string;
}

/** An answer may name itself, so that one sent again because its reply was lost counts once; and the course status it was given in. */
const sent = { key: z.string().min(8).max(64).optional(), courseStatusId: z.int().min(1).optional() };

/** What a learner does: a place on the picture, items put on targets, ticks; or what an external lab reports. */
export const labAnswer = z.discriminatedUnion("type", [
  z.strictObject({ ...sent, type: z.literal("hotspot"), at: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]) }),
  z.strictObject({ ...sent, type: z.literal("match"), placed: z.array(pair).max(30).refine(once, "An item has one place") }),
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
}

export const newLabState = (labId: number): LabState => ({ labId, complete: false, done: [], misses: 0, data: null });
