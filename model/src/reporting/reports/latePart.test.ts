import { expect, it } from "vitest";
import { latePart } from "./latePart.ts";
import { reportOf } from "./report.ts";

const parts = (code: "T70" | "T10", overdue: readonly boolean[]) => {
  const report = reportOf(code);
  const lines = overdue.map((late) => report.columns.map((name) => (name === "isOverdue" ? late : null)));
  return lines.map((line, index) => latePart(report, line, lines[index - 1]));
};

it("what is to come has a head over what is late and one over what comes; a report that looks back has none", () => {
  expect(parts("T70", [true, true, false, false])).toEqual(["overdue", undefined, "ahead", undefined]);
  expect(parts("T70", [false])).toEqual(["ahead"]);
  expect(parts("T10", [true, false])).toEqual([undefined, undefined]);
});
