import { advance, newSession, type Session } from "@vigil/model/simulator/session";
import { sessionSettingsOf, simConfigSchema, simulatorConfigurationSchema } from "@vigil/model/simulator/settings";
import { expect, test } from "vitest";
import { clockText, imageTime, sessionTime } from "./timeLeft.ts";

const looking = (imageTimerExam: number, sessionTimerExam: number): Session => {
  const configuration = simulatorConfigurationSchema.parse({ imageTimerExam, sessionTimerExam });
  const settings = sessionSettingsOf("Exam", configuration, simConfigSchema.parse({}), {});
  const begun = advance(newSession(settings, [{ viewCount: 2 }]), { type: "begin", elapsedMs: 0 });
  return advance(begun, { type: "shown", elapsedMs: 1000 });
};

test("the image's time runs from when it was shown and warns twice before its end", () => {
  const session = looking(30, 0);
  expect(imageTime(session, 1000)).toMatchObject({ ms: 30_000, warning: "none" });
  expect(imageTime(session, 21_000)).toMatchObject({ ms: 10_000, warning: "low" });
  expect(imageTime(session, 26_000)).toMatchObject({ ms: 5000, warning: "last" });
});

test("R-9.013 a time of 0 is no limit: no image clock, and the session's clock counts up", () => {
  const session = looking(0, 0);
  expect(imageTime(session, 5000)).toBeNull();
  expect(sessionTime(session, 65_400)).toMatchObject({ ms: 65_400, limitMs: 0 });
});

test("the session warns at five minutes and at one; a short one in its last third and sixth", () => {
  const long = looking(0, 1200);
  expect([899_000, 900_000, 1_140_000].map((ms) => sessionTime(long, ms)?.warning)).toEqual(["none", "low", "last"]);
  const short = looking(0, 60);
  expect([39_000, 40_000, 50_000].map((ms) => sessionTime(short, ms)?.warning)).toEqual(["none", "low", "last"]);
});

test("what is left is rounded up, so that 0:00 means over; what has gone by is rounded down", () => {
  expect(clockText({ ms: 59_001, limitMs: 90_000, warning: "none" })).toBe("1:00");
  expect(clockText({ ms: 0, limitMs: 90_000, warning: "last" })).toBe("0:00");
  expect(clockText({ ms: 59_999, limitMs: 0, warning: "none" })).toBe("0:59");
});
