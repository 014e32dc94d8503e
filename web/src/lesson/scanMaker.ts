import type { LessonOrder, LessonScan, ScanAnswer, ScanOrder } from "./lessonScan.ts";

/** What the maker needs of a worker; a test gives its own. */
export type ScanWorker = Pick<Worker, "postMessage" | "addEventListener" | "terminate">;

export interface ScanMaker {
  /** The scan, made once however often it is asked for; `onStep` counts the steps of the work. */
  make(order: LessonOrder, onStep: (steps: number) => void): Promise<LessonScan>;
  /** Ends the work and forgets the scans. */
  stop(): void;
}

interface Asked {
  promise: Promise<LessonScan>;
  settle: PromiseWithResolvers<LessonScan>;
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
    else {
      asked.delete(answer.key);
      one.settle.reject(new Error(answer.failure));
    }
  }

  function fail(reason: string): void {
    worker?.terminate();
    worker = null;
    for (const { settle } of asked.values()) settle.reject(new Error(reason));
    asked.clear();
  }

  return {
    make(order, onStep) {
      const key = JSON.stringify(order);
      const known = asked.get(key);
      if (known !== undefined) {
        known.listeners.add(onStep);
        return known.promise;
      }
      const settle = Promise.withResolvers<LessonScan>();
      const message: ScanOrder = { key, order };
      asked.set(key, { promise: settle.promise, settle, listeners: new Set([onStep]) });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      started().postMessage(message);
      return settle.promise;
    },
    stop: () => fail("The page was left."),
  };
}
