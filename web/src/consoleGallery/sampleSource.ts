import type { ConsoleType } from "@vigil/model/simulator/consoleNames";
import type { LessonScan } from "../lesson/lessonScan.ts";
import { createScanMaker } from "../lesson/scanMaker.ts";
import type { VolumeSource } from "../simulator/volume/volumeSource.ts";
import type { ImageSource } from "../simulator/viewer/imageSource.ts";
import type { Scan } from "../simulator/viewer/scan.ts";
import { samples } from "./sample.ts";

export interface SampleSource extends ImageSource, VolumeSource {
  /** A sample, made unless it is at hand. */
  bag(index: number): Promise<LessonScan>;
}

/** Bags scanned here, in the browser: a source of pixels like any other. */
export function createSampleSource(type: ConsoleType): SampleSource {
  const maker = createScanMaker(
    () => new Worker(new URL("../lesson/lessonWorker.ts", import.meta.url), { type: "module", name: "sample scanner" }),
  );
  const orders = samples(type);
  const ready = new Map<string, Scan>();

  async function bag(index: number, onProgress?: (share: number) => void): Promise<LessonScan> {
    const order = orders[index];
    if (order === undefined) throw new Error(`There is no sample ${index}.`);
    const made = await maker.make(order, { onShare: onProgress });
    for (const [view, scan] of made.scans.entries()) ready.set(`sample/${index}/${view}`, scan);
    return made;
  }

  async function load({ url }: { url: string }, onProgress?: (share: number) => void): Promise<Scan> {
    const [, index] = url.split("/");
    await bag(Number(index), onProgress);
    const scan = ready.get(url);
    if (scan === undefined) throw new Error(`The sample has no view ${url}.`);
    onProgress?.(1);
    return scan;
  }

  return {
    bag,
    volume: (index) => {
      const order = orders[index];
      return order === undefined ? Promise.reject(new Error(`There is no sample ${index}.`)) : maker.volume(order);
    },
    load,
    prefetch: (files) => {
      for (const file of files) void load(file).catch(() => undefined);
    },
    peek: (url) => ready.get(url),
    stop: () => maker.stop(),
  };
}
