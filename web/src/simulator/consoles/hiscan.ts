import type { Console } from "./console.ts";
import { adjustPanel, bagPanel, categoryPanel, common, imagePanel, zoomPanel } from "./consolePanels.ts";

/** A low keyboard before the screens: few keys, absorption by slider. */
export const hiscan: Console = {
  place: "below",
  accent: "teal",
  viewLayout: "horizontal",
  volumes: false,
  panels: [
    zoomPanel("pad", "out", "in", "bag"),
    imagePanel(["COL", "COL"], ["NEG", "NEG"], ["BW", "BW"], ["O2", "O2"], ["OS", "OS"], ["SEN", "SEN"], ["HIGH", "HIGH"]),
    adjustPanel(["absorption", "brightness", "contrast"]),
    categoryPanel,
    bagPanel,
  ],
  ...common,
};

export const hrx: Console = {
  ...hiscan,
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
      ["HIGH", "HIGH"],
      ["LOW", "LOW"],
    ),
    adjustPanel(["absorption", "contrast", "sharp"]),
    zoomPanel("keys", "out", "in", "loupe", "bag"),
    categoryPanel,
    bagPanel,
  ],
};
