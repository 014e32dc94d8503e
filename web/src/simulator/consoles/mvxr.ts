import type { Console } from "./console.ts";
import { adjustPanel, bagPanel, categoryPanel, common, imagePanel, zoomPanel } from "./consolePanels.ts";

/** Many views of hold baggage, the keys below them. */
export const mvxr: Console = {
  place: "below",
  accent: "violet",
  viewLayout: "horizontal",
  volumes: false,
  panels: [
    imagePanel(
      ["COLOR", "COL"],
      ["B/W", "BW"],
      ["INV", "NEG"],
      ["ORG", "O2"],
      ["METAL", "MET"],
      ["STRIP", "STRIP2"],
      ["DENSE", "HIGH"],
      ["THIN", "LOW"],
    ),
    zoomPanel("pad", "out", "in", "loupe", "bag"),
    adjustPanel(["absorption", "brightness", "contrast", "opacity"]),
    categoryPanel,
    bagPanel,
  ],
  ...common,
};

export const mvt: Console = {
  ...mvxr,
  panels: [
    imagePanel(["COLOR", "COL"], ["B/W", "BW"], ["INV", "NEG"], ["ORG", "O2"], ["METAL", "MET"], ["EDGE", "EDGE"]),
    ...mvxr.panels.slice(1),
  ],
};
