import type { LearnerNotification } from "@vigil/model/curriculum/learnerNotification";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { en } from "@vigil/model/phrases/en";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, it } from "vitest";
import { formatInstant } from "../ui/format.ts";
import { noticesQuery } from "./currentNotices.ts";
import { NoticeArea } from "./NoticeArea.tsx";
import { ProfileNotices } from "./ProfileNotices.tsx";

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: "en", resources: { en: { translation: en } }, interpolation: { escapeValue: false } }),
);

const notice = (values: Partial<LearnerNotification>): LearnerNotification => ({
  id: 1,
  revision: 1,
  variant: "info",
  content: { en: "Text" },
  startAt: null,
  endAt: null,
  ...values,
});

it("R-2.018 the profile shows the user's notifications, with their times", () => {
  const queries = new QueryClient();
  const endAt = "2026-12-01T09:00:00Z";
  queries.setQueryData(noticesQuery("demo").queryKey, [notice({ content: { en: "Audit week" }, variant: "warning", endAt })]);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ProfileNotices domain="demo" />
    </QueryClientProvider>,
  );
  expect(html).toContain("Audit week");
  expect(html).toContain("Attention: ");
  expect(html).toContain(`until ${formatInstant(endAt)}`);
});

it("R-3.097 what a notification says is drawn, never run: marks, an address of https, and its times", () => {
  const startAt = "2026-12-01T09:00:00Z";
  const content = { en: "<b>x</b> **now** [here](https://example.org) [bad](javascript:alert) {{startAt}}\n\nSecond" };
  const html = renderToStaticMarkup(<NoticeArea notices={[notice({ content, startAt })]} />);
  expect(html).toContain("&lt;b&gt;x&lt;/b&gt; <strong>now</strong>");
  expect(html).toContain('<a href="https://example.org"');
  expect(html).toContain("[bad](javascript:alert)");
  expect(html).toMatch(new RegExp(`<time dateTime="${startAt}"[^>]*>${formatInstant(startAt)}</time>`, "u"));
  expect(html.match(/<p>/gu)).toHaveLength(2);
});

it("a notice is put away by name, and more than two unfold", () => {
  const html = renderToStaticMarkup(<NoticeArea notices={[1, 2, 3].map((id) => notice({ id, content: { en: `Notice ${id}` } }))} />);
  expect(html).toContain('aria-label="Dismiss: Notice 1"');
  expect(html).not.toContain("Notice 3");
  expect(html).toContain("1 more notice<");
});
