import { expect, test } from "vitest";
import { formValue, notJson } from "./formValue.ts";

const of = (
  kind: Parameters<typeof formValue>[0] extends infer F ? (F extends { kind: infer K } ? K : never) : never,
  nullable = false,
) => ({
  kind,
  nullable,
});

test("R-5.024 of a form's field texts stand as they are, and everything else is JSON", () => {
  expect(formValue(of("text"), "[1]")).toBe("[1]");
  expect(formValue(of("choice"), "true")).toBe("true");
  expect(formValue(of("date"), "2026-11-23")).toBe("2026-11-23");
  expect(formValue(of("integer"), "3")).toBe(3);
  expect(formValue(of("decimal"), "2.5")).toBe(2.5);
  expect(formValue(of("reference"), "7")).toBe(7);
  expect(formValue(of("yesNo"), "false")).toBe(false);
  expect(formValue(of("references"), "[4,5]")).toEqual([4, 5]);
  expect(formValue(of("json"), '{"a":1}')).toEqual({ a: 1 });
});

test("what is empty empties an optional field, what is no JSON is said so, and what the schema can name better is left to it", () => {
  expect([formValue(of("text", true), ""), formValue(of("reference", true), "null")]).toEqual([null, null]);
  expect([formValue(of("text"), ""), formValue(of("longText"), "null")]).toEqual(["", "null"]);
  expect([formValue(of("references"), "4, 5"), formValue(of("json"), "")]).toEqual([notJson, notJson]);
  expect([formValue(of("integer"), "three"), formValue(of("yesNo"), "")]).toEqual(["three", ""]);
  expect(formValue(undefined, "1")).toBe("1");
});
