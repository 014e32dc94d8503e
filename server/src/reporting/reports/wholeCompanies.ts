import type { ReportAsk } from "@vigil/model/reporting/reports/reportAsk";
import type { ReportScope } from "../../storage/reportingTables.ts";

/** The companies whose people a report is about, each as a whole; null where single people or groups are asked for. The same people as `reportReach`. */
export function wholeCompanies(
  { companyIds, groupIds }: Pick<ReportAsk, "companyIds" | "groupIds">,
  { own, companies, groups }: ReportScope,
): "all" | readonly number[] | null {
  if (own || groups !== null || groupIds.length > 0) return null;
  if (companyIds.length === 0) return companies;
  return companies === "all" ? companyIds : companyIds.filter((id) => companies.includes(id));
}
