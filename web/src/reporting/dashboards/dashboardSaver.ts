import type { Dashboard } from "@vigil/model/reporting/dashboards/dashboard";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { showProblem } from "../../shell/alerts.ts";
import { dashboardsQuery } from "./dashboardCalls.ts";

/** A dashboard that nobody has kept yet: it is on the screen, and becomes somebody's own with the first change. */
export const unkept = 0;

export interface DashboardSaver {
  /** Shows the dashboard as it is now and saves it behind what is still being saved; answers the number it is kept under. */
  keep: (dashboard: Dashboard) => Promise<number | undefined>;
  remove: (id: number) => Promise<void>;
}

/** One change after the other, so that quick ones never meet on the server; of several that wait only the last is sent. */
export function dashboardSaver(queries: QueryClient): DashboardSaver {
  const { queryKey } = dashboardsQuery;
  const all = (): Dashboard[] => queries.getQueryData(queryKey) ?? [];
  const write = (change: (kept: Dashboard[]) => Dashboard[]) => queries.setQueryData(queryKey, change(all()));
  const waiting = new Set<number>();
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T | undefined> => {
    const done = last.then(work).catch(async (problem: unknown) => {
      showProblem(problem);
      await queries.invalidateQueries({ queryKey, exact: true });
      return undefined;
    });
    last = done;
    return done;
  };

  const send = async (id: number): Promise<number | undefined> => {
    waiting.delete(id);
    const now = all().find((each) => each.id === id);
    if (!now) return undefined;
    const { id: _id, revision, ...body } = now;
    const saved = await (id === unkept
      ? call<Dashboard>("POST", "dashboards", { body })
      : call<Dashboard>("PUT", `dashboards/${id}`, { body: { ...body, revision } }));
    // what was changed meanwhile is shown on, and sent next
    write((kept) => kept.map((each) => (each.id === id ? { ...each, id: saved.id, revision: saved.revision } : each)));
    if (body.favorite) await queries.invalidateQueries({ queryKey, exact: true });
    return saved.id;
  };

  return {
    keep: (dashboard) => {
      const { id } = dashboard;
      write((kept) => {
        const others = kept.map((each) => (dashboard.favorite && each.id !== id ? { ...each, favorite: false } : each));
        return others.some((each) => each.id === id) ? others.map((each) => (each.id === id ? dashboard : each)) : [...others, dashboard];
      });
      if (waiting.has(id)) return last.then(() => id);
      waiting.add(id);
      return inTurn(() => send(id));
    },
    remove: async (id) => {
      await inTurn(async () => {
        await call("DELETE", `dashboards/${id}`);
        write((kept) => kept.filter((each) => each.id !== id));
      });
    },
  };
}
