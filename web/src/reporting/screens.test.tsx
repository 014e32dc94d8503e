import { en } from "@vigil/model/phrases/en";
import { reportOf, reportCodes } from "@vigil/model/reporting/reports/report";
import { beforeAll, expect, it } from "vitest";
import { shownPage as shown, speakEnglish } from "../../test/shell/shownPage.tsx";
import { ProfilePage } from "../identity/ProfilePage.tsx";
import { AdministratorHome } from "../home/AdministratorHome.tsx";
import { MorePlaces } from "../shell/MorePlaces.tsx";
import { Nav } from "../shell/Nav.tsx";
import { LearnerReportListPage } from "./reports/ReportListPage.tsx";

beforeAll(speakEnglish);

it("R-2.016 learners have a reports screen: it is in their navigation, and names the reports of themselves", async () => {
  const rows = reportCodes.filter((code) => reportOf(code).learner).map((code) => ({ ...reportOf(code), ...en.reports.list[code] }));
  const known = { permissions: ["training:take"], queries: [[["reports", true], { rows }] as const] };
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
