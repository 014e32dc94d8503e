import type { SessionReadiness } from "@vigil/model/simulator/wire";
import { Problem } from "../../problem.ts";

/** What keeps a session from beginning that is no fault of the call: it is done or locked, or there are no images for it. */
const refusals: readonly number[] = [409, 412, 423];

/** What choosing the images of a session came to. Begins nothing. */
export async function readiness(choose: () => Promise<{ imageIds: readonly number[] }>): Promise<SessionReadiness> {
  try {
    const { imageIds } = await choose();
    return { code: null, images: imageIds.length };
  } catch (problem) {
    if (problem instanceof Problem && refusals.includes(problem.status)) return { code: problem.code, images: null };
    throw problem;
  }
}
