import { queryOptions } from "@tanstack/react-query";
import type { KeptReport } from "@vigil/model/reporting/reports/keptReport";
import { call } from "../../api.ts";

/** Of oneself, as learners have them, or of others. */
export const keptReportsUrl = (own: boolean): string => (own ? "training/keptreports" : "keptreports");

/** All that are kept by the reader or shared with them: few enough to be read at once. */
export const keptReportsQuery = (own: boolean) =>
  queryOptions({
    queryKey: ["keptReports", own],
    queryFn: ({ signal }) => call<KeptReport[]>("GET", keptReportsUrl(own), { signal }),
  });
