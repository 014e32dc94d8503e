import type { FileAnswer, FileRequest } from "./fileReader.ts";

/** The worker's end of a file reader: reads beside the page, so that reading the next bag never holds up a control of this one. */
export function answerFiles<Read>(read: (request: FileRequest) => Promise<Read>, buffersOf: (read: Read) => readonly Transferable[]): void {
  const tell = (message: FileAnswer<Read>, transfer: Transferable[]) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener, and no origin to name
    self.postMessage(message, { transfer });
  };
  const answer = async ({ id, bytes }: FileRequest) => {
    try {
      const made = await read({ id, bytes });
      tell({ id, read: made }, [...new Set(buffersOf(made))]);
    } catch (error) {
      tell({ id, problem: error instanceof Error ? error.message : String(error) }, []);
    }
  };
  self.addEventListener("message", ({ data }: MessageEvent<FileRequest>) => void answer(data));
}
