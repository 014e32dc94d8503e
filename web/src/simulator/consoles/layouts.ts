import type { LayoutName } from "@vigil/model/simulator/consoleNames";
import type { Arrangement } from "./console.ts";

/** The fourteen layouts of the specification. What each looks like is ours. */
export const layouts: Readonly<Record<LayoutName, Arrangement>> = {
  default: { place: "right", decisions: "below", keys: "square", columns: 5, views: "stack", tone: "night" },
  l3: { place: "left", decisions: "below", keys: "raised", columns: 4, views: "stack", tone: "brown" },
  pxb: { place: "right", decisions: "side", keys: "raised", columns: 4, views: "stack", tone: "brown" },
  paxm: { place: "below", decisions: "below", keys: "raised", columns: 4, views: "row", tone: "brown" },
  mvxr: { place: "below", decisions: "below", keys: "flat", columns: 5, views: "main", tone: "navy" },
  ctix: { place: "below", decisions: "below", keys: "flat", columns: 5, views: "row", tone: "graphite" },
  ctx: { place: "left", decisions: "side", keys: "square", columns: 4, views: "main", tone: "steel" },
  nxct: { place: "above", decisions: "below", keys: "flat", columns: 6, views: "main", tone: "graphite" },
  rtt: { place: "right", decisions: "side", keys: "flat", columns: 3, views: "grid", tone: "navy" },
  rttv: { place: "split", decisions: "below", keys: "flat", columns: 3, views: "grid", tone: "navy" },
  vacis: { place: "above", decisions: "below", keys: "flat", columns: 3, views: "stack", tone: "olive" },
  hxpp: { place: "left", decisions: "below", keys: "round", columns: 4, views: "stack", tone: "graphite" },
  intercept: { place: "split", decisions: "below", keys: "square", columns: 3, views: "row", tone: "steel" },
  rsait: { place: "left", decisions: "side", keys: "flat", columns: 4, views: "row", tone: "graphite" },
};
