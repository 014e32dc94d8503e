import type { Console } from "./console.ts";
import { adjustPanel, bagPanel, categoryPanel, common, imagePanel, withAlarms, zoomPanel } from "./consolePanels.ts";
import { layouts } from "./layouts.ts";

export const px: Console = {
  arrangement: layouts.l3,
  accent: "amber",
  palette: "warm",
  stretch: 3.2,
  volumes: false,
  alarms: false,
  second: null,
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

/** Two or three views side by side, metal apart. */
export const cx: Console = {
  ...px,
  arrangement: { ...layouts.l3, columns: 3, views: "row", tone: "navy" },
  accent: "blue",
  panels: [
    imagePanel(
      ["COLOR", "COL"],
      ["BW", "BW"],
      ["REV", "NEG"],
      ["EDGE", "EDGE"],
      ["ORG", "O2"],
      ["STRIP", "OS"],
      ["METAL", "MET"],
      ["PEN +", "HIGH"],
      ["PEN −", "LOW"],
    ),
    categoryPanel,
    zoomPanel("pad", "out", "in", "bag"),
    adjustPanel(["brightness", "contrast"], ["sharp"]),
    bagPanel,
  ],
};

/** One view: its keys are those of px, the panel on the other side with the decisions under it. */
export const pxb: Console = { ...px, arrangement: layouts.pxb };

/** Many views side by side leave no room beside them. */
export const paxm: Console = { ...px, arrangement: layouts.paxm };

/** Hold baggage seen at speed: few keys, large pictures, what the machine alarmed on in frames. */
export const vis: Console = {
  ...px,
  arrangement: { ...layouts.l3, keys: "flat", columns: 2, tone: "graphite" },
  accent: "grey",
  palette: "deep",
  alarms: true,
  panels: [
    withAlarms(imagePanel(["COLOR", "COL"], ["BW", "BW"], ["REV", "NEG"], ["DENSE", "HIGH"], ["METAL", "MET"], ["ORG", "O2"])),
    zoomPanel("pad", "out", "in", "bag"),
    adjustPanel(["brightness", "contrast"]),
    categoryPanel,
    bagPanel,
  ],
};

export const vds: Console = { ...vis, arrangement: { ...vis.arrangement, place: "above", columns: 4, views: "row" }, accent: "teal" };
