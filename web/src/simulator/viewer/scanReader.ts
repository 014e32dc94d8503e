import type { MeasuredScan } from "./scan.ts";
import type { ScanRequest } from "./scanWorker.ts";

type Answer = { id: string; scan: MeasuredScan } | { id: string; problem: string };

export interface ScanReader {
  read(id: string, bytes: Uint8Array<ArrayBuffer>): Promise<MeasuredScan>;
  stop(): void;
}

/** Hands files to a worker and gives each answer to whoever asked. */
export function createScanReader(): ScanReader {
  const worker = new Worker(new URL("./scanWorker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<string, { resolve: (scan: MeasuredScan) => void; reject: (problem: Error) => void }>();
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("scan" in data) asked?.resolve(data.scan);
    else asked?.reject(new Error(data.problem));
  });
  worker.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message || "The pictures cannot be read."));
    waiting.clear();
  });
  return {
    read: (id, bytes) =>
      new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, bytes } satisfies ScanRequest, [bytes.buffer]);
      }),
    stop: () => worker.terminate(),
  };
}
