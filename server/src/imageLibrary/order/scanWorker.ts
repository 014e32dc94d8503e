import { setPriority } from "node:os";
import { scanBag } from "@vigil/xray/bag/scanBag";
import { lookOf } from "./lookOf.ts";
import type { ScanAnswer, ScanOrder } from "./scannerPool.ts";

try {
  setPriority(5); // people who wait for a page come first
} catch {
  // not everywhere is one allowed to
}

process.on("disconnect", () => process.exit(0)); // the server is gone
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {}); // meant for the server, which ends this one
process.on("message", (order: ScanOrder) => void scan(order).then((answer) => process.send?.(answer)));

async function scan({ number, recipe, wanted }: ScanOrder): Promise<ScanAnswer> {
  try {
    const bag = await scanBag(recipe, () => performance.now(), undefined, wanted);
    return { number, bag: { ...bag, look: await lookOf(bag.views) } };
  } catch (error) {
    return { number, failure: error instanceof Error ? error.message : String(error) };
  }
}
