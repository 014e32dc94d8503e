import type { Console } from "./console.ts";
import { adjustPanel, bagPanel, categoryPanel, common, imagePanel, zoomPanel } from "./consolePanels.ts";
import { layouts } from "./layouts.ts";

/** A family of many tools on the picture's left: clear picture, density alert, variable gamma, stripping, penetration both ways. */
export const r500: Console = {
  arrangement: { ...layouts.default, place: "left", keys: "round", columns: 3, tone: "steel" },
  accent: "violet",
  palette: "standard",
  stretch: 3.4,
  volumes: false,
  alarms: false,
  second: null,
  panels: [
    imagePanel(
      ["COLOR", "COL"],
      ["CLEAR", "SEN"],
      ["ALERT", { paletteRange: 20 }],
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
  arrangement: { ...r500.arrangement, columns: 4 },
  accent: "teal",
  panels: [
    imagePanel(
      ["COLOR", "COL"],
      ["CLEAR", "SEN"],
      ["ALERT", { paletteRange: 20 }],
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

/** All tools, on both sides of two views. */
export const r900: Console = {
  ...r600,
  arrangement: { ...r600.arrangement, place: "split", columns: 3, views: "row" },
  accent: "green",
};

/** The tools a light console keeps. */
const lightPanels: Console["panels"] = [
  imagePanel(["COLOR", "COL"], ["CLEAR", "SEN"], ["EDGE", "EDGE"], ["INV", "NEG"], ["B/W", "BW"], ["ORG", "O2"], ["INORG", "OS"]),
  adjustPanel(["gamma", "brightness"]),
  zoomPanel("keys", "out", "in", "bag"),
  categoryPanel,
  bagPanel,
];

export const r600lt: Console = { ...r600, arrangement: { ...r600.arrangement, columns: 2, decisions: "side" }, panels: lightPanels };
export const r900lt: Console = {
  ...r900,
  arrangement: { ...r900.arrangement, place: "right", columns: 2, decisions: "side" },
  panels: lightPanels,
};
