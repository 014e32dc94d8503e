import type { LinkProps } from "@tanstack/react-router";
import { useParams } from "@tanstack/react-router";
import type { WidgetAsk } from "@vigil/model/reporting/dashboards/dashboard";
import type { FigureRow } from "@vigil/model/reporting/dashboards/dashboardWire";
import { reportOfFigure } from "@vigil/model/reporting/dashboards/reportOfFigure";
import type { WidgetName } from "@vigil/model/reporting/dashboards/widget";
import { can, useUser } from "../../shell/user.ts";
import { reportAddress } from "../reports/reportAddress.ts";

/** Where a row of a widget leads: the report that names its people, asked and run, for who may see reports. */
export function useFigureLead(widget: WidgetName, filters: WidgetAsk) {
  const { domain = "" } = useParams({ strict: false });
  const user = useUser();
  return (row: Pick<FigureRow, "label" | "about" | "count">): { lead?: LinkProps } => {
    const found = row.count > 0 && can(user, "reports:view") ? reportOfFigure(widget, filters, row) : null;
    return found === null ? {} : { lead: reportAddress(domain, found) };
  };
}
