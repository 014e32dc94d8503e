import type { Console } from "./console.ts";
import { adjustPanel, bagPanel, categoryPanel, common, imagePanel, zoomPanel } from "./consolePanels.ts";
import { layouts } from "./layouts.ts";

/** A low keyboard before the screens: few keys, absorption by slider, a sweep. */
export const hiscan: Console = {
  arrangement: { ...layouts.default, place: "below", keys: "raised", columns: 4, views: "row", tone: "graphite" },
  accent: "teal",
  palette: "standard",
  stretch: 3.8,
  volumes: false,
  alarms: false,
  second: null,
  panels: [
    zoomPanel("pad", "out", "in", "bag"),
    imagePanel(
      ["COL", "COL"],
      ["NEG", "NEG"],
      ["BW", "BW"],
      ["O2", "O2"],
      ["OS", "OS"],
      ["SEN", "SEN"],
      ["VARI", "VARI"],
      ["HIGH", "HIGH"],
    ),
    adjustPanel(["absorption", "brightness", "contrast"]),
    categoryPanel,
    bagPanel,
  ],
  ...common,
};

export const hrx: Console = {
  ...hiscan,
  arrangement: { ...hiscan.arrangement, columns: 5, views: "stack", tone: "navy" },
  accent: "blue",
  panels: [
    imagePanel(
      ["COL", "COL"],
      ["BW", "BW"],
      ["NEG", "NEG"],
      ["EDGE", "EDGE"],
      ["O2", "O2"],
      ["OS", "OS"],
      ["SEN", "SEN"],
      ["VARI", "VARI"],
      ["HIGH", "HIGH"],
      ["LOW", "LOW"],
    ),
    adjustPanel(["absorption", "contrast", "sharp"]),
    zoomPanel("keys", "out", "in", "loupe", "bag"),
    categoryPanel,
    bagPanel,
  ],
};
