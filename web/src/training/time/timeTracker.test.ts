import { countsTime, noTime } from "@vigil/model/training/timeTracking";
import { expect, test } from "vitest";
import { ApiProblem } from "../../apiProblem.ts";
import { createTimeTracker } from "./timeTracker.ts";

const answer = {
  sequence: 1,
  session: 1,
  duration: 0,
  sequenceTotal: 0,
  total: 0,
  lag: 0,
  minTime: 600,
  minSequenceTime: 0,
  displaySequenceOnly: false,
};
const settled = () => new Promise((resolve) => void setTimeout(resolve));

/** A learner at work: a tick each second, and a server that answers, refuses or is gone. */
function atWork() {
  const at = { seconds: 1000, visible: true };
  const calls: (number | "start")[] = [];
  const server: { start: () => Promise<typeof answer>; save: (duration: number) => Promise<{ duration: number; total: number }> } = {
    start: () => Promise.resolve(answer),
    save: (duration) => Promise.resolve({ duration, total: duration }),
  };
  const tracker = createTimeTracker({
    start: () => {
      calls.push("start");
      return server.start();
    },
    save: (duration) => {
      calls.push(duration);
      return server.save(duration);
    },
    nowMs: () => 1000 * at.seconds,
    isVisible: () => at.visible,
  });
  const work = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      at.seconds += 1;
      tracker.tick();
      await settled();
    }
  };
  return { tracker, server, calls, work, at };
}

test("R-4.078 time is counted in a class that asks for a minimum time, and in no other", () => {
  expect(countsTime({ minTime: 1, minSequenceTime: 0 })).toBe(true);
  expect(countsTime({ minTime: 0, minSequenceTime: 1 })).toBe(true);
  expect(countsTime({ minTime: 0, minSequenceTime: 0 })).toBe(false);
});

test("R-8.114 when time tracking fails to start it is ended: nothing is shown as counted, and it says so until it could be started", async () => {
  const { tracker, server, calls, work } = atWork();
  server.start = () => Promise.reject(new ApiProblem(0));
  await tracker.start();
  await work(30);
  expect(tracker.time.get()).toEqual(noTime);
  expect([tracker.failed.get(), calls]).toEqual([true, ["start"]]);
  server.start = () => Promise.resolve(answer);
  await tracker.start();
  await work(5);
  expect([tracker.failed.get(), tracker.time.get().duration]).toEqual([false, 5]);
});

test("every twenty seconds the server is told the whole duration; what it did not get comes with the next one, once", async () => {
  const { tracker, server, calls, work } = atWork();
  await tracker.start();
  await work(20);
  const { save } = server;
  server.save = () => Promise.reject(new ApiProblem(0));
  await work(20);
  server.save = save;
  await work(20);
  expect(calls).toEqual(["start", 20, 40, 60]);
  expect(tracker.time.get().duration).toBe(60);
});

test("a session that the server has closed is followed by a new one", async () => {
  const { tracker, server, calls, work } = atWork();
  await tracker.start();
  server.save = () => Promise.reject(new ApiProblem(409, { code: "TimeSessionClosed" }));
  await work(20);
  expect(calls).toEqual(["start", 20, "start"]);
  expect(tracker.time.get()).toMatchObject({ active: true, duration: 0 });
});

test("leaving tells what was counted, and clears it", async () => {
  const { tracker, calls, work } = atWork();
  await tracker.start();
  await work(7);
  await tracker.end();
  expect(calls).toEqual(["start", 7]);
  expect(tracker.time.get()).toEqual(noTime);
});

test("what passed while the computer slept does not count, and counting goes on with the next key", async () => {
  const { tracker, at, work } = atWork();
  await tracker.start();
  await work(10);
  at.seconds += 7 * 3600;
  await work(5);
  tracker.input();
  await work(5);
  expect(tracker.time.get().duration).toBe(15);
});
