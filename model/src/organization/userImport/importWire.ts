import type { ProblemCode } from "../../phrases/problemCode.ts";
import type { ImportOrder } from "./importOrder.ts";

export const importStates = ["read", "checking", "checked", "applying", "stopped", "applied", "undoing", "undone"] as const;
export type ImportState = (typeof importStates)[number];

/** What a line is to do, or what is wrong with it; `deactivate` is no line of the file but somebody who is missing from it. */
export const importOutcomes = ["create", "update", "unchanged", "faulty", "deactivate"] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export interface LineFault {
  /** The column it stands in; null = the line. */
  column: number | null;
  code: ProblemCode;
  details?: Readonly<Record<string, string | number>>;
}

export interface ImportLine {
  line: number;
  cells: string[];
  outcome: ImportOutcome | null;
  faults: LineFault[];
  userId: number | null;
  /** It was done; not so the others of an import that was stopped. */
  applied: boolean;
}

export type ImportCounts = Readonly<Record<ImportOutcome, number>>;

export interface UserImport {
  id: number;
  state: ImportState;
  fileName: string;
  format: "csv" | "xlsx";
  heads: string[];
  order: ImportOrder;
  lines: number;
  /** How far the step is that is being worked on. */
  done: number;
  wanted: number;
  counts: ImportCounts;
  /** The same of what was done. */
  applied: ImportCounts;
  invited: number;
  /** Companies and groups that the file names and that are not there. */
  unknown: { companies: string[]; groups: string[] };
  /** Why it was stopped. */
  error: ProblemCode | null;
  by: string;
  mine: boolean;
  createdAt: string;
  endedAt: string | null;
  /** Until when it can be undone; null = not, or no longer. */
  undoUntil: string | null;
}

export interface UndoPreview {
  /** Made by the import: without work they are erased, with work switched off. */
  erased: number;
  switchedOff: number;
  /** Changed by the import: values that go back, and those that somebody changed since and that stay. */
  restored: number;
  keptValues: number;
  switchedOn: number;
}
