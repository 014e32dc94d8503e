import { expect, test } from "vitest";
import { faultOf } from "../reports/reportAsk.ts";
import { reportOfFigure } from "./reportOfFigure.ts";
import { widgetNames, widgetOf } from "./widget.ts";

const rows = { month: "2026-02", region: "North", program: "P", company: "C", objective: "O", category: "guns" } as const;

test("every row of every widget leads to a report that can be asked what the widget is narrowed to", () => {
  for (const widget of widgetNames) {
    const { by, filters } = widgetOf(widget);
    const all = {
      months: 24,
      within: 30,
      companyId: 1,
      groupId: 2,
      programId: 3,
      courseId: 4,
      examKind: "final",
      sessionType: "Exam",
    } as const;
    const narrowed = Object.fromEntries(Object.entries(all).filter(([name]) => filters.some((known) => known === name)));
    const found = reportOfFigure(widget, narrowed, { label: rows[by], about: [7] });
    expect([widget, found && faultOf(found.code, found.ask)]).toEqual([widget, undefined]);
    expect(found?.ask).toMatchObject({ companyIds: [1], groupIds: [2] });
  }
});

test("a month is asked by its days, a program by its number, and a region by its companies as far as a report takes them", () => {
  expect(reportOfFigure("examScore", {}, { label: "2024-02" })?.ask.period).toEqual({
    kind: "dates",
    from: "2024-02-01",
    until: "2024-02-29",
  });
  expect(reportOfFigure("training", {}, { label: "P", about: [7] })).toMatchObject({ code: "T10", ask: { programIds: [7] } });
  expect(reportOfFigure("trainingDueByRegion", { within: 90 }, { label: "R", about: [1, 2] })).toMatchObject({
    code: "T70",
    ask: { companyIds: [1, 2], period: { kind: "relative", unit: "days", count: 90 } },
  });
  expect(reportOfFigure("trainingDueByRegion", {}, { label: "R", about: Array.from({ length: 1001 }, (_, id) => id + 1) })).toBeNull();
  // all the others together: everybody, with what the widget is narrowed to
  expect(reportOfFigure("certifications", { companyId: 5 }, { label: "" })).toMatchObject({
    code: "C20",
    ask: { companyIds: [5], programIds: [], period: null },
  });
});
