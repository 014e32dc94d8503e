import { fetchLabScan } from "./fetchLabScan.ts";
import type { MeasuredScan } from "../simulator/viewer/scan.ts";

/** Some megabytes each. */
const mostKept = 3;
const kept = new Map<string, Promise<readonly MeasuredScan[]>>();

/** The views of an image, fetched once: whoever comes back to a question, or to the next one, finds them here though the connection is gone. */
export function scanAt(address: string): Promise<readonly MeasuredScan[]> {
  const fetched = kept.get(address) ?? fetchLabScan(address);
  kept.delete(address);
  kept.set(address, fetched);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  fetched.catch(() => kept.delete(address));
  return fetched;
}
