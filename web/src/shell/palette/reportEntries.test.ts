import { expect, test } from "vitest";
import { reportEntries, type ReportsAt } from "./reportEntries.ts";

const owed = { code: "D10", title: "Hours owed by learner" };
const others: ReportsAt = {
  own: false,
  place: "Reports",
  reports: [owed, { code: "D20", title: "Hours owed by company" }],
  kept: [
    { id: 4, code: "D20", name: "Monday round", state: { order: "asc(company)" } },
    { id: 5, code: "D10", name: "Night shift", state: { order: "" } },
  ],
};
const mine: ReportsAt = {
  own: true,
  place: "My results",
  reports: [owed],
  kept: [{ id: 7, code: "D10", name: "My Mondays", state: { order: "" } }],
};
const found = (words: string, ...places: ReportsAt[]) => reportEntries("harbor", words, places);

test("a report is offered once: of others where one may read theirs, else of oneself", () => {
  expect(found("hours owed", others, mine).map(({ hint, go }) => [hint, go])).toEqual([
    ["D10 · Reports", "/harbor/admin/reports/D10"],
    ["D20 · Reports", "/harbor/admin/reports/D20"],
  ]);
  expect(found("d10", mine)).toMatchObject([{ hint: "D10 · My results", go: "/harbor/reports/D10" }]);
});

test("kept reports are found by their names, say which report they are, and are opened in their order", () => {
  expect(found("mon", others, mine)).toEqual([
    {
      key: "kept 4",
      title: "Monday round",
      hint: "D20 · Hours owed by company",
      go: "/harbor/admin/reports/D20",
      search: { kept: "4", order: "asc(company)" },
    },
    { key: "kept own 7", title: "My Mondays", hint: "D10 · Hours owed by learner", go: "/harbor/reports/D10", search: { kept: "7" } },
  ]);
  expect(found("night", { ...others, reports: [] })).toMatchObject([{ hint: "D10" }]);
  expect(found("hours", others).every(({ key }) => key.startsWith("report"))).toBe(true);
});

test("many kept reports leave room for the reports", () => {
  const many = Array.from({ length: 40 }, (_, id) => ({ id, code: "D10", name: `Hours ${id}`, state: { order: "" } }));
  expect(found("hours", { ...others, kept: many }).map(({ key }) => key.split(" ")[0])).toEqual([
    ...Array.from({ length: 6 }, () => "kept"),
    "report",
    "report",
  ]);
});
