import { expect, test } from "vitest";
import { allowedSeconds, withExtraTime } from "../attempt/extraTime.ts";
import { nextDeadline, newSession, advance } from "./session.ts";
import { testSettings } from "../../test/simulator/testSettings.ts";

test("extra time lengthens both timers by its percentage, up to whole seconds; no limit stays none", () => {
  expect(allowedSeconds(30, 125)).toBe(38);
  expect(allowedSeconds(1200, 110)).toBe(1320);
  expect(allowedSeconds(0, 300)).toBe(0);
  expect(allowedSeconds(7, 100)).toBe(7);
});

test("a session with extra time runs out later, image and session alike", () => {
  const settings = withExtraTime(testSettings({ imageTimerMs: 10_000, sessionTimerMs: 12_000 }), 150);
  expect(settings.extraTime).toBe(150);
  let session = newSession(settings, [{ viewCount: 1 }, { viewCount: 1 }]);
  session = advance(advance(session, { type: "begin", elapsedMs: 0 }), { type: "shown", elapsedMs: 0 });
  expect(nextDeadline(session)).toBe(15_000);
  session = advance(advance(session, { type: "pass", elapsedMs: 9_000 }), { type: "submitted", elapsedMs: 9_000 });
  expect(nextDeadline(advance(session, { type: "shown", elapsedMs: 9_100 }))).toBe(18_000);
});
