import { expect, test } from "vitest";
import { testSettings } from "../../test/simulator/testSettings.ts";
import { nextDeadline, newSession, advance } from "./session.ts";
import { withExtraTime } from "./withExtraTime.ts";

test("a session with extra time runs out later, image and session alike", () => {
  const settings = withExtraTime(testSettings({ imageTimerMs: 10_000, sessionTimerMs: 12_000 }), 150);
  expect(settings.extraTime).toBe(150);
  let session = newSession(settings, [{ viewCount: 1 }, { viewCount: 1 }]);
  session = advance(advance(session, { type: "begin", elapsedMs: 0 }), { type: "shown", elapsedMs: 0 });
  expect(nextDeadline(session)).toBe(15_000);
  session = advance(advance(session, { type: "pass", elapsedMs: 9_000 }), { type: "submitted", elapsedMs: 9_000 });
  expect(nextDeadline(advance(session, { type: "shown", elapsedMs: 9_100 }))).toBe(18_000);
});
