import type { Console } from "./console.ts";
import { adjustPanel, bagPanel, categoryPanel, common, imagePanel, zoomPanel } from "./consolePanels.ts";
import { layouts } from "./layouts.ts";

/** The union of all consoles: every enhancement, every adjustment, every way to zoom. */
export const defaultConsole: Console = {
  arrangement: layouts.default,
  accent: "blue",
  palette: "standard",
  stretch: 3.2,
  volumes: false,
  alarms: false,
  second: null,
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
      ["VARI", "VARI"],
      ["LOG", "LOG"],
      ["HIST", "HIST"],
    ),
    adjustPanel(["absorption", "brightness", "contrast", "gamma", "opacity", "sharp"], ["opacityRadius", "blur", "paletteRange", "invert"]),
    zoomPanel("pad", "out", "in", "pixels", "loupe", "bag"),
    categoryPanel,
    bagPanel,
  ],
  ...common,
};

/** A transmission picture and beside it one that is bright on organics: the keys that part organics from the rest come first. */
export const gem: Console = {
  ...defaultConsole,
  arrangement: { ...layouts.default, keys: "round", columns: 3, views: "row", tone: "olive" },
  accent: "amber",
  palette: "warm",
  second: "SCAT",
  panels: [
    imagePanel(
      ["TRANS", "COL"],
      ["SCATTER", "SCAT"],
      ["ORG", "O2"],
      ["NEG", "NEG"],
      ["B/W", "BW"],
      ["METAL", "MET"],
      ["EDGE", "EDGE"],
      ["PEN", "HIGH"],
      ["SMOOTH", { blur: 20 }],
    ),
    zoomPanel("pad", "out", "in", "bag"),
    adjustPanel(["brightness", "contrast", "opacity", "invert"]),
    categoryPanel,
    bagPanel,
  ],
};

export const xis: Console = {
  ...defaultConsole,
  arrangement: { ...layouts.default, keys: "flat", columns: 5, tone: "steel" },
  accent: "green",
  palette: "cool",
  stretch: 3.6,
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

/** The same keys on both sides of views that lie side by side. */
export const xisuc: Console = {
  ...xis,
  arrangement: { ...layouts.default, place: "split", keys: "flat", columns: 3, views: "row", tone: "steel" },
  accent: "teal",
};
