import type { Lab } from "@vigil/model/training/labs/lab";
import type { ScanSubject } from "@vigil/model/training/scanSubject";
import type { App, House } from "../../house.ts";
import { thread } from "../../jobs/thread.ts";
import { Problem } from "../../problem.ts";

export type LabScans = (subject: ScanSubject | undefined) => Promise<Buffer>;

/** What the scan of a lab shows; a lab of another kind has none. */
export const searchedIn = (lab: Lab | undefined): ScanSubject | undefined =>
  lab !== undefined && "scan" in lab ? lab.scan?.subject : undefined;

/** Half a megabyte each. */
const MOST_KEPT = 40;

/**
 * The views of the scans that labs and questions search, made here: from what they are made of a browser would know what is hidden in them. Each is made
 * once for all who learn, the one longest unasked-for is forgotten first.
 */
export function labScans(app: App, { log }: Pick<House, "log">): LabScans {
  const scanning = thread<ScanSubject, Uint8Array>(new URL("./labScanWorker.ts", import.meta.url), "lab scans");
  app.addHook("onClose", () => scanning.stop());
  const kept = new Map<string, Promise<Uint8Array>>();
  return async (subject) => {
    if (subject === undefined) throw new Problem(404, "NotFound");
    const key = JSON.stringify(subject);
    const made = kept.get(key) ?? scanning.ask(subject);
    kept.delete(key);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    try {
      return Buffer.from(await made);
    } catch (error) {
      kept.delete(key);
      log.warn({ error: String(error) }, "The scan of a lab could not be made.");
      throw new Problem(409, "LabScanFailed");
    }
  };
}
