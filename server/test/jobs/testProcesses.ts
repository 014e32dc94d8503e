import type { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { onTestFinished } from "vitest";

const channel = "child_process";

/** The processes that this one begins from here to the end of the test. */
export function testProcesses() {
  const running = new Map<ChildProcess, Promise<unknown>>();
  const note = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess };
    const ended = once(child, "exit").then(() => running.delete(child));
    running.set(child, ended);
  };
  subscribe(channel, note);
  onTestFinished(() => void unsubscribe(channel, note));
  return { running: () => running.size, ended: () => Promise.all(running.values()) };
}
