import type { Enhancement } from "./presentation.ts";
import type { RenderedScan, Scan } from "./scan.ts";

export interface ScanFile {
  readonly url: string;
  readonly bytes: number;
  /** Finished pictures of this view, one for each enhancement, in place of a measurement under `url`; COL is among them. */
  readonly pictures?: readonly PictureFile[] | undefined;
}

interface PictureFile {
  readonly enhancement: Enhancement;
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
export type ReadPicture = (bytes: Uint8Array<ArrayBuffer>) => Promise<ImageBitmap>;

/** Scans kept decoded: three bags of five views, about 3 MB each where they are measured, and never more than the bytes. */
const kept = 15;
const keptBytes = 160_000_000;

export function createImageSource(fetchView: FetchView, readScan: ReadScan, readPicture: ReadPicture = decodePicture): ImageSource {
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
    const scan = file.pictures === undefined ? await fetchMeasured(file) : await fetchRendered(file, file.pictures);
    keep(scan);
    return scan;
  }

  async function fetchMeasured({ url, bytes: expected }: ScanFile): Promise<Scan> {
    const response = await fetchView(url, stopping.signal);
    const bytes = await readAll(response, expected, (share) => listeners.get(url)?.(share));
    return readScan(url, bytes);
  }

  async function fetchRendered({ url }: ScanFile, files: readonly PictureFile[]): Promise<RenderedScan> {
    const shares = files.map(() => 0);
    const whole = Math.max(
      1,
      files.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    const pictures: Partial<Record<Enhancement, ImageBitmap>> = {};
    await Promise.all(
      files.map(async (picture, place) => {
        const response = await fetchView(picture.url, stopping.signal);
        const bytes = await readAll(response, picture.bytes, (share) => {
          shares[place] = share * picture.bytes;
          listeners.get(url)?.(shares.reduce((sum, one) => sum + one, 0) / whole);
        });
        pictures[picture.enhancement] = await readPicture(bytes);
      }),
    );
    const { COL } = pictures;
    if (COL === undefined) throw new Error("The view has no coloured picture.");
    const { width, height } = COL;
    return { kind: "rendered", id: url, width, height, bag: { x: 0, y: 0, width, height }, pictures: { ...pictures, COL } };
  }

  function keep(scan: Scan): void {
    ready.delete(scan.id);
    ready.set(scan.id, scan);
    for (const id of ready.keys()) {
      const bytes = [...ready.values()].reduce((sum, one) => sum + bytesOf(one), 0);
      if (ready.size === 1 || (ready.size <= kept && bytes <= keptBytes)) return;
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

/** Two energies of two bytes, or pictures of four channels. */
const bytesOf = (scan: Scan): number => scan.width * scan.height * 4 * (scan.kind === "measured" ? 1 : Object.keys(scan.pictures).length);

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

/** Not turned by what a camera wrote into the file, nor fitted to the screen's colours. */
const decodePicture: ReadPicture = (bytes) =>
  createImageBitmap(new Blob([bytes]), { imageOrientation: "none", colorSpaceConversion: "none", premultiplyAlpha: "none" });
