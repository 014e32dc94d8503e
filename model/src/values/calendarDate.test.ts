import { expect, it } from "vitest";
import { calendarDate, moment } from "./calendarDate.ts";
import { fieldFault } from "./fieldFault.ts";

const faultOf = (value: string) => {
  const { error } = calendarDate.safeParse(value);
  return error?.issues[0] && fieldFault(error.issues[0]).code;
};

it("a date is one of the calendar, between 1900 and 2199: everything else is told in a sentence", () => {
  const told = Object.fromEntries(
    ["1900-01-01", "2199-12-31", "1899-12-31", "0001-01-01", "0000-01-01", "9999-12-31", "275760-09-13", "2026-02-30", "x"].map((value) => [
      value,
      faultOf(value),
    ]),
  );
  expect(told).toEqual({
    "1900-01-01": undefined,
    "2199-12-31": undefined,
    "1899-12-31": "FieldDateBeyond",
    "0001-01-01": "FieldDateBeyond",
    "0000-01-01": "FieldDateBeyond",
    "9999-12-31": "FieldDateBeyond",
    "275760-09-13": "FieldNotDate",
    "2026-02-30": "FieldNotDate",
    x: "FieldNotDate",
  });
  expect(moment.safeParse("9999-12-31T00:00:00Z").success).toBe(false);
  expect(moment.safeParse("2026-11-23T05:00:00Z").success).toBe(true);
});
