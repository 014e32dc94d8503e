import type { Console } from "./console.ts";
import { adjustPanel, bagPanel, categoryPanel, common, imagePanel, zoomPanel } from "./consolePanels.ts";

export const px: Console = {
  place: "left",
  accent: "amber",
  viewLayout: "default",
  volumes: false,
  panels: [
    categoryPanel,
    imagePanel(
      ["COLOR", "COL"],
      ["BW", "BW"],
      ["REV", "NEG"],
      ["EDGE", "EDGE"],
      ["ORG", "O2"],
      ["STRIP", "OS"],
      ["PEN +", "HIGH"],
      ["PEN −", "LOW"],
    ),
    zoomPanel("pad", "out", "in", "bag"),
    adjustPanel(["brightness", "contrast"], ["sharp"]),
    bagPanel,
  ],
  ...common,
};

export const cx: Console = { ...px, accent: "blue", viewLayout: "horizontal" };

/** One view: its keys are those of px, the panel on the other side. */
export const pxb: Console = { ...px, place: "right", accent: "amber" };

/** Many views side by side leave no room beside them. */
export const paxm: Console = { ...px, place: "below", viewLayout: "horizontal" };

/** Hold baggage seen at speed: few keys, large pictures. */
export const vis: Console = {
  ...px,
  accent: "grey",
  panels: [
    imagePanel(["COLOR", "COL"], ["BW", "BW"], ["REV", "NEG"], ["DENSE", "HIGH"], ["METAL", "MET"], ["ORG", "O2"]),
    zoomPanel("pad", "out", "in", "bag"),
    adjustPanel(["brightness", "contrast"]),
    categoryPanel,
    bagPanel,
  ],
};

export const vds: Console = { ...vis, viewLayout: "horizontal" };
