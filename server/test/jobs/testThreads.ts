import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { onTestFinished } from "vitest";

/** The threads that this process begins from here to the end of the test. */
export function testThreads() {
  const running = new Map<Worker, Promise<unknown>>();
  const note = (worker: Worker) => {
    const ended = once(worker, "exit").then(() => running.delete(worker));
    running.set(worker, ended);
  };
  process.on("worker", note);
  onTestFinished(() => void process.off("worker", note));
  return { running: () => running.size, ended: () => Promise.all(running.values()) };
}
