import { reportPeriod, type ReportPeriod } from "@vigil/model/reporting/reports/reportPeriod";

/** What is wrong with a period as it is typed: a number out of bounds, a date that is none. */
export const periodFault = (period: ReportPeriod | null): "ReportPeriodInvalid" | undefined =>
  period === null || reportPeriod.safeParse(period).success ? undefined : "ReportPeriodInvalid";
