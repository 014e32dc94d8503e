import type { Console } from "./console.ts";
import { adjustPanel, bagPanel, categoryPanel, common, imagePanel, zoomPanel } from "./consolePanels.ts";

/** A family of many tools on the picture's left: clear picture, variable gamma, stripping, penetration both ways. */
export const r500: Console = {
  place: "left",
  accent: "violet",
  viewLayout: "default",
  volumes: false,
  panels: [
    imagePanel(
      ["COLOR", "COL"],
      ["CLEAR", "SEN"],
      ["EDGE", "EDGE"],
      ["INV", "NEG"],
      ["B/W", "BW"],
      ["ORG", "O2"],
      ["INORG", "OS"],
      ["PSC", "PSC"],
      ["PEN +", "HIGH"],
      ["PEN −", "LOW"],
    ),
    adjustPanel(["gamma", "brightness", "contrast", "sharp"], ["paletteRange", "invert"]),
    zoomPanel("keys", "out", "in", "pixels", "loupe", "bag"),
    categoryPanel,
    bagPanel,
  ],
  ...common,
};

export const r600: Console = {
  ...r500,
  panels: [
    imagePanel(
      ["COLOR", "COL"],
      ["CLEAR", "SEN"],
      ["EDGE", "EDGE"],
      ["INV", "NEG"],
      ["B/W", "BW"],
      ["ORG", "O2"],
      ["INORG", "OS"],
      ["METAL", "MET"],
      ["PSC", "PSC"],
      ["PEN +", "HIGH"],
      ["PEN −", "LOW"],
      ["STRIP", "STRIP2"],
    ),
    ...r500.panels.slice(1),
  ],
};

export const r900: Console = { ...r600, accent: "green", viewLayout: "horizontal" };

/** The tools a light console keeps. */
const lightPanels: Console["panels"] = [
  imagePanel(["COLOR", "COL"], ["CLEAR", "SEN"], ["EDGE", "EDGE"], ["INV", "NEG"], ["B/W", "BW"], ["ORG", "O2"], ["INORG", "OS"]),
  adjustPanel(["gamma", "brightness"]),
  zoomPanel("keys", "out", "in", "bag"),
  categoryPanel,
  bagPanel,
];

export const r600lt: Console = { ...r600, panels: lightPanels };
export const r900lt: Console = { ...r900, panels: lightPanels };
