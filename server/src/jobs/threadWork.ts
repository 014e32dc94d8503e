import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { ThreadAnswer, ThreadOrder } from "./thread.ts";

/** The thread's side of `thread`: strictly one order after the other; `waitedFor`: somebody looks at the screen meanwhile. */
export function threadWork(work: (order: never) => Promise<unknown>, { waitedFor = false } = {}): void {
  try {
    if (!waitedFor) setPriority(5); // on Linux this lowers this thread alone: people who wait for a page come first
  } catch {
    // not everywhere is one allowed to
  }
  const post = (said: ThreadAnswer<unknown>) => parentPort?.postMessage(said, []);
  const answer = async ({ number, order }: ThreadOrder<never>) => {
    try {
      post({ number, result: await work(order) });
    } catch (error) {
      post({ number, failure: error instanceof Error ? error.message : String(error) });
    }
  };
  let last = Promise.resolve();
  parentPort?.on("message", (order: ThreadOrder<never>) => {
    last = last.then(() => answer(order));
  });
}
