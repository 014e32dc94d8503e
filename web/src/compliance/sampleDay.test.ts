import { afterEach, expect, it } from "vitest";
import { sampleDay } from "./sampleDay.ts";

const zone = process.env["TZ"];
afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

it.each([
  ["Pacific/Kiritimati", "2026-11-22T10:30:00Z", ["2026-11-23", "2026-10-24"]],
  ["Pacific/Pago_Pago", "2026-11-22T10:30:00Z", ["2026-11-21", "2026-10-22"]],
  ["UTC", "2026-11-22T23:59:00Z", ["2026-11-22", "2026-10-23"]],
])("a preview in %s bears the day it is there", (name, now, days) => {
  process.env["TZ"] = name;
  expect([0, -30].map((after) => sampleDay(new Date(now), after))).toEqual(days);
});
