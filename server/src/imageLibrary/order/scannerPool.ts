import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import type { ScannedBag } from "@vigil/xray/bag/scannedBag";
import { whenIdle, type WhenIdle } from "../../jobs/whenIdle.ts";

export type ScanOrder = { number: number; recipe: BagRecipe; wanted?: number | undefined };
/** With its perceptual hash. */
export type MadeBag = ScannedBag & { look?: string };
export type ScanAnswer = { number: number; bag: MadeBag } | { number: number; failure: string };

export interface Scanners {
  /** Rejects when this bag cannot be made; the scanners go on. Of a bag of another difficulty than is wanted a tomograph cuts no volume. */
  scan: (recipe: BagRecipe, wanted?: number) => Promise<MadeBag>;
  count: number;
  stop: () => Promise<void>;
}

const program = new URL("./scanWorker.ts", import.meta.url);

type Waiting = { order: ScanOrder; resolve: (bag: MadeBag) => void; reject: (reason: Error) => void };

/**
 * Processes that make bags, so that the server answers meanwhile. One begins with its first bag and ends when there is none left to make, and
 * the system has its memory back: what threads leave stays with the server.
 */
export function scannerPool(count: number, idle: WhenIdle = whenIdle): Scanners {
  /** Processes without a bag, the latest last, each with how to keep it. */
  const resting: { worker: ChildProcess; stay: () => void }[] = [];
  const busy = new Map<ChildProcess, Waiting>();
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
      worker.send(next.order);
    }
  };
  const leave = (worker: ChildProcess) => {
    const place = resting.findIndex((each) => each.worker === worker);
    if (place >= 0) resting.splice(place, 1)[0]?.stay();
  };
  const end = async (worker: ChildProcess) => {
    leave(worker);
    if (worker.exitCode !== null || worker.signalCode !== null) return;
    const gone = once(worker, "exit");
    worker.kill("SIGKILL");
    await gone;
  };
  const begin = () => {
    const worker = fork(program, {
      execArgv: [],
      env: { PATH: process.env["PATH"] },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    worker.unref();
    worker.channel?.unref();
    worker.on("message", (answer: ScanAnswer) => {
      const done = busy.get(worker);
      busy.delete(worker);
      resting.push({ worker, stay: idle(() => void end(worker)) });
      if ("bag" in answer) done?.resolve(answer.bag);
      else done?.reject(new Error(answer.failure));
      dispatch();
    });
    // A process that ended took its bag along: that bag has failed, the next one gets a new process.
    let reason = new Error("The scanner ended.");
    worker.on("error", (error) => {
      reason = error;
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
    scan: (recipe, wanted) =>
      new Promise((resolve, reject) => {
        if (state.stopped) return reject(new Error("The scanners were stopped."));
        queue.push({ order: { number: (orders += 1), recipe, wanted }, resolve, reject });
        dispatch();
      }),
    stop: async () => {
      state.stopped = true;
      for (const { reject } of queue.splice(0)) reject(new Error("The scanners were stopped."));
      await Promise.all([...resting.map(({ worker }) => worker), ...busy.keys()].map(end));
    },
  };
}
