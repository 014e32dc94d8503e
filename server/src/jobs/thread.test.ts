import { expect, test } from "vitest";
import { testIdle } from "../../test/jobs/testIdle.ts";
import { testThreads } from "../../test/jobs/testThreads.ts";
import { thread } from "./thread.ts";

const echo = new URL(
  `data:text/javascript,import{parentPort as p}from"node:worker_threads";p.on("message",({number,order})=>p.postMessage({number,result:order}))`,
);

test("a thread ends when nobody has asked for a minute, never before its last answer, and begins again with the next question", async () => {
  const idle = testIdle();
  const threads = testThreads();
  const asked = thread<number, number>(echo, "echo", idle.when);
  expect(await Promise.all([asked.ask(1), asked.ask(2)])).toEqual([1, 2]);
  expect([threads.running(), idle.waiting(), idle.begun()]).toEqual([1, 1, 1]);
  idle.pass();
  await threads.ended();
  expect(threads.running()).toBe(0);
  expect(await asked.ask(3)).toBe(3);
  expect([threads.running(), idle.waiting()]).toEqual([1, 1]);
  await asked.stop();
  expect([threads.running(), idle.waiting()]).toEqual([0, 0]);
});
