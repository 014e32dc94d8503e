import type { Console } from "./console.ts";
import { adjustPanel, bagPanel, categoryPanel, common, imagePanel, withAlarms, zoomPanel } from "./consolePanels.ts";
import { layouts } from "./layouts.ts";

/** Many views of hold baggage, one of them large, the keys below them, what the machine alarmed on in frames. */
export const mvxr: Console = {
  arrangement: layouts.mvxr,
  accent: "violet",
  palette: "cool",
  stretch: 3.8,
  volumes: false,
  alarms: true,
  second: null,
  panels: [
    withAlarms(
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
    ),
    zoomPanel("pad", "out", "in", "loupe", "bag"),
    adjustPanel(["absorption", "brightness", "contrast", "opacity"]),
    categoryPanel,
    bagPanel,
  ],
  ...common,
};

/** The same keys less a few, and all views of one size. */
export const mvt: Console = {
  ...mvxr,
  arrangement: { ...layouts.mvxr, columns: 4, views: "grid" },
  panels: [
    withAlarms(imagePanel(["COLOR", "COL"], ["B/W", "BW"], ["INV", "NEG"], ["ORG", "O2"], ["METAL", "MET"], ["EDGE", "EDGE"])),
    ...mvxr.panels.slice(1),
  ],
};
