import { expect, test } from "vitest";
import { calledBy, requireCall } from "./requireCall.ts";

const unit = calledBy({ programId: 1, courseId: 2, unitId: 3, type: "Practice" });
const codeOf = (call: () => void): unknown => {
  try {
    call();
  } catch (problem) {
    return (problem as { code?: unknown }).code;
  }
  return null;
};

test("R-5.003 R-5.004 R-5.005 the screen starts into the simulator only, and resumes and ends at intro or complete only", () => {
  expect(codeOf(() => requireCall({ transition: "start", ...unit, step: "simulator" }))).toBeNull();
  expect(codeOf(() => requireCall({ transition: "start", ...unit, step: "intro" }))).toBe("SimulatorStepInvalid");
  expect(codeOf(() => requireCall({ transition: "start", ...unit, step: "elsewhere" }))).toBe("SimulatorStepInvalid");
  for (const transition of ["resume", "end"] as const) {
    expect(codeOf(() => requireCall({ transition, ...unit, step: "simulator" }))).toBe("SimulatorStepInvalid");
    for (const step of ["intro", "complete"]) expect(codeOf(() => requireCall({ transition, ...unit, step }))).toBeNull();
  }
});

test("R-5.001 R-5.002 the screen enters no other type and no item that is missing or negative", () => {
  expect(codeOf(() => requireCall({ transition: "start", type: "Quiz", itemId: 3, step: "simulator" }))).toBe("SimulatorTypeInvalid");
  for (const itemId of [-1, null, undefined, Number.NaN])
    expect(codeOf(() => requireCall({ transition: "start", type: "Exam", itemId, step: "simulator" }))).toBe("SimulatorItemInvalid");
  expect(calledBy({ quizId: 9 })).toEqual({ type: "Exam", itemId: 9 });
});
