import type { Projection, ProjectionAnswer } from "@vigil/model/imageLibrary/threatProjection";
import { call, domainOfPage } from "../../api.ts";
import { answeredProblem } from "../../answeredProblem.ts";
import type { ProblemBody } from "../../apiProblem.ts";

/** What the rays meet in an image's bag, as a file. */
export async function fetchPreview(imageId: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(`/api/images/${imageId}/preview`, {
    signal,
    credentials: "include",
    headers: { "X-Domain": domainOfPage() },
  });
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  throw await answeredProblem(response.status, (await response.json().catch(() => ({}))) as ProblemBody);
}

export const saveProjection = (imageId: number, projection: Projection): Promise<ProjectionAnswer> =>
  call("POST", `images/${imageId}/projections`, { body: projection });
