import { describe, expect, test } from "vitest";
import { idleSeconds } from "./isAttended.ts";
import { noTime, savesNow, shownTime, trackTime, type TimeEvent, type TimeTracking } from "./timeTracking.ts";

const answer = {
  sequence: 2,
  session: 3,
  duration: 10,
  sequenceTotal: 40,
  total: 100,
  lag: 1,
  minTime: 600,
  minSequenceTime: 0,
  displaySequenceOnly: false,
};
const started = trackTime(noTime, { kind: "start", answer, nowMs: 0, visible: true });
const play = (state: TimeTracking, ...events: TimeEvent[]) => events.reduce(trackTime, state);
/** A tick each second, from one second to another. */
const ticks = (state: TimeTracking, from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => 1000 * (from + index + 1)).reduce(
    (now, nowMs) => trackTime(now, { kind: "tick", nowMs }),
    state,
  );

describe("tracked time", () => {
  test("R-3.161 R-4.077 starts with what the server has, counts on, and ends with nothing", () => {
    expect(started).toMatchObject({ active: true, waiting: false, sequence: 2, session: 3, duration: 10, sequenceTotal: 40, minTime: 600 });
    expect(ticks(started, 0, 5)).toMatchObject({ duration: 15, sequenceTotal: 45, total: 105, lag: 1 });
    expect(play(started, { kind: "end" })).toEqual(noTime);
    expect(ticks(noTime, 0, 5)).toEqual(noTime);
  });

  test("does not count a closed laptop: what passed between two ticks is left out", () => {
    const slept = play(ticks(started, 0, 5), { kind: "tick", nowMs: 3_605_000 });
    expect(slept).toMatchObject({ duration: 15, lag: 3_601 });
    expect(shownTime(slept).paused).toBe(true);
    const awake = play(slept, { kind: "input", nowMs: 3_605_500 }, { kind: "tick", nowMs: 3_606_000 });
    expect(awake.duration).toBe(16);
  });

  test("does not count an idle page, from three minutes after the last key or movement", () => {
    const idle = ticks(started, 0, idleSeconds + 60);
    expect(idle.duration).toBe(10 + idleSeconds);
    expect(shownTime(idle).paused).toBe(true);
    const back = play(idle, { kind: "input", nowMs: 1000 * (idleSeconds + 60) }, { kind: "tick", nowMs: 1000 * (idleSeconds + 61) });
    expect(back.duration).toBe(11 + idleSeconds);
  });

  test("does not count a hidden page", () => {
    const hidden = play(ticks(started, 0, 5), { kind: "visible", visible: false, nowMs: 5_000 });
    expect(ticks(hidden, 5, 60).duration).toBe(15);
    const shown = play(ticks(hidden, 5, 60), { kind: "visible", visible: true, nowMs: 60_000 });
    expect(ticks(shown, 60, 62).duration).toBe(17);
  });

  test("a clock that is set back counts nothing twice", () => {
    const back = play(ticks(started, 0, 10), { kind: "tick", nowMs: 4_000 });
    expect(back.duration).toBe(20);
    expect(ticks(back, 4, 10).duration).toBe(20);
  });

  test("is told to the server every twenty seconds, one update at a time, and two seconds apart at the least", () => {
    expect(savesNow(started, 19_999)).toBe(false);
    expect(savesNow(started, 20_000)).toBe(true);
    expect(savesNow(started, 1_999, true)).toBe(false);
    expect(savesNow(started, 2_000, true)).toBe(true);
    const sent = play(started, { kind: "sent", nowMs: 20_000 });
    expect(sent.waiting).toBe(true);
    expect(savesNow(sent, 60_000)).toBe(false);
    expect(savesNow(play(sent, { kind: "unsent" }), 60_000)).toBe(true);
    expect(savesNow(noTime, 60_000)).toBe(false);
  });

  test("takes over duration and total from the server, which counted less or knows of other runs", () => {
    const sent = play(ticks(started, 0, 20), { kind: "sent", nowMs: 20_000 });
    expect(play(ticks(sent, 20, 21), { kind: "saved", answer: { duration: 30, total: 120 } })).toMatchObject({
      waiting: false,
      duration: 31,
      total: 121,
    });
    expect(play(ticks(sent, 20, 60), { kind: "saved", answer: { duration: 12, total: 102 } })).toMatchObject({ duration: 12, total: 102 });
    expect(play(sent, { kind: "saved", answer: { duration: 50, total: 200 } })).toMatchObject({
      duration: 50,
      sequenceTotal: 80,
      total: 200,
    });
  });

  test("shows the run alone where the configuration says so, and when what is needed is reached", () => {
    expect(shownTime(started)).toEqual({ spentSeconds: 100, neededSeconds: 600, met: false, paused: false });
    expect(shownTime({ ...started, displaySequenceOnly: true, minSequenceTime: 40 })).toMatchObject({
      spentSeconds: 40,
      neededSeconds: 40,
    });
    expect(shownTime({ ...started, minTime: 100 }).met).toBe(true);
    expect(shownTime({ ...started, minTime: 100, minSequenceTime: 41 }).met).toBe(false);
  });
});
