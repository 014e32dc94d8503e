/** A file of a table export, from its order until it is forgotten. */
export interface TableExportRun {
  id: number;
  name: string;
  state: "waiting" | "running" | "done" | "failed" | "cancelled";
  /** Lines that are written, of all. */
  done: number;
  wanted: number;
  error: "TableExportFailed" | null;
  fileName: string;
  createdAt: string;
  /** Where the file is not of the time it was written at: the moment it is of. */
  asOf: string | null;
}
