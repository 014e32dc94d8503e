import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { en } from "@vigil/model/phrases/en";
import { reportOf } from "@vigil/model/reporting/reports/report";
import { reportAsk } from "@vigil/model/reporting/reports/reportAsk";
import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import i18next from "i18next";
import { prerender } from "react-dom/static";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, it, vi } from "vitest";
import { linesQuery, runQuery } from "./reportCalls.ts";
import { ReportPage } from "./ReportPage.tsx";

beforeAll(async () => {
  // which columns are shown is kept by the browser; there is none here
  vi.stubGlobal("localStorage", { getItem: () => null });
  await i18next.use(initReactI18next).init({ lng: "en", resources: { en: { translation: en } }, interpolation: { escapeValue: false } });
});

const run: ReportRun = {
  id: 1,
  code: "D10",
  state: "done",
  done: 1,
  wanted: 1,
  ask: reportAsk.parse({}),
  from: null,
  until: null,
  zone: "UTC",
  createdAt: "2026-11-22T10:00:00Z",
  count: 60,
  totals: {},
  error: null,
};
const { columns } = reportOf("D10");
const nobody = { user: null, company: null, program: null, course: null, quiz: null, record: null };
const lines: ReportLines = { rows: [columns.map(() => null)], about: [nobody], count: 60 };

/** The page of a report at this address, when the server has answered run 1 and its lines in these orders. */
async function shown(
  address: string,
  asked: { page: number; order: string }[],
  answered: { run: ReportRun; lines: ReportLines } = { run, lines },
): Promise<string> {
  const client = new QueryClient();
  client.setQueryData(["user"], { permissions: ["reports:view"], addons: [], company: { id: 1, name: "North" } });
  client.setQueryData(runQuery(1).queryKey, answered.run);
  for (const one of asked) client.setQueryData(linesQuery(1, { ...one, limit: 50 }).queryKey, answered.lines);
  const root = createRootRoute();
  const domain = createRoute({ getParentRoute: () => root, path: "$domain" });
  const frame = createRoute({ getParentRoute: () => domain, id: "frame" });
  const report = createRoute({ getParentRoute: () => frame, path: "admin/reports/$code", component: ReportPage });
  const router = createRouter({
    routeTree: root.addChildren([domain.addChildren([frame.addChildren([report])])]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  });
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

it("a run of another report is not there: none of its lines stand under this title", async () => {
  const asked = [{ page: 1, order: "" }];
  expect(await shown("/airport/admin/reports/D10?run=1", asked)).toContain("60 lines");
  const html = await shown("/airport/admin/reports/T70?run=1", asked);
  expect(html).toContain(en.reports.list.T70.name);
  expect(html).toContain(en.problems.ReportRunNotFound);
  expect(html).not.toContain("60 lines");
});

it("the order and the page of the lines are those in the address, as far as they are any of the report", async () => {
  const order = `desc(${columns[1]})`;
  const html = await shown(`/airport/admin/reports/D10?run=1&order=${order}&page=2`, [{ page: 2, order }]);
  expect(html.match(/aria-sort="(ascending|descending)"/gu)).toEqual(['aria-sort="descending"']);
  expect(html).toContain("Page 2 of 2");
  const foreign = await shown("/airport/admin/reports/D10?run=1&order=asc(password)&page=99", [{ page: 2, order: "" }]);
  expect(foreign).not.toMatch(/aria-sort="(ascending|descending)"/u);
  expect(foreign).toContain("Page 2 of 2");
});

it("a program and its counts lead to the people that are counted, with what was asked; a count of none leads nowhere", async () => {
  const ask = reportAsk.parse({ companyIds: [3] });
  const counted = { program: "Cabin", trainings: 4, notAttempted: 0, attempted: 1, complete: 3, overdue: 1, completionRate: 75 };
  const html = await shown("/airport/admin/reports/T30?run=1", [{ page: 1, order: "" }], {
    run: { ...run, code: "T30", ask, count: 1 },
    lines: {
      rows: [reportOf("T30").columns.map((name) => counted[name as keyof typeof counted])],
      about: [{ ...nobody, program: 5 }],
      count: 1,
    },
  });
  const asked = [...html.matchAll(/href="[^"]*reports\/T10\?ask=([^"]*)"/gu)].map(([, text]) =>
    reportAsk.parse(JSON.parse(JSON.parse(decodeURIComponent(text!)))),
  );
  const ofProgram = { ...ask, programIds: [5] };
  expect(asked).toEqual([
    ofProgram,
    ofProgram,
    { ...ofProgram, status: ["a"] },
    { ...ofProgram, status: ["c"] },
    { ...ofProgram, overdue: true },
  ]);
});

it("the form says which sessions are told of where nobody has chosen: figures leave watches out, lines do not", async () => {
  const ticked = async (code: string) =>
    [...(await shown(`/airport/admin/reports/${code}`, [])).matchAll(/<input type="checkbox" checked=""\/>([^<]+)</gu)].map(
      ([, name]) => name,
    );
  const { practice, exam, quiz, watch } = en.reports.choices.kind;
  expect(await ticked("S40")).toEqual([practice, exam, quiz]);
  expect(await ticked("S10")).toEqual([practice, exam, quiz, watch]);
});
