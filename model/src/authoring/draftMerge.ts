import { z } from "zod";
import type { RestoreAnswer } from "./draftWire.ts";

/** POST courses/{id}/draft/merge: what the current version changed since the one the draft was begun with. `take` names conflicts in which theirs is taken. */
export const draftMerge = z.strictObject({ take: z.array(z.string().max(220)).max(500).default([]) });

/** Changed here and there, and not alike: the draft keeps its own until its author takes theirs. */
export interface MergeConflict {
  id: string;
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
