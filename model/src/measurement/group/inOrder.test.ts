import { expect, test } from "vitest";
import { inOrder } from "./inOrder.ts";

const people = [
  { name: "Cara", company: "North", total: { hits: 8, misses: 2, falseAlarms: 1, correctRejections: 9 } },
  { name: "abel", company: "South", total: { hits: 3, misses: 7, falseAlarms: 0, correctRejections: 0 } },
  { name: "Ben", company: "North", total: { hits: 0, misses: 0, falseAlarms: 2, correctRejections: 18 } },
];
const names = (...asked: [Parameters<typeof inOrder>[1], boolean]) => inOrder(people, ...asked).map(({ name }) => name);

test("people stand in the order of a head, and of whom nothing is known comes last, up and down", () => {
  expect(names("need", false)).toEqual(["Cara", "abel", "Ben"]);
  expect(names("need", true)).toEqual(["Ben", "abel", "Cara"]);
  expect(names("name", false)).toEqual(["abel", "Ben", "Cara"]);
  expect(names("company", true)).toEqual(["abel", "Cara", "Ben"]);
  expect(names("hitRate", false)).toEqual(["abel", "Cara", "Ben"]);
  expect(names("hitRate", true)).toEqual(["Cara", "abel", "Ben"]);
  expect(names("falseAlarmRate", true)).toEqual(["Cara", "Ben", "abel"]);
  expect(names("dPrime", true)).toEqual(["Cara", "abel", "Ben"]);
  expect(names("images", false)).toEqual(["abel", "Cara", "Ben"]);
});
