import { expect, test } from "vitest";
import { refusalOf, type StartCall } from "./startCall.ts";

const start: StartCall = { transition: "start", type: "Exam", itemId: 3, step: "simulator" };

test("R-5.001 a type other than Exam or Practice is an invalid type", () => {
  expect(refusalOf(start)).toBeNull();
  expect(refusalOf({ ...start, type: "Practice" })).toBeNull();
  for (const type of ["exam", "Review", ""]) expect(refusalOf({ ...start, type })).toBe("SimulatorTypeInvalid");
});

test("R-5.002 an itemId that is missing or negative is rejected", () => {
  for (const itemId of [null, undefined, -1, Number.NaN]) expect(refusalOf({ ...start, itemId })).toBe("SimulatorItemInvalid");
  expect(refusalOf({ ...start, itemId: 0 })).toBeNull();
});

test("R-5.003 R-5.004 a start needs the step simulator, and no step is any other than intro, simulator and complete", () => {
  for (const step of ["intro", "complete", "summary"]) expect(refusalOf({ ...start, step })).toBe("SimulatorStepInvalid");
});

test("R-5.005 resuming and ending need the step intro or complete", () => {
  for (const transition of ["resume", "end"] as const) {
    expect(refusalOf({ ...start, transition, step: "intro" })).toBeNull();
    expect(refusalOf({ ...start, transition, step: "complete" })).toBeNull();
    expect(refusalOf({ ...start, transition, step: "simulator" })).toBe("SimulatorStepInvalid");
    expect(refusalOf({ ...start, transition, step: "start" })).toBe("SimulatorStepInvalid");
  }
});
