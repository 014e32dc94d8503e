import { reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";

const nextYear = { kind: "relative", unit: "months", count: 12 } as const;
/** As far as an authority's rule tells beside itself what falls due. */
const ninetyDays = { kind: "relative", unit: "days", count: 90 } as const;

/** What a report is asked at first: one that looks ahead for the next twelve months, so that renewals years away stay out of what is due. */
export const begunWith = (code: ReportCode) =>
  code === "D40" ? { period: ninetyDays } : reportOf(code).ahead === undefined ? {} : { period: nextYear };
