import { expect, test } from "vitest";
import { unbroken } from "./unbroken.ts";

test("a moment breaks before its time of day alone", () => {
  expect(unbroken("Nov 30, 2026, 7:19 PM").split(" ")).toEqual(["Nov\u00A030,\u00A02026,", "7:19\u00A0PM"]);
  expect(unbroken("30 nov. 2026, 19 h 19")).not.toContain(" ");
  expect(unbroken("Nov 30, 2026")).not.toContain(" ");
});
