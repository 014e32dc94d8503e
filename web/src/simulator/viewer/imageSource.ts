import type { Box } from "./zoom.ts";

/** One view of one bag as the scanner gave it: both energies, 60000 is air. */
export interface Scan {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly low: Uint16Array;
  readonly high: Uint16Array;
  /** The part that holds the bag, with a margin: what factor 1 shows. */
  readonly bag: Box;
}

export interface ScanFile {
  readonly url: string;
  readonly bytes: number;
}

export interface ImageSource {
  /** The scan, fetched unless it is at hand; progress is the share of the file that has arrived, 0 to 1. */
  load(file: ScanFile, onProgress?: (share: number) => void): Promise<Scan>;
  /** Fetches files one after the other when nothing more urgent is under way; failures are left to load. */
  prefetch(files: readonly ScanFile[]): void;
  /** The scan if it is at hand. */
  peek(url: string): Scan | undefined;
  stop(): void;
}

export type FetchView = (url: string, signal: AbortSignal) => Promise<Response>;
export type ReadScan = (id: string, bytes: Uint8Array<ArrayBuffer>) => Promise<Scan>;

/** Decoded scans kept: three bags of two views, about 3 MB each. */
const kept = 6;

export function createImageSource(fetchView: FetchView, readScan: ReadScan): ImageSource {
  const stopping = new AbortController();
  const ready = new Map<string, Scan>();
  const coming = new Map<string, Promise<Scan>>();
  const listeners = new Map<string, (share: number) => void>();
  let ahead: readonly ScanFile[] = [];
  let fetchingAhead = false;

  function load(file: ScanFile, onProgress?: (share: number) => void): Promise<Scan> {
    const scan = ready.get(file.url);
    if (scan !== undefined) {
      keep(scan);
      onProgress?.(1);
      return Promise.resolve(scan);
    }
    if (onProgress !== undefined) listeners.set(file.url, onProgress);
    let promise = coming.get(file.url);
    if (promise === undefined) {
      promise = fetchScan(file).finally(() => {
        coming.delete(file.url);
        listeners.delete(file.url);
      });
      coming.set(file.url, promise);
    }
    return promise;
  }

  async function fetchScan(file: ScanFile): Promise<Scan> {
    const response = await fetchView(file.url, stopping.signal);
    const bytes = await readAll(response, file.bytes, (share) => listeners.get(file.url)?.(share));
    const scan = await readScan(file.url, bytes);
    keep(scan);
    return scan;
  }

  function keep(scan: Scan): void {
    ready.delete(scan.id);
    ready.set(scan.id, scan);
    for (const id of ready.keys()) {
      if (ready.size <= kept) return;
      ready.delete(id);
    }
  }

  async function fetchAhead(): Promise<void> {
    if (fetchingAhead) return;
    fetchingAhead = true;
    try {
      for (;;) {
        const next = ahead.find(({ url }) => !ready.has(url) && !coming.has(url));
        if (next === undefined || stopping.signal.aborted) return;
        ahead = ahead.filter(({ url }) => url !== next.url);
        // Whoever needs the view asks for it by load and sees the error there.
        await load(next).catch(() => undefined);
      }
    } finally {
      fetchingAhead = false;
    }
  }

  return {
    load,
    prefetch(files) {
      ahead = files.slice(0, kept);
      void fetchAhead();
    },
    peek: (url) => ready.get(url),
    stop: () => stopping.abort(),
  };
}

/** Reads a whole answer and tells how much of the announced size has come. */
async function readAll(response: Response, expected: number, onProgress: (share: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  if (response.body === null) return new Uint8Array(await response.arrayBuffer());
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    onProgress(Math.min(1, length / Math.max(expected, 1)));
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
