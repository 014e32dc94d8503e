import { expect, it } from "vitest";
import { parseSort, sortText } from "./listSort.ts";
import { numericOrText } from "./numericOrText.ts";

it("R-7.017 R-9.007 a sort is asc(field) or desc(field), several joined by commas", () => {
  expect(parseSort("asc(company.name),desc(username)")).toEqual([
    { path: "company.name", direction: "asc" },
    { path: "username", direction: "desc" },
  ]);
  expect(sortText(parseSort("asc(name), asc(name)")!)).toBe("asc(name)");
  for (const wrong of ["", "name", "up(name)", "asc(name", "asc(name);drop"]) expect(parseSort(wrong)).toBeUndefined();
});

it("R-5.023 a numeric-or-text filter names the number field for digits and the text field for the rest", () => {
  expect(numericOrText(" 42 ", "id", "search")).toEqual({ id: "42" });
  expect(numericOrText("42a", "id", "search")).toEqual({ search: "42a" });
  expect(numericOrText("  ", "id", "search")).toEqual({});
});
