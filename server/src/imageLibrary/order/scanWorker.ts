import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { scanBag } from "@vigil/xray/bag/scanBag";
import { lookOf } from "./lookOf.ts";
import type { ScanAnswer, ScanOrder } from "./scannerPool.ts";

/** On Linux this lowers this thread alone: people who wait for a page come first. */
try {
  setPriority(5);
} catch {
  // not everywhere is one allowed to
}

parentPort?.on("message", (order: ScanOrder) => void scan(order));

async function scan({ number, recipe }: ScanOrder) {
  try {
    const bag = await scanBag(recipe, () => performance.now());
    const answer: ScanAnswer = { number, bag: { ...bag, look: await lookOf(bag.views) } };
    parentPort?.postMessage(
      answer,
      [...bag.views, ...(bag.volume ? [bag.volume.file] : [])]
        .map(({ buffer }) => buffer)
        .filter((buffer) => buffer instanceof ArrayBuffer),
    );
  } catch (error) {
    const answer: ScanAnswer = { number, failure: error instanceof Error ? error.message : String(error) };
    parentPort?.postMessage(answer, []);
  }
}
