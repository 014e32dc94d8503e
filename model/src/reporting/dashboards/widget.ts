import { dutyStandings } from "../measures/duty.ts";

/** What a figure is grouped by: months are filled up, the others show the most telling first. */
export type WidgetGroup = "month" | "objective" | "category" | "region" | "program" | "company";
export type WidgetUnit = "seconds" | "percent" | "count";

export const widgetFilters = ["months", "within", "companyId", "groupId", "programId", "courseId", "examKind", "sessionType"] as const;
export type WidgetFilter = (typeof widgetFilters)[number];

interface Widget {
  readonly by: WidgetGroup;
  readonly unit: WidgetUnit;
  /** What stands beside or upon each other in one bar; its words are in the phrases. */
  readonly series: readonly string[];
  readonly filters: readonly WidgetFilter[];
}

const learners = ["companyId", "groupId", "programId"] as const;
const exams = ["months", ...learners, "courseId", "examKind"] as const;
const sessions = ["months", ...learners, "courseId", "sessionType"] as const;

/** The widgets that a dashboard is made of. */
const widgets = {
  examTime: { by: "month", unit: "seconds", series: ["average"], filters: exams },
  examScore: { by: "month", unit: "percent", series: ["average"], filters: exams },
  performanceFeedback: { by: "objective", unit: "percent", series: ["missed"], filters: exams },
  simulatorTime: { by: "month", unit: "seconds", series: ["practice", "exam", "quiz"], filters: sessions },
  simulatorCriticalErrors: { by: "month", unit: "percent", series: ["missed"], filters: sessions },
  simulatorScore: { by: "month", unit: "percent", series: ["average"], filters: sessions },
  simulatorCategoryWeakness: { by: "category", unit: "percent", series: ["missed"], filters: sessions },
  trainingDueByRegion: { by: "region", unit: "count", series: ["overdue", "due"], filters: ["within", ...learners] },
  training: { by: "program", unit: "count", series: ["complete", "attempted", "notAttempted"], filters: learners },
  duty: { by: "company", unit: "count", series: dutyStandings, filters: learners },
  certifications: { by: "program", unit: "count", series: ["valid", "expiring", "expired"], filters: ["within", ...learners] },
} as const satisfies Record<string, Widget>;

export type WidgetName = keyof typeof widgets;
export const widgetNames = Object.keys(widgets) as WidgetName[];
export const widgetOf = (name: WidgetName): Widget => widgets[name];

/** Months back, the present one included. */
export const monthChoices = [3, 6, 12, 24] as const;
/** Days ahead. */
export const withinChoices = [30, 60, 90] as const;
export const initialMonths = 12;
export const initialWithin = 60;

/** The months from so many back to the one `today` lies in, as YYYY-MM. */
export function monthsUntil(today: string, months: number): string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: months }, (_, index) => {
    const since = year * 12 + month - 1 - (months - 1 - index);
    return `${Math.floor(since / 12)}-${String((since % 12) + 1).padStart(2, "0")}`;
  });
}
