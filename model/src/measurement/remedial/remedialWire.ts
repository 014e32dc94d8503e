import { z } from "zod";
import { remedialCategories } from "./remedialRule.ts";
import type { DutyState } from "./dutyStates.ts";

const ids = z.array(z.int().positive()).max(10_000).default([]);

/** A rule as it is typed. */
export const remedialPreviewBody = z.strictObject({
  id: z.int().positive().nullable().default(null),
  category: z.enum(remedialCategories),
  misses: z.int().min(1).max(1000),
  withinDays: z.int().min(1).max(730),
  dueAfter: z.int().min(0).max(365),
  programs: ids,
  companies: ids,
});
export type RemedialAsk = z.output<typeof remedialPreviewBody>;

/** Who would be assigned now. */
export interface RemedialPreview {
  count: number;
  rows: { userId: number; name: string; company: string; misses: number; last: string; dueOn: string }[];
}

/** What somebody has to do, or did, because of misses at work. */
export interface RemedialDone {
  id: number;
  programId: number;
  program: string;
  category: string;
  misses: number;
  dueOn: string;
  state: DutyState;
  completedOn: string | null;
}
