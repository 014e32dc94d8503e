import type { Dashboard } from "@vigil/model/reporting/dashboards/dashboard";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { dashboardsQuery } from "./dashboardCalls.ts";
import { dashboardSaver } from "./dashboardSaver.ts";

const begun = { id: 7, revision: 1, title: "Mine", favorite: true, items: [] } as Dashboard;

/** Nothing takes this long: it ends a test that waits for what does not come. */
const patience = { timeout: 20_000 };

afterEach(() => vi.unstubAllGlobals());

test("a change made while the dashboards are read anew is kept and sent: the answer that comes after it knows nothing of it", async () => {
  const storage = { getItem: () => "token", setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("location", { pathname: "/demo", search: "" });
  let atServer = begun;
  const sent: string[] = [];
  const late = Promise.withResolvers<void>();
  let reads = 0;
  vi.stubGlobal("fetch", async (_url: string, { method, body }: RequestInit) => {
    if (method === "GET") {
      const known = atServer;
      reads += 1;
      if (reads === 1) await late.promise;
      return Response.json([known]);
    }
    const { revision, ...change } = JSON.parse(body as string) as Dashboard;
    sent.push(change.title);
    atServer = { ...change, id: 7, revision: revision + 1 };
    return Response.json(atServer);
  });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  queries.setQueryData(dashboardsQuery.queryKey, [begun]);
  const shown = new QueryObserver(queries, dashboardsQuery);
  const leave = shown.subscribe(() => {});
  const titles = () => queries.getQueryData(dashboardsQuery.queryKey)?.map(({ title }) => title);
  const saver = dashboardSaver(queries);

  saver.keep({ ...begun, title: "Night" });
  // saved as the favourite, so that the others are read anew; that answer is held back
  await vi.waitFor(() => expect(reads).toBe(1), patience);
  saver.keep({ ...begun, title: "Night shift" });
  late.resolve();
  await vi.waitFor(() => expect(sent).toEqual(["Night", "Night shift"]), patience);
  await vi.waitFor(() => expect(reads).toBe(2), patience);
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0), patience);
  expect(titles()).toEqual(["Night shift"]);
  expect(atServer).toMatchObject({ title: "Night shift", revision: 3 });
  leave();
  queries.clear();
});
