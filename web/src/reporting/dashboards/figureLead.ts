import type { LinkProps } from "@tanstack/react-router";
import { useParams } from "@tanstack/react-router";
import type { WidgetAsk } from "@vigil/model/reporting/dashboards/dashboard";
import type { FigureRow } from "@vigil/model/reporting/dashboards/dashboardWire";
import { reportOfFigure } from "@vigil/model/reporting/dashboards/reportOfFigure";
import { initialMonths, type WidgetName } from "@vigil/model/reporting/dashboards/widget";
import { can, useUser } from "../../shell/user.ts";
import { reportAddress } from "../reports/reportAddress.ts";

/** Weakness in a category is looked at where detection is told by category, person and company: no report narrows people to one. */
const toDetection = (domain: string, { companyId, groupId, programId, months = initialMonths }: WidgetAsk): LinkProps => ({
  to: "/$domain/admin/measures",
  params: { domain },
  search: Object.fromEntries(
    Object.entries({ companyId, groupId, programId, months }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ),
});

/** Where a row of a widget leads: the report that names its people, asked and run, or their figures of detection, for who may see reports. */
export function useFigureLead(widget: WidgetName, filters: WidgetAsk) {
  const { domain = "" } = useParams({ strict: false });
  const user = useUser();
  return (row: Pick<FigureRow, "label" | "about" | "count">): { lead?: LinkProps } => {
    const { courseId, sessionType } = filters;
    if (widget === "simulatorCategoryWeakness" && courseId === undefined && sessionType === undefined)
      return row.count > 0 && can(user, "reports:view") ? { lead: toDetection(domain, filters) } : {};
    const found = row.count > 0 && can(user, "reports:view") ? reportOfFigure(widget, filters, row) : null;
    return found === null ? {} : { lead: reportAddress(domain, found) };
  };
}
