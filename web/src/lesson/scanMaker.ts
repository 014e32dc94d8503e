import type { Volume } from "@vigil/xray/volume/volume";
import type { MeasuredScan } from "../simulator/viewer/scan.ts";
import type { LessonOrder, LessonScan, ScanAnswer, ScanOrder } from "./lessonScan.ts";

/** What the maker needs of a worker; a test gives its own. */
export type ScanWorker = Pick<Worker, "postMessage" | "addEventListener" | "terminate">;

export interface ScanMaker {
  /** The scan, made once however often it is asked for. */
  make(order: LessonOrder, hears?: Hearing): Promise<LessonScan>;
  /** Makes it before those that nobody is about to see; they were asked for ahead. */
  hurry(order: LessonOrder): void;
  /** The volume of an order that asks for one. */
  volume(order: LessonOrder): Promise<Volume>;
  /** Ends the work and forgets the scans. */
  stop(): void;
}

interface Hearing {
  /** How much of the work is done, 0 to 1. */
  onShare?: ((share: number) => void) | undefined;
  /** What it will show, where the order asks for that. */
  onCoarse?: ((scans: readonly MeasuredScan[]) => void) | undefined;
}

interface Asked {
  order: LessonOrder;
  begun: boolean;
  hurried: boolean;
  coarse: readonly MeasuredScan[] | null;
  promise: Promise<LessonScan>;
  settle: PromiseWithResolvers<LessonScan>;
  volume: PromiseWithResolvers<Volume>;
  listeners: Set<Hearing>;
}

/** One worker makes the scans of a page, one after the other, first those that are hurried. It starts with the first that is asked for. */
export function createScanMaker(start: () => ScanWorker): ScanMaker {
  const asked = new Map<string, Asked>();
  let worker: ScanWorker | null = null;
  let inWork: string | null = null;

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
    if ("share" in answer) for (const { onShare } of one.listeners) onShare?.(answer.share);
    else if ("coarse" in answer) {
      one.coarse = answer.coarse;
      for (const { onCoarse } of one.listeners) onCoarse?.(answer.coarse);
    } else if ("volume" in answer) one.volume.resolve(answer.volume);
    else {
      one.coarse = null;
      if ("made" in answer) one.settle.resolve(answer.made);
      else {
        asked.delete(answer.key);
        for (const { reject } of [one.settle, one.volume]) reject(new Error(answer.failure));
      }
      if (inWork === answer.key) inWork = null;
      beginNext();
    }
  }

  function beginNext(): void {
    if (inWork !== null) return;
    const waiting = [...asked].filter(([, { begun }]) => !begun);
    const [key, one] = waiting.find(([, { hurried }]) => hurried) ?? waiting[0] ?? [];
    if (key === undefined || one === undefined) return;
    one.begun = true;
    inWork = key;
    const message: ScanOrder = { key, order: one.order };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    started().postMessage(message);
  }

  function fail(reason: string): void {
    worker?.terminate();
    worker = null;
    inWork = null;
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
    const one: Asked = { order, begun: false, hurried: false, coarse: null, promise: settle.promise, settle, volume, listeners: new Set() };
    asked.set(key, one);
    beginNext();
    return one;
  }

  return {
    make(order, hears = {}) {
      const one = ask(order);
      one.listeners.add(hears);
      if (one.coarse !== null) hears.onCoarse?.(one.coarse);
      return one.promise;
    },
    hurry(order) {
      const one = asked.get(JSON.stringify(order));
      if (one !== undefined) one.hurried = true;
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
