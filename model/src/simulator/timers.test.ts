import { expect, test } from "vitest";
import { advance, newSession } from "./session.ts";
import { testSettings } from "../../test/simulator/testSettings.ts";
import { timersOf } from "./timers.ts";

const images = [{ viewCount: 2 }, { viewCount: 2 }];
const settings = testSettings({ imageTimerMs: 30_000, sessionTimerMs: 100_000 });
const looking = advance(advance(newSession(settings, images), { type: "begin", elapsedMs: 1_000 }), { type: "shown", elapsedMs: 4_000 });

test("R-3.159 image and session have a timer each, with start, elapsed time and whether it expired", () => {
  expect(timersOf(looking, 10_000)).toEqual({
    image: { startTime: 4_000, elapsedTime: 6_000, expired: false },
    session: { startTime: 0, elapsedTime: 10_000, expired: false },
  });
  expect(timersOf(looking, 34_000)).toMatchObject({ image: { elapsedTime: 30_000, expired: true }, session: { expired: false } });
});

test("R-3.159 the session's end is the image's end too; without limits nothing expires", () => {
  expect(timersOf(looking, 100_000)).toMatchObject({ image: { expired: true }, session: { expired: true } });
  const late = advance(newSession(settings, images), { type: "begin", elapsedMs: 0 });
  const shownLate = {
    ...advance(late, { type: "shown", elapsedMs: 5_000 }),
    settings: testSettings({ imageTimerMs: 0, sessionTimerMs: 6_000 }),
  };
  expect(timersOf(shownLate, 6_000)).toMatchObject({ image: { expired: true }, session: { expired: true } });
  const endless = { ...looking, settings: testSettings() };
  expect(timersOf(endless, 9_000_000)).toMatchObject({ image: { expired: false }, session: { expired: false } });
});

test("R-3.159 no image timer runs while none is shown, and none at all before the start and in review", () => {
  expect(timersOf(advance(newSession(settings, images), { type: "begin", elapsedMs: 0 }), 500).image).toBeNull();
  expect(timersOf(newSession(settings, images), 500)).toEqual({ image: null, session: null });
  expect(timersOf(advance(looking, { type: "end", elapsedMs: 5_000 }), 6_000)).toEqual({ image: null, session: null });
});

test("R-4.015 R-9.008 both timers go on in ticks of 100 ms, and expire on the tick of their limit", () => {
  const elapsed = (ms: number) => {
    const { image, session } = timersOf(looking, ms);
    return [image?.elapsedTime, session?.elapsedTime];
  };
  expect([4_099, 4_100, 4_199, 4_200].map(elapsed)).toEqual([
    [0, 4_000],
    [100, 4_100],
    [100, 4_100],
    [200, 4_200],
  ]);
  expect(timersOf(looking, 33_999.9).image?.expired).toBe(false);
  expect(timersOf(looking, 34_000).image?.expired).toBe(true);
});
