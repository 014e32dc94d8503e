import { queryOptions } from "@tanstack/react-query";
import type { KeptReport } from "@vigil/model/reporting/reports/keptReport";
import { call } from "../../api.ts";

/** All that are kept by the reader or shared with them: few enough to be read at once. */
export const keptReportsQuery = queryOptions({
  queryKey: ["keptReports"],
  queryFn: ({ signal }) => call<KeptReport[]>("GET", "keptreports", { signal }),
});
