import type { ProblemCode } from "../phrases/problemCode.ts";

export const taskKinds = ["export", "import", "remake"] as const;
export type TaskKind = (typeof taskKinds)[number];
export const taskStates = ["waiting", "running", "done", "failed", "cancelled"] as const;
export type TaskState = (typeof taskStates)[number];

/** Why a task failed: a sentence of the phrases and what to fill in. */
export interface TaskError {
  code: ProblemCode;
  details: Record<string, string | number>;
}

/** Work on a library that takes longer than a call, as the administrators' screens show it. */
export interface LibraryTask {
  id: number;
  kind: TaskKind;
  /** null while an import has not made its library. */
  libraryId: number | null;
  state: TaskState;
  wanted: number;
  done: number;
  /** What came of it: images, skipped, drafts, unchanged, bytes … */
  counts: Record<string, number>;
  /** Images that could not be made again. */
  failures: { imageId: number; message: string }[];
  error: TaskError | null;
  /** Until when the archive can be fetched; null when there is none, or none any more. */
  expiresAt: string | null;
  createdAt: string;
}
