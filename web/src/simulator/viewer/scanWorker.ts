import { readScan } from "./readScan.ts";

export interface ScanRequest {
  id: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Reads files beside the page, so that reading the next bag never holds up a control of this one. */
self.addEventListener("message", ({ data }: MessageEvent<ScanRequest>) => void answer(data));

async function answer({ id, bytes }: ScanRequest): Promise<void> {
  try {
    const scan = await readScan(id, bytes);
    tell({ id, scan }, [...new Set([scan.low.buffer, scan.high.buffer])]);
  } catch (error) {
    tell({ id, problem: error instanceof Error ? error.message : String(error) }, []);
  }
}

function tell(message: object, transfer: Transferable[]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener, and no origin to name
  self.postMessage(message, { transfer });
}
