import { Worker } from "node:worker_threads";
import { whenIdle, type WhenIdle } from "./whenIdle.ts";

export type ThreadOrder<Order> = { number: number; order: Order };
export type ThreadAnswer<Result> = { number: number; result: Result } | { number: number; failure: string };

interface Waiting<Result> {
  resolve: (result: Result) => void;
  reject: (reason: Error) => void;
}

export interface Thread<Order, Result> {
  ask: (order: Order) => Promise<Result>;
  stop: () => Promise<void>;
}

/** A thread for what would hold up the server, there while somebody asks. */
export function thread<Order, Result>(file: URL, name: string, idle: WhenIdle = whenIdle): Thread<Order, Result> {
  const waiting = new Map<number, Waiting<Result>>();
  const state: { worker: Worker | undefined; stay: () => void } = { worker: undefined, stay: () => {} };
  let orders = 0;

  const rest = () => {
    state.stay();
    if (waiting.size === 0) state.stay = idle(() => void end());
  };
  const end = async () => {
    state.stay();
    const { worker } = state;
    state.worker = undefined;
    await worker?.terminate();
  };
  const begin = () => {
    const worker = new Worker(file, { name });
    worker.unref();
    worker.on("message", (answer: ThreadAnswer<Result>) => {
      const asked = waiting.get(answer.number);
      waiting.delete(answer.number);
      if ("result" in answer) asked?.resolve(answer.result);
      else asked?.reject(new Error(answer.failure));
      rest();
    });
    let reason = new Error(`The thread ${name} ended.`);
    worker.on("error", (error) => {
      reason = error instanceof Error ? error : new Error(String(error));
    });
    worker.on("exit", () => {
      if (state.worker !== worker && state.worker !== undefined) return;
      state.worker = undefined;
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
    });
    return worker;
  };

  return {
    ask: (order) =>
      new Promise((resolve, reject) => {
        state.stay();
        const number = (orders += 1);
        waiting.set(number, { resolve, reject });
        state.worker ??= begin();
        state.worker.postMessage({ number, order } satisfies ThreadOrder<Order>, []);
      }),
    stop: end,
  };
}
