import { splitViews } from "@vigil/model/training/labs/joinedViews";
import { answeredProblem } from "../answeredProblem.ts";
import { domainOfPage } from "../api.ts";
import type { ProblemBody } from "../apiProblem.ts";
import type { MeasuredScan } from "../simulator/viewer/scan.ts";

/** The views of a scan that the server made, or the first so many; its reader comes along with the first. */
export async function fetchLabScan(path: string, most = Infinity): Promise<readonly MeasuredScan[]> {
  const [response, { readScan }] = await Promise.all([
    fetch(`/api/${path}`, { credentials: "include", headers: { "X-Domain": domainOfPage() } }),
    import("../simulator/viewer/readScan.ts"),
  ]);
  if (!response.ok) throw await answeredProblem(response.status, (await response.json().catch(() => ({}))) as ProblemBody);
  const views = splitViews(new Uint8Array(await response.arrayBuffer())).slice(0, most);
  return Promise.all(views.map((bytes, view) => readScan(`${path} ${view}`, bytes)));
}
