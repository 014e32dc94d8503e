import { mostPdfLines } from "@vigil/model/reporting/reports/reportShape";
import { Problem } from "../../problem.ts";

export function refuseLongPdf(lines: number): void {
  if (lines > mostPdfLines) throw new Problem(409, "ReportTooLongForPdf", { details: { maximum: mostPdfLines } });
}
