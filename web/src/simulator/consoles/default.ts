import type { Console } from "./console.ts";
import { adjustPanel, bagPanel, categoryPanel, common, imagePanel, zoomPanel } from "./consolePanels.ts";

/** The union of all consoles: every enhancement, every adjustment, every way to zoom. */
export const defaultConsole: Console = {
  place: "right",
  accent: "blue",
  viewLayout: "default",
  volumes: false,
  panels: [
    imagePanel(
      ["COL", "COL"],
      ["B/W", "BW"],
      ["NEG", "NEG"],
      ["EDGE", "EDGE"],
      ["O₂", "O2"],
      ["OS", "OS"],
      ["MET", "MET"],
      ["STRIP", "STRIP2"],
      ["HIGH", "HIGH"],
      ["LOW", "LOW"],
      ["SEN", "SEN"],
      ["PSC", "PSC"],
    ),
    adjustPanel(["absorption", "brightness", "contrast", "gamma", "opacity", "sharp"], ["opacityRadius", "blur", "paletteRange", "invert"]),
    zoomPanel("pad", "out", "in", "pixels", "loupe", "bag"),
    categoryPanel,
    bagPanel,
  ],
  ...common,
};

/** One transmission picture and a second one that is bright on organics: the keys that part organics from the rest come first. */
export const gem: Console = {
  ...defaultConsole,
  accent: "amber",
  viewLayout: "horizontal",
  panels: [
    imagePanel(["TRANS", "COL"], ["ORG", "O2"], ["NEG", "NEG"], ["B/W", "BW"], ["METAL", "MET"], ["EDGE", "EDGE"], ["PEN", "HIGH"]),
    adjustPanel(["brightness", "contrast", "opacity", "invert"]),
    zoomPanel("pad", "out", "in", "bag"),
    categoryPanel,
    bagPanel,
  ],
};

export const xis: Console = {
  ...defaultConsole,
  accent: "green",
  panels: [
    imagePanel(
      ["COLOR", "COL"],
      ["B/W", "BW"],
      ["INV", "NEG"],
      ["EDGE", "EDGE"],
      ["ORG", "O2"],
      ["INORG", "OS"],
      ["METAL", "MET"],
      ["HIGH", "HIGH"],
      ["LOW", "LOW"],
      ["PSC", "PSC"],
    ),
    adjustPanel(["absorption", "brightness", "contrast", "gamma", "sharp"]),
    zoomPanel("pad", "out", "in", "pixels", "bag"),
    categoryPanel,
    bagPanel,
  ],
};

/** The same keys with the views side by side. */
export const xisuc: Console = { ...xis, accent: "teal", viewLayout: "horizontal" };
