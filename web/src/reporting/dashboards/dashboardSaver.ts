import type { Dashboard } from "@vigil/model/reporting/dashboards/dashboard";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { showProblem } from "../../shell/alerts.ts";
import { dashboardsQuery } from "./dashboardCalls.ts";

/** A dashboard that nobody has kept yet: it is on the screen, and becomes somebody's own with the first change. */
export const unkept = 0;

export interface DashboardSaver {
  /** Shows the dashboard as it is now and saves it behind what is still being saved; answers the number it has on the screen. */
  keep: (dashboard: Dashboard) => number;
  /** The dashboard as it is on the screen, under whichever number it was shown. */
  now: (id: number) => Dashboard | undefined;
  /** The number a dashboard is kept under, once it is. */
  idOf: (id: number | undefined) => number | undefined;
  remove: (id: number) => Promise<void>;
}

/** One change after the other, so that quick ones never meet on the server; of several that wait only the last is sent. */
export function dashboardSaver(queries: QueryClient): DashboardSaver {
  const { queryKey } = dashboardsQuery;
  const all = (): Dashboard[] => queries.getQueryData(queryKey) ?? [];
  const write = (change: (kept: Dashboard[]) => Dashboard[]) => queries.setQueryData(queryKey, change(all()));
  const waiting = new Set<number>();
  /** What a save did to the others is not read yet. */
  let unread = false;
  /** Below nought are those that are still to be kept, each with a number of its own. */
  const kept = new Map<number, number>();
  let newest = unkept;
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

  const send = async (shown: number): Promise<void> => {
    waiting.delete(shown);
    const id = kept.get(shown) ?? shown;
    const now = all().find((each) => each.id === id);
    if (!now) return;
    const { id: _id, revision, ...body } = now;
    const saved = await (id < unkept
      ? call<Dashboard>("POST", "dashboards", { body })
      : call<Dashboard>("PUT", `dashboards/${id}`, { body: { ...body, revision } }));
    // what was changed meanwhile is shown on, and sent next
    kept.set(shown, saved.id);
    write((shownNow) => shownNow.map((each) => (each.id === id ? { ...each, id: saved.id, revision: saved.revision } : each)));
    unread ||= body.favorite;
    if (!unread || waiting.size > 0) return;
    unread = false;
    await queries.invalidateQueries({ queryKey, exact: true });
  };

  /** What is being read knows nothing of a change that is made now, and would take it off the screen before it is sent. */
  const stopReading = () => {
    if (queries.isFetching({ queryKey, exact: true }) === 0) return;
    unread = true;
    void queries.cancelQueries({ queryKey, exact: true });
  };

  return {
    keep: (dashboard) => {
      const id = dashboard.id === unkept ? --newest : (kept.get(dashboard.id) ?? dashboard.id);
      const asNow = { ...dashboard, id, revision: all().find((each) => each.id === id)?.revision ?? dashboard.revision };
      stopReading();
      write((before) => {
        const others = before.map((each) => (dashboard.favorite && each.id !== id ? { ...each, favorite: false } : each));
        return others.some((each) => each.id === id) ? others.map((each) => (each.id === id ? asNow : each)) : [...others, asNow];
      });
      if (!waiting.has(id)) {
        waiting.add(id);
        void inTurn(() => send(id));
      }
      return id;
    },
    now: (id) => all().find((each) => each.id === (kept.get(id) ?? id)),
    idOf: (id) => (id === undefined ? undefined : (kept.get(id) ?? id)),
    remove: async (id) => {
      await inTurn(async () => {
        await call("DELETE", `dashboards/${id}`);
        write((before) => before.filter((each) => each.id !== id));
      });
    },
  };
}
