import { asksFor, type ReportCode } from "../reports/report.ts";
import { reportAsk, type ReportAsk } from "../reports/reportAsk.ts";
import { monthDays } from "../reports/reportPeriod.ts";
import { widgetKinds, type WidgetAsk } from "./dashboard.ts";
import type { FigureRow } from "./dashboardWire.ts";
import { initialMonths, initialWithin, widgetOf, type WidgetName } from "./widget.ts";

/** The report that names the people of each widget. */
const reportsOf: Readonly<Record<WidgetName, ReportCode>> = {
  examTime: "E10",
  examScore: "E10",
  performanceFeedback: "E10",
  simulatorTime: "S10",
  simulatorCriticalErrors: "S10",
  simulatorScore: "S10",
  simulatorCategoryWeakness: "S20",
  trainingDueByRegion: "T70",
  training: "T10",
  duty: "D10",
  certifications: "C20",
};
/** What the numbers of a row are. */
const about = { region: "companyIds", company: "companyIds", program: "programIds", objective: "courseIds" } as const;
/** So many a report takes. */
const mostIds = 1000;

export interface FigureReport {
  code: ReportCode;
  ask: ReportAsk;
}

/** Where a row of a widget leads: the report with its people and with what the widget is narrowed to. Null where a report cannot be asked that. */
export function reportOfFigure(widget: WidgetName, filters: WidgetAsk, row: Pick<FigureRow, "label" | "about">): FigureReport | null {
  const code = reportsOf[widget];
  const { by, filters: known } = widgetOf(widget);
  const { companyId, groupId, programId, courseId, sessionType, months = initialMonths, within = initialWithin } = filters;
  const only = (id: number | undefined) => (id === undefined ? [] : [id]);
  const ask: Partial<ReportAsk> = {
    companyIds: only(companyId),
    groupIds: only(groupId),
    programIds: only(programId),
    courseIds: only(courseId),
    sessionKinds: sessionType === undefined ? [] : [widgetKinds[sessionType]],
  };
  if (by === "month") ask.period = { kind: "dates", ...monthDays(row.label) };
  else if (known.includes("months")) ask.period = { kind: "relative", unit: "months", count: Math.min(months, 24) };
  // of certificates all are told, those that have expired as well
  else if (known.includes("within") && code !== "C20") ask.period = { kind: "relative", unit: "days", count: within };
  if (by in about && row.about !== undefined) {
    if (row.about.length === 0 || row.about.length > mostIds) return null;
    const name = about[by as keyof typeof about];
    // who looks at one company of a region sees that one
    if (ask[name]?.length === 0) ask[name] = [...row.about];
  }
  const asked = Object.entries(ask).filter(([name]) => asksFor(code, name as keyof ReportAsk));
  return { code, ask: reportAsk.parse(Object.fromEntries(asked)) };
}
