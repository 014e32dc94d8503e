import { expect, it } from "vitest";
import { parseSort, sortText } from "./listSort.ts";

it("R-7.017 R-9.007 a sort is asc(field) or desc(field), several joined by commas", () => {
  expect(parseSort("asc(company.name),desc(username)")).toEqual([
    { path: "company.name", direction: "asc" },
    { path: "username", direction: "desc" },
  ]);
  expect(sortText(parseSort("asc(name), asc(name)")!)).toBe("asc(name)");
  for (const wrong of ["", "name", "up(name)", "asc(name", "asc(name);drop"]) expect(parseSort(wrong)).toBeUndefined();
});
