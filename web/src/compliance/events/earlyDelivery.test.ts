import { expect, it } from "vitest";
import { earlyDelivery } from "./earlyDelivery.ts";

const event = { startDate: "2026-11-23", endDate: "2026-11-24", startTime: "09:00" };

it("an event that has not begun, or is to go on for days, is not delivered without a word", () => {
  expect(earlyDelivery(event, "2026-11-23T08:59")).toEqual({ is: "notBegun", day: "2026-11-23", time: "09:00" });
  expect(earlyDelivery(event, "2026-11-23T09:00")).toEqual({ is: "notOver", day: "2026-11-24", time: null });
  expect(earlyDelivery(event, "2026-11-24T07:00")).toBeNull();
});

it("without hours it has begun with its first day", () => {
  expect(earlyDelivery({ ...event, startTime: null }, "2026-11-22T23:59")).toEqual({ is: "notBegun", day: "2026-11-23", time: null });
  expect(earlyDelivery({ ...event, startTime: null, endDate: "2026-11-23" }, "2026-11-23T00:00")).toBeNull();
});
