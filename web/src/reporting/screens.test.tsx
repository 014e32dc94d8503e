import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { en } from "@vigil/model/phrases/en";
import { reportOf, reportCodes } from "@vigil/model/reporting/reports/report";
import i18next from "i18next";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, it } from "vitest";
import { ProfilePage } from "../identity/ProfilePage.tsx";
import { AdministratorHome } from "../home/AdministratorHome.tsx";
import { MorePlaces } from "../shell/MorePlaces.tsx";
import { Nav } from "../shell/Nav.tsx";
import { LearnerReportListPage } from "./reports/ReportListPage.tsx";

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: "en", resources: { en: { translation: en } }, interpolation: { escapeValue: false } }),
);

interface Known {
  permissions: string[];
  queries?: [key: unknown[], data: unknown][];
}

/** A page at an address of a domain, as somebody with these permissions sees it when the server has answered. */
async function shown(page: ReactNode, { permissions, queries = [] }: Known): Promise<string> {
  const client = new QueryClient();
  const user = {
    permissions,
    addons: ["tableExports"],
    username: "usr",
    firstName: "Sam",
    lastName: "Rivera",
    company: { id: 1, name: "North" },
    accessLevel: "Student",
  };
  for (const [key, data] of [[["user"], user] as const, ...queries]) client.setQueryData(key, data);
  const root = createRootRoute();
  const domain = createRoute({ getParentRoute: () => root, path: "$domain", component: () => page });
  const router = createRouter({ routeTree: root.addChildren([domain]), history: createMemoryHistory({ initialEntries: ["/airport"] }) });
  await router.load();
  const { prelude } = await prerender(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return new Response(prelude).text();
}

it("R-2.016 learners have a reports screen: it is in their navigation, and names the reports of themselves", async () => {
  const rows = reportCodes.filter((code) => reportOf(code).learner).map((code) => ({ ...reportOf(code), ...en.reports.list[code] }));
  const known: Known = { permissions: ["training:take"], queries: [[["reports", true], { rows }]] };
  expect(await shown(<MorePlaces domain="airport" />, known)).toContain('href="/airport/reports"');
  const html = await shown(<LearnerReportListPage />, known);
  expect(html).toContain("Simulator sessions");
  expect(html).toContain('href="/airport/reports/S10"');
  expect(html).not.toContain("User activity");
});

it("R-2.019 the account profile shows the subscriptions of its user", async () => {
  const rows = [{ id: 3, description: "Due in North", scope: "PROGRAM_END", interval: 2, period: "weeks", nextRunAt: null }];
  const html = await shown(<ProfilePage />, { permissions: [], queries: [[["user", "subscriptions"], { rows }]] });
  expect(html).toContain("Due in North");
  expect(html).toContain("every 2 weeks");
});

it("R-1.024 administration includes subscriptions, reports and dashboards", async () => {
  const permissions = ["subscriptions:view", "reports:view"];
  const html = await shown(<Nav domain="airport" />, { permissions });
  expect(html).toContain('href="/airport/admin/subscriptions"');
  expect(html).toContain('href="/airport/admin/reports"');
  const dashboard = { id: 1, revision: 1, title: "Mine at a glance", favorite: true, items: [] };
  const home = await shown(<AdministratorHome />, { permissions, queries: [[["dashboards"], [dashboard]]] });
  expect(home).toContain("Mine at a glance");
});
