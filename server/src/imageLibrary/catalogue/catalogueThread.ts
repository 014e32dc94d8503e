import { Worker } from "node:worker_threads";
import type { CatalogueKind } from "@vigil/model/imageLibrary/catalogueKind";

/** The facts of all kinds, or the pictures of one. */
export type CatalogueOrder = { number: number; kind: string | null };
type Result = CatalogueKind[] | Uint8Array[];
export type CatalogueAnswer = { number: number; result: Result } | { number: number; failure: string };

interface Waiting {
  resolve: (result: Result) => void;
  reject: (reason: Error) => void;
}

/** Nobody asked for so long: the thread and its hundred megabytes go. */
const IDLE_MS = 20_000;

export interface CatalogueThread {
  ask: (kind: string | null) => Promise<Result>;
  stop: () => Promise<void>;
}

/** A thread that looks things up in the catalogue and draws them, there while somebody asks. */
export function catalogueThread(): CatalogueThread {
  const waiting = new Map<number, Waiting>();
  const state: { worker: Worker | undefined; idle: NodeJS.Timeout | undefined } = { worker: undefined, idle: undefined };
  let orders = 0;

  const rest = () => {
    clearTimeout(state.idle);
    if (waiting.size === 0) state.idle = setTimeout(() => void end(), IDLE_MS).unref();
  };
  const end = async () => {
    clearTimeout(state.idle);
    const { worker } = state;
    state.worker = undefined;
    await worker?.terminate();
  };
  const begin = () => {
    const worker = new Worker(new URL("./catalogueWorker.ts", import.meta.url), { name: "catalogue" });
    worker.unref();
    worker.on("message", (answer: CatalogueAnswer) => {
      const asked = waiting.get(answer.number);
      waiting.delete(answer.number);
      if ("result" in answer) asked?.resolve(answer.result);
      else asked?.reject(new Error(answer.failure));
      rest();
    });
    let reason = new Error("The catalogue's thread ended.");
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
    ask: (kind) =>
      new Promise((resolve, reject) => {
        clearTimeout(state.idle);
        const number = (orders += 1);
        waiting.set(number, { resolve, reject });
        state.worker ??= begin();
        state.worker.postMessage({ number, kind } satisfies CatalogueOrder, []);
      }),
    stop: end,
  };
}
