import type { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { testIdle } from "../../test/jobs/testIdle.ts";
import { uploadProcess } from "./uploadProcess.ts";

test("the process that reads uploads ends when nobody has asked for a minute, and begins again with the next file", async () => {
  const processes: ChildProcess[] = [];
  const note = (begun: unknown) => processes.push((begun as { process: ChildProcess }).process);
  subscribe("child_process", note);
  onTestFinished(() => void unsubscribe("child_process", note));
  const idle = testIdle();
  const reading = uploadProcess(idle.when);
  const awake = () => reading.ask({ reader: "awake", given: [] });

  expect(await awake()).toEqual({ value: true });
  expect(await awake()).toEqual({ value: true });
  expect([processes.length, idle.waiting()]).toEqual([1, 1]);
  const ended = once(processes[0]!, "exit");
  idle.pass();
  expect(await ended).toEqual([null, "SIGKILL"]);
  expect(await awake()).toEqual({ value: true });
  expect([processes.length, idle.waiting()]).toEqual([2, 1]);
  reading.end();
  expect(idle.waiting()).toBe(0);
});
