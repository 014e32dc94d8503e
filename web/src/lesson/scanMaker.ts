import type { Volume } from "@vigil/xray/volume/volume";
import type { LessonOrder, LessonScan, ScanAnswer, ScanOrder } from "./lessonScan.ts";

/** What the maker needs of a worker; a test gives its own. */
export type ScanWorker = Pick<Worker, "postMessage" | "addEventListener" | "terminate">;

export interface ScanMaker {
  /** The scan, made once however often it is asked for; `onStep` counts the steps of the work. */
  make(order: LessonOrder, onStep: (steps: number) => void): Promise<LessonScan>;
  /** The volume of an order that asks for one. */
  volume(order: LessonOrder): Promise<Volume>;
  /** Ends the work and forgets the scans. */
  stop(): void;
}

interface Asked {
  promise: Promise<LessonScan>;
  settle: PromiseWithResolvers<LessonScan>;
  volume: PromiseWithResolvers<Volume>;
  listeners: Set<(steps: number) => void>;
}

/** One worker makes the scans of a page, one after the other. It starts with the first that is asked for. */
export function createScanMaker(start: () => ScanWorker): ScanMaker {
  const asked = new Map<string, Asked>();
  let worker: ScanWorker | null = null;

  function started(): ScanWorker {
    if (worker !== null) return worker;
    worker = start();
    worker.addEventListener("message", (event) => {
      if (event instanceof MessageEvent) take(event.data);
    });
    worker.addEventListener("error", () => fail("The scanner could not start."));
    return worker;
  }

  function take(answer: ScanAnswer): void {
    const one = asked.get(answer.key);
    if (one === undefined) return;
    if ("step" in answer) for (const listener of one.listeners) listener(answer.step);
    else if ("made" in answer) one.settle.resolve(answer.made);
    else if ("volume" in answer) one.volume.resolve(answer.volume);
    else {
      asked.delete(answer.key);
      for (const { reject } of [one.settle, one.volume]) reject(new Error(answer.failure));
    }
  }

  function fail(reason: string): void {
    worker?.terminate();
    worker = null;
    for (const { settle, volume } of asked.values()) for (const { reject } of [settle, volume]) reject(new Error(reason));
    asked.clear();
  }

  function ask(order: LessonOrder): Asked {
    const key = JSON.stringify(order);
    const known = asked.get(key);
    if (known !== undefined) return known;
    const settle = Promise.withResolvers<LessonScan>();
    const volume = Promise.withResolvers<Volume>();
    // Whoever waits for the scan alone hears the same.
    volume.promise.catch(() => undefined);
    const message: ScanOrder = { key, order };
    const one: Asked = { promise: settle.promise, settle, volume, listeners: new Set() };
    asked.set(key, one);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    started().postMessage(message);
    return one;
  }

  return {
    make(order, onStep) {
      const one = ask(order);
      one.listeners.add(onStep);
      return one.promise;
    },
    volume(order) {
      const one = ask(order);
      // Where nobody waits for the scan itself.
      one.promise.catch(() => undefined);
      return one.volume.promise;
    },
    stop: () => fail("The page was left."),
  };
}
