import { fork, type ChildProcess } from "node:child_process";
import { whenIdle, type WhenIdle } from "../jobs/whenIdle.ts";
import type { UploadAnswer, UploadOrder } from "./uploadWorker.ts";

const MEGABYTES = 512;
const worker = new URL("./uploadWorker.ts", import.meta.url);

/** It needed more memory than it may have. */
export class OutOfMemory extends Error {}

export interface UploadProcess {
  /** One order after the other: the next one when this one is answered. */
  ask: (order: UploadOrder) => Promise<UploadAnswer>;
  /** At once, whatever it is doing. */
  end: () => void;
}

/**
 * A process that reads what people sent, there while somebody asks. A thread would not do: one whose memory runs out in a single step takes
 * the whole server with it. It knows neither the server's settings nor its secrets, and ends with the server.
 */
export function uploadProcess(idle: WhenIdle = whenIdle): UploadProcess {
  let child: ChildProcess | undefined;
  let stay = () => {};
  const begin = () => {
    const begun = fork(worker, {
      execArgv: [`--max-old-space-size=${MEGABYTES}`],
      env: { PATH: process.env["PATH"] },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    begun.unref();
    begun.channel?.unref();
    begun.once("exit", () => {
      if (child === begun) child = undefined;
    });
    return begun;
  };
  const end = () => {
    stay();
    child?.kill("SIGKILL");
    child = undefined;
  };
  return {
    end,
    ask: (order) =>
      new Promise((resolve, reject) => {
        stay();
        const asked = (child ??= begin());
        const leave = () => {
          asked.off("message", onMessage).off("exit", onExit).off("error", onError);
          stay = idle(end);
        };
        const onMessage = (answer: UploadAnswer | { failure: string }) => {
          leave();
          if ("failure" in answer) reject(new Error(answer.failure));
          else resolve(answer);
        };
        const onExit = (code: number | null, signal: string | null) => {
          leave();
          const aborted = signal === "SIGABRT" || signal === "SIGTRAP" || code === 134 || code === 133;
          reject(aborted ? new OutOfMemory() : new Error(`The process that reads uploads ended: ${signal ?? code}.`));
        };
        const onError = (error: Error) => {
          leave();
          reject(error);
        };
        asked.on("message", onMessage).on("exit", onExit).on("error", onError);
        asked.send(order);
      }),
  };
}
