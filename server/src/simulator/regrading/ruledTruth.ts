import type { ImageRuling } from "@vigil/model/simulator/regrading/imageRuling";
import type { TruthBefore } from "../../storage/trainingTables.ts";

/** What is true of an image by what was said of it, in place of what was true before; out: nobody is judged by it. */
export function ruledTruth(before: TruthBefore, ruling: ImageRuling): TruthBefore {
  if (ruling.kind === "out") return { ...before, out: true };
  if (ruling.kind === "innocent") return { decision: "P", category: null, threatDescription: null, threats: [], bodies: [], out: false };
  const { decision, category, description, regions } = ruling;
  const threats =
    regions === null
      ? before.threats.map((threat) => (threat.category === before.category ? { ...threat, category } : threat))
      : regions.map(({ view, points }) => ({ view, points, category, name: description, threat: 0 }));
  const bodies = before.bodies.map((body) => (body.category === before.category ? { ...body, category } : body));
  return { decision, category, threatDescription: description, threats, bodies, out: false };
}
