import { randomBytes } from "node:crypto";
import type { DrillTruth } from "@vigil/model/compliance/drill/markDrill";
import { joinViews } from "@vigil/model/training/labs/joinedViews";
import type { Wear } from "@vigil/xray/drill/wornScanner";
import type { App, House } from "../../house.ts";
import { thread } from "../../jobs/thread.ts";
import { Problem } from "../../problem.ts";

export interface DrillOrder {
  wear: Wear | null;
  seed: number;
}
export interface DrillPicture {
  view: Uint8Array;
  truth: DrillTruth;
}
export type DrillPictures = (order: DrillOrder) => Promise<DrillPicture>;

/** Half a megabyte each. */
const MOST_KEPT = 24;

/** Pictures of the test object, made here: from a scanner's numbers a browser would know what is wrong with it. */
export function drillPictures(app: App, { log }: Pick<House, "log">): DrillPictures {
  const scanning = thread<DrillOrder, DrillPicture>(new URL("./drillWorker.ts", import.meta.url), "test drills");
  app.addHook("onClose", () => scanning.stop());
  const kept = new Map<string, Promise<DrillPicture>>();
  return async (order) => {
    const key = JSON.stringify(order);
    const made = kept.get(key) ?? scanning.ask(order);
    kept.delete(key);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    try {
      return await made;
    } catch (error) {
      kept.delete(key);
      log.warn({ error: String(error) }, "The picture of the test object could not be made.");
      throw new Problem(409, "DrillPictureFailed");
    }
  };
}

/** More than the grainiest picture needs. */
const SENT_BYTES = 720_000;

/** All pictures are sent as long as each other: a weak source makes a grainy picture, which packs worse, and its length would tell. */
export const asLong = (view: Uint8Array): Buffer => Buffer.from(joinViews([view, randomBytes(Math.max(1, SENT_BYTES - view.length))]));
