import { Worker } from "node:worker_threads";
import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import type { ScannedBag } from "@vigil/xray/bag/scannedBag";
import { whenIdle, type WhenIdle } from "../../jobs/whenIdle.ts";

export type ScanOrder = { number: number; recipe: BagRecipe };
/** With its perceptual hash. */
export type MadeBag = ScannedBag & { look?: string };
export type ScanAnswer = { number: number; bag: MadeBag } | { number: number; failure: string };

export interface Scanners {
  /** Rejects when this bag cannot be made; the scanners go on. */
  scan: (recipe: BagRecipe) => Promise<MadeBag>;
  count: number;
  stop: () => Promise<void>;
}

type Waiting = { order: ScanOrder; resolve: (bag: MadeBag) => void; reject: (reason: Error) => void };

/** Threads that make bags, so that the server answers meanwhile. A thread begins with its first bag and ends when there is none left to make. */
export function scannerPool(count: number, idle: WhenIdle = whenIdle): Scanners {
  /** Threads without a bag, the latest last, each with how to keep it. */
  const resting: { worker: Worker; stay: () => void }[] = [];
  const busy = new Map<Worker, Waiting>();
  const queue: Waiting[] = [];
  let orders = 0;
  const state = { stopped: false };

  const dispatch = () => {
    while (!state.stopped && queue.length > 0 && (resting.length > 0 || busy.size < count)) {
      const next = queue.shift();
      if (!next) return;
      const rested = resting.pop();
      rested?.stay();
      const worker = rested?.worker ?? begin();
      busy.set(worker, next);
      worker.postMessage(next.order, []);
    }
  };
  const leave = (worker: Worker) => {
    const place = resting.findIndex((each) => each.worker === worker);
    if (place >= 0) resting.splice(place, 1)[0]?.stay();
  };
  const end = (worker: Worker) => {
    leave(worker);
    return worker.terminate();
  };
  const begin = () => {
    const worker = new Worker(new URL("./scanWorker.ts", import.meta.url), { name: "scanner" });
    worker.unref();
    worker.on("message", (answer: ScanAnswer) => {
      const done = busy.get(worker);
      busy.delete(worker);
      resting.push({ worker, stay: idle(() => void end(worker)) });
      if ("bag" in answer) done?.resolve(answer.bag);
      else done?.reject(new Error(answer.failure));
      dispatch();
    });
    // A thread that ended took its bag along: that bag has failed, the next one gets a new thread.
    let reason = new Error("The scanner ended.");
    worker.on("error", (error) => {
      reason = error instanceof Error ? error : new Error(String(error));
    });
    worker.on("exit", () => {
      busy.get(worker)?.reject(reason);
      busy.delete(worker);
      leave(worker);
      dispatch();
    });
    return worker;
  };

  return {
    count,
    scan: (recipe) =>
      new Promise((resolve, reject) => {
        if (state.stopped) return reject(new Error("The scanners were stopped."));
        queue.push({ order: { number: (orders += 1), recipe }, resolve, reject });
        dispatch();
      }),
    stop: async () => {
      state.stopped = true;
      for (const { reject } of queue.splice(0)) reject(new Error("The scanners were stopped."));
      await Promise.all([...resting.map(({ worker }) => worker), ...busy.keys()].map(end));
    },
  };
}
