import type { ReportCode } from "./report.ts";
import type { ReportState } from "./reportWire.ts";

export const reportFileFormats = ["csv", "xlsx", "pdf"] as const;
export type ReportFileFormat = (typeof reportFileFormats)[number];

/** A file with more lines is ordered and written in the background; one with fewer is fetched at once. */
export const mostLinesFetched = 5000;

/** A file of a report, from its order until it is forgotten. */
export interface ReportFile {
  id: number;
  runId: number;
  code: ReportCode;
  format: ReportFileFormat;
  state: ReportState;
  /** Lines that are written, of all. */
  done: number;
  wanted: number;
  error: "ReportFileFailed" | null;
  fileName: string;
  /** In bytes, when it is written. */
  size: number | null;
  createdAt: string;
}
