import { mostKeptReports, type KeptReportState } from "@vigil/model/reporting/reports/keptReport";
import { namedSettings } from "../../entity/named/namedSettings.ts";

/** `own`: of oneself, as learners have them. */
export const reportSettings = namedSettings<KeptReportState, { code: string; own: boolean }>({
  table: "kept_reports",
  of: ["code", "own"],
  subject: "keptReport",
  most: mostKeptReports,
  problems: {
    missing: "KeptReportNotFound",
    ofOthers: "KeptReportOfOthers",
    notShared: "KeptReportNotShared",
    tooMany: "KeptReportTooMany",
  },
  tell: {
    of: ({ code }) => ({ code }),
    state: ({ columns, order }) => ({ columns: columns.join(", "), order }),
  },
});
export type KeptRow = Awaited<ReturnType<typeof reportSettings.one>>;
