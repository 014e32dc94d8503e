import { polygonFault } from "@vigil/model/imageLibrary/polygonRules";
import type { ImageRuling } from "@vigil/model/simulator/regrading/imageRuling";
import { Problem } from "../../problem.ts";
import type { RuledImage } from "./readRuled.ts";

/** What was said of an image must be possible of it. */
export function refuseRuling({ views, before, categories, shared }: RuledImage, ruling: ImageRuling): void {
  if (shared && ruling.kind !== "out") throw new Problem(409, "SharedImageKey", { field: "ruling" });
  if (ruling.kind !== "threat") return;
  if (!categories.includes(ruling.category)) throw new Problem(422, "ImageCategoryUnknown", { field: "ruling.category" });
  if (ruling.regions?.length === 0 || (ruling.regions === null && before.threats.length === 0))
    throw new Problem(422, "ImageThreatArrayMissing", { field: "ruling.regions" });
  for (const { view, points } of ruling.regions ?? []) {
    const place = views[view];
    const code = place === undefined ? "PolygonOutside" : polygonFault(points, place);
    if (code) throw new Problem(422, code, { field: "ruling.regions", details: { view } });
  }
}
