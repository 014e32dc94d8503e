import type { LinkProps } from "@tanstack/react-router";
import type { FigureReport } from "@vigil/model/reporting/dashboards/reportOfFigure";
import { reportAsk, type ReportAsk } from "@vigil/model/reporting/reports/reportAsk";

/** A report that is asked this and run when it is opened. */
export const reportAddress = (domain: string, { code, ask }: FigureReport): LinkProps => ({
  to: "/$domain/admin/reports/$code",
  params: { domain, code },
  search: { ask: JSON.stringify(ask) } as never,
});

/** What an address asks; nothing where it is none of these questions. */
export function askOfAddress(text: string | undefined): ReportAsk | undefined {
  if (text === undefined) return undefined;
  try {
    return reportAsk.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
