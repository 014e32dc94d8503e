export interface FileRequest {
  id: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export type FileAnswer<Read> = { id: string; read: Read } | { id: string; problem: string };

export interface FileReader<Read> {
  read(id: string, bytes: Uint8Array<ArrayBuffer>): Promise<Read>;
  stop(): void;
}

/** Hands files to a worker and gives each answer to whoever asked. `failed` is said where the worker itself breaks. */
export function createFileReader<Read>(worker: Worker, failed: string): FileReader<Read> {
  const waiting = new Map<string, { resolve: (read: Read) => void; reject: (problem: Error) => void }>();
  worker.addEventListener("message", ({ data }: MessageEvent<FileAnswer<Read>>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("read" in data) asked?.resolve(data.read);
    else asked?.reject(new Error(data.problem));
  });
  worker.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message || failed));
    waiting.clear();
  });
  return {
    read: (id, bytes) =>
      new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, bytes } satisfies FileRequest, [bytes.buffer]);
      }),
    stop: () => worker.terminate(),
  };
}
