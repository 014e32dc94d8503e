import type { ProblemCode } from "../phrases/problemCode.ts";

export const taskKinds = ["export", "import", "remake", "pictures"] as const;
export type TaskKind = (typeof taskKinds)[number];
export const taskStates = ["waiting", "running", "done", "failed", "cancelled"] as const;
export type TaskState = (typeof taskStates)[number];

/** Why a task failed: a sentence of the phrases and what to fill in. */
export interface TaskError {
  code: ProblemCode;
  details: Record<string, string | number>;
}

/** Of an image that could not be made again why; of a picture its file, the code of the refusal and what to fill in. */
export interface TaskFailure {
  /** 0 = nothing became an image. */
  imageId: number;
  message: string;
  file?: string;
  details?: TaskError["details"];
}

/** Work on a library that takes longer than a call, as the administrators' screens show it. */
export interface LibraryTask {
  id: number;
  kind: TaskKind;
  /** null while an import has not made its library. */
  libraryId: number | null;
  /** Where tasks of several libraries stand together. */
  libraryName?: string | null;
  state: TaskState;
  wanted: number;
  done: number;
  /** What came of it: images, skipped, drafts, unchanged, bytes … */
  counts: Record<string, number>;
  /** Images that could not be made again, or pictures that did not come in. */
  failures: TaskFailure[];
  error: TaskError | null;
  /** Until when the archive can be fetched; null when there is none, or none any more. */
  expiresAt: string | null;
  createdAt: string;
}
