import { z } from "zod";
import type { RestoreAnswer } from "./draftWire.ts";

const conflicts = z.array(z.string().max(220)).max(500).default([]);

/**
 * POST courses/{id}/draft/merge: what the current version changed since the one the draft was begun with. `take` names conflicts in which
 * theirs is taken, `undecided` those of an earlier call that are to be told again as long as the two differ.
 */
export const draftMerge = z.strictObject({ take: conflicts, undecided: conflicts });

/** Changed here and there, and not alike: the draft keeps its own until its author takes theirs. */
export interface MergeConflict {
  id: string;
  /** null: the language of the course. */
  locale: string | null;
  piece: string;
  /** null: the page as a whole. */
  key: string | null;
  /** null: it is gone there. */
  mine: string | null;
  theirs: string | null;
}

export interface MergeAnswer extends RestoreAnswer {
  /** The version that was brought in. */
  version: string;
  taken: number;
  conflicts: MergeConflict[];
}
