import { expect, test } from "vitest";
import { reportCodes, reportOf } from "./report.ts";
import { faultOf, reportAsk } from "./reportAsk.ts";
import { reportOfGroup } from "./reportOfGroup.ts";

const about = { company: 3, program: 5, course: 7 };

test("what a count leads to can be asked, whatever the count was narrowed to", () => {
  let leads = 0;
  for (const code of reportCodes) {
    const { columns, parameters } = reportOf(code);
    const all = { companyIds: [1], groupIds: [2], programIds: [4], courseIds: [6], sessionKinds: ["exam"], overdue: true, inactive: true };
    const ask = reportAsk.parse(Object.fromEntries(Object.entries(all).filter(([name]) => parameters.some((known) => known === name))));
    for (const column of columns) {
      const found = reportOfGroup({ code, ask }, { column, value: 9, about });
      if (found === null) continue;
      leads += 1;
      expect([code, column, faultOf(found.code, found.ask)]).toEqual([code, column, undefined]);
      expect(found.ask).toMatchObject({ groupIds: [2], inactive: true });
    }
  }
  expect(leads).toBeGreaterThan(20);
});

test("a group is asked by its number, a count by what it counts; of nobody and of sums there is nothing to name", () => {
  const ask = reportAsk.parse({ companyIds: [3, 4], period: { kind: "relative", unit: "months", count: 3 }, sessionKinds: ["exam"] });
  const company = { company: 3, program: null, course: null };
  expect(reportOfGroup({ code: "S40", ask }, { column: "company", value: "North", about: company })).toEqual({
    code: "S20",
    ask: { ...ask, companyIds: [3] },
  });
  const program = { company: null, program: 5, course: null };
  const ofProgram = { code: "T30" as const, ask: reportAsk.parse({ overdue: true }) };
  expect(reportOfGroup(ofProgram, { column: "notAttempted", value: 2, about: program })).toMatchObject({
    code: "T10",
    ask: { programIds: [5], status: ["n"], overdue: true },
  });
  expect(reportOfGroup(ofProgram, { column: "overdue", value: 0, about: program })).toBeNull();
  expect(reportOfGroup(ofProgram, { column: "completionRate", value: 40, about: program })).toBeNull();
  expect(reportOfGroup({ code: "T10", ask }, { column: "company", value: "North", about: company })).toBeNull();
});
