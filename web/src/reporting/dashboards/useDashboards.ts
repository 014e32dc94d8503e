import {
  addItem,
  defaultItems,
  putBackItem,
  type Dashboard,
  type DashboardBody,
  type DashboardItem,
} from "@vigil/model/reporting/dashboards/dashboard";
import type { WidgetName } from "@vigil/model/reporting/dashboards/widget";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { dashboardsQuery } from "./dashboardCalls.ts";
import { dashboardSaver, unkept } from "./dashboardSaver.ts";

export interface DashboardDesk {
  current: Dashboard;
  kept: readonly Dashboard[];
  /** Those to choose from: one's own, and the one everybody begins with where none has its name. */
  offered: readonly Dashboard[];
  pending: boolean;
  failed: boolean;
  select: (id: number) => void;
  change: (change: Partial<DashboardBody>) => void;
  addItem: (widget: WidgetName) => void;
  /** Answers how it is put back at its place, whatever was done to its dashboard since. */
  removeItem: (item: DashboardItem) => () => void;
  add: (title: string, items: readonly DashboardItem[]) => void;
  remove: () => void;
}

/** The dashboard on the screen: the one chosen, else the favourite, else the first; before there is any, the one everybody begins with. */
export function useDashboards(): DashboardDesk {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [saver] = useState(() => dashboardSaver(queries));
  const [chosen, setChosen] = useState<number>();
  const { data: kept = [], isPending, isError } = useQuery(dashboardsQuery);
  const standard: Dashboard = {
    id: unkept,
    revision: 0,
    title: t("dashboards.standard"),
    favorite: false,
    items: [...defaultItems],
  };
  const offered = kept.some(({ title }) => title === standard.title) ? kept : [...kept, standard];
  const current = offered.find(({ id }) => id === saver.idOf(chosen)) ?? kept.find(({ favorite }) => favorite) ?? offered[0] ?? standard;
  const change = (changes: Partial<DashboardBody>) => setChosen(saver.keep({ ...current, ...changes }));
  return {
    current,
    kept,
    offered,
    pending: isPending,
    failed: isError,
    select: setChosen,
    change,
    addItem: (widget) => change({ items: addItem(current.items, widget) }),
    removeItem: (item) => {
      const place = current.items.indexOf(item);
      const id = saver.keep({ ...current, items: current.items.toSpliced(place, 1) });
      setChosen(id);
      return () => {
        const now = saver.now(id);
        if (now) saver.keep({ ...now, items: putBackItem(now.items, item, place) });
      };
    },
    add: (title, items) => setChosen(saver.keep({ id: unkept, revision: 0, title, favorite: false, items: [...items] })),
    remove: () => {
      setChosen(undefined);
      void saver.remove(current.id);
    },
  };
}
