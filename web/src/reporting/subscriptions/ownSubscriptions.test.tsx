import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { en } from "@vigil/model/phrases/en";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, it } from "vitest";
import { SubscriptionsCard, type OwnSubscription } from "./OwnSubscriptions.tsx";

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: "en", resources: { en: { translation: en } }, interpolation: { escapeValue: false } }),
);

const shown = (rows: OwnSubscription[]) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SubscriptionsCard rows={rows} zone="Asia/Tokyo" />
    </QueryClientProvider>,
  );

it("the card of subscriptions names each one with what it tells, how often, and the way out", () => {
  const html = shown([
    {
      id: 1,
      description: "Due in North",
      scope: "PROGRAM_END",
      interval: 2,
      period: "weeks",
      nextRunAt: "2026-11-23T06:00:00Z",
      fileName: null,
    },
    {
      id: 2,
      description: "New learners",
      scope: "PROGRAM_START",
      interval: 1,
      period: "days",
      nextRunAt: null,
      fileName: "S10 Month.xlsx",
    },
    { id: 3, description: "Month", scope: "REPORT", interval: 1, period: "days", nextRunAt: "2026-11-23T06:00:00Z", fileName: null },
  ]);
  expect(html).toContain("Due in North");
  expect(html).toContain("end or are overdue · every 2 weeks");
  // all by the clocks of the domain, whatever the reader's are
  expect(html.split("Mon, Nov 23, 2026, 3:00 PM (\u2068Asia/Tokyo\u2069)")).toHaveLength(3);
  expect(html).toContain("have begun · every day");
  expect(html.split("Fetch the newest file of")).toHaveLength(2);
  expect(html).toContain("Fetch the newest file of “New learners”");
  expect(html).toContain('aria-label="Give up “New learners”"');
});

it("says so where there is none", () => expect(shown([])).toContain("You are not subscribed to any mails."));
