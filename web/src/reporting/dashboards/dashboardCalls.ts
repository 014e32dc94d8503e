import type { Dashboard, WidgetAsk } from "@vigil/model/reporting/dashboards/dashboard";
import type { DashboardChoice, ToldFigures } from "@vigil/model/reporting/dashboards/dashboardWire";
import type { WidgetName } from "@vigil/model/reporting/dashboards/widget";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { readTogether } from "../../readTogether.ts";

export const dashboardsQuery = queryOptions({
  queryKey: ["dashboards"],
  queryFn: ({ signal }) => readTogether<Dashboard[]>("dashboards", signal),
});

const addressOf = (filters: WidgetAsk): string =>
  new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)])).toString();

export const figuresFile = (widget: WidgetName, filters: WidgetAsk, format: "csv" | "xlsx"): string =>
  `dashboards/figures/${widget}/export.${format}?${addressOf(filters)}`;

export const figuresQuery = (widget: WidgetName, filters: WidgetAsk) => {
  const asked = addressOf(filters);
  return queryOptions({
    queryKey: ["dashboards", "figures", widget, asked],
    queryFn: ({ signal }) => readTogether<ToldFigures>(`dashboards/figures/${widget}?${asked}`, signal),
  });
};

export type ChoiceList = "companyId" | "groupId" | "programId" | "courseId";
export const isChoiceList = (name: string): name is ChoiceList => ["companyId", "groupId", "programId", "courseId"].includes(name);

export const dashboardChoicesQuery = (list: ChoiceList, asked: { search?: string; id?: number }) =>
  queryOptions({
    queryKey: ["dashboards", "choices", list, asked],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
      return readTogether<DashboardChoice[]>(`dashboards/choices/${list}?${query.toString()}`, signal);
    },
    placeholderData: keepPreviousData,
  });
