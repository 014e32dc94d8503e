import { z } from "zod";
import type { ProblemCode } from "../../phrases/problemCode.ts";
import { mostAtOnce } from "../mostAtOnce.ts";

/** So many records one act may mean; of more, a filter narrows. */
export const mostInAct = 100_000;
/** So long an act can be undone, and what it changed is kept. */
export const undoableHours = 24;

const id = z.int().positive();
const line = z.string().max(2000);
/** Records named one by one, or all that the list finds with these parameters, when they are as many as the person saw. */
export const chosenBody = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(mostAtOnce) }),
  z.strictObject({
    matching: z.record(z.string().max(100), z.union([line, z.array(line).max(100)])),
    without: z.array(id).max(mostAtOnce).default([]),
    count: z.int().min(0),
  }),
]);
export type Chosen = z.input<typeof chosenBody>;

export const bulkStates = ["working", "done", "stopped", "undoing", "undone"] as const;
export type BulkState = (typeof bulkStates)[number];
export const bulkOutcomes = ["changed", "same", "refused"] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];
/** What undoing did with a record: it is as before, or somebody changed it since and it stays, or it may not be changed any more. */
export const bulkReturns = ["back", "later", "refused"] as const;
export type BulkReturn = (typeof bulkReturns)[number];

/** One act on many records of a list, and how far it is. */
export interface BulkAct {
  id: number;
  /** The name of the list's declaration. */
  list: string;
  action: string;
  state: BulkState;
  wanted: number;
  done: number;
  changed: number;
  same: number;
  refused: number;
  /** Of undoing: as before, and left as they are. */
  back: number;
  left: number;
  /** The fields an edit set. */
  fields: string[];
  error: ProblemCode | null;
  createdAt: string;
  endedAt: string | null;
  undoUntil: string | null;
  /** In the list of one's own acts: the first records by name. */
  whom?: { id: number; name: string }[];
}

/** A record that an act did not change, or that undoing left as it is, and why. */
export interface BulkLeft {
  id: number;
  name: string;
  code: ProblemCode;
  /** The sentence of the code, in the reader's language. */
  text: string;
}
