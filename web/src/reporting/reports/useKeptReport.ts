import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { ReportCode } from "@vigil/model/reporting/reports/report";
import type { KeptReport } from "@vigil/model/reporting/reports/keptReport";
import { keptReportsQuery } from "./keptReportsQuery.ts";

interface Kept {
  /** Of this report. */
  all: readonly KeptReport[];
  /** The one that the address names. */
  kept: KeptReport | undefined;
  /** It is still to be read. */
  pending: boolean;
  /** The address names one that is not there. */
  gone: boolean;
}

/** What is kept of a report, and which of it is shown. */
export function useKeptReport(code: ReportCode, own: boolean): Kept {
  const search: { kept?: string } = useSearch({ strict: false });
  const { data } = useQuery(keptReportsQuery(own));
  const all = data?.filter((each) => each.code === code) ?? [];
  const named = search.kept;
  const kept = all.find(({ id }) => String(id) === named);
  const pending = named !== undefined && data === undefined;
  return { all, kept, pending, gone: named !== undefined && data !== undefined && kept === undefined };
}
