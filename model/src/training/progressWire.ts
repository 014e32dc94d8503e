import type { Bookmark } from "./wire.ts";

/** PUT training/progress. */
export interface ProgressBody {
  programId: number;
  courseId: number;
  /** A claim: the server counts pages itself and answers its own. */
  progress: number;
  bookmark?: Bookmark | undefined;
  duration?: number | undefined;
  courseStatusId?: number | undefined;
}
export interface ProgressAnswer {
  bookmark: Bookmark | null;
  progress: number;
}
