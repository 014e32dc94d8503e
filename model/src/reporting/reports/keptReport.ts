import { z } from "zod";
import { isStorableText } from "../../values/storableText.ts";
import { reportCodes, type ReportCode } from "./report.ts";
import { reportAsk } from "./reportAsk.ts";

/** So many of one's own of a report: a menu is read by people. */
export const mostKeptReports = 50;

/** What a report is asked and how its lines stand. */
export const keptReportState = z.strictObject({
  ask: reportAsk,
  columns: z.array(z.string().max(40)).min(1).max(60),
  /** As an address says it; empty = as the lines are written. */
  order: z.string().max(200),
});
export type KeptReportState = z.output<typeof keptReportState>;

export const keptReportBody = z.strictObject({
  code: z.enum(reportCodes as [ReportCode, ...ReportCode[]]),
  name: z.string().trim().min(1).max(80).refine(isStorableText),
  /** Everybody's in the domain who has reports. */
  shared: z.boolean().default(false),
  state: keptReportState,
});
export type KeptReportBody = z.output<typeof keptReportBody>;

/** A kept report as one reader gets it. */
export interface KeptReport {
  id: number;
  revision: number;
  code: ReportCode;
  name: string;
  shared: boolean;
  /** Made by the one who asks. */
  own: boolean;
  mayEdit: boolean;
  state: KeptReportState;
  /** Parameters and columns of which something was left away: it is no more, or not for this reader. */
  left: string[];
  /** What it said last to this reader, while that is kept. */
  lastRunId: number | null;
}
