import { expect, test } from "vitest";
import { transferFaults } from "./programTransferRules.ts";

const fieldsOf = (values: Parameters<typeof transferFaults>[0]) => transferFaults(values).map(({ field }) => field);

test("all that a transfer lacks is told at once, each at its field", () => {
  expect(fieldsOf({})).toEqual(["companies", "sourcePrograms", "targetPrograms", "transferIncompletes"]);
  const whole = { companies: [1], sourcePrograms: [2], targetPrograms: [3], transferIncompletes: true };
  expect(fieldsOf(whole)).toEqual([]);
  expect(fieldsOf({ ...whole, targetPrograms: [2], versionChange: true, retainAssignments: true })).toEqual([
    "targetPrograms",
    "retainAssignments",
  ]);
});
