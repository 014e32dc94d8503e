import { expect, it } from "vitest";
import { localMoment } from "./localMoment.ts";

it("a moment stands by the clocks of its place, in summer and in winter, and is the same moment", () => {
  const moments = ["2026-01-31T12:00:05Z", "2026-07-31T22:30:00Z", "2026-10-25T00:59:59Z", "2026-10-25T01:00:00Z"];
  const told = moments.map((moment) => localMoment(new Date(moment), "Europe/Berlin"));
  expect(told).toEqual([
    "2026-01-31T13:00:05+01:00",
    "2026-08-01T00:30:00+02:00",
    "2026-10-25T02:59:59+02:00",
    "2026-10-25T02:00:00+01:00",
  ]);
  expect(told.map((text) => Date.parse(text))).toEqual(moments.map((moment) => Date.parse(moment)));
  expect(localMoment(new Date("2026-01-31T02:00:00Z"), "America/St_Johns")).toBe("2026-01-30T22:30:00-03:30");
  expect(localMoment(new Date("2026-01-31T02:00:00Z"), "UTC")).toBe("2026-01-31T02:00:00+00:00");
});
