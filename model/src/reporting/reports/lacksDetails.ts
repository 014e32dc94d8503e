import type { ReportRun } from "./reportWire.ts";
import { reportOf } from "./report.ts";

/** Whether some of its lines do not say what is told from details, as these were taken away after their time. */
export function lacksDetails({ code, count, totals }: Pick<ReportRun, "code" | "count" | "totals">): boolean {
  const { details } = reportOf(code);
  return details !== undefined && count > 0 && totals[details] === null;
}
