import type { Console } from "./console.ts";
import { adjustPanel, bagPanel, categoryPanel, common, imagePanel, zoomPanel } from "./consolePanels.ts";
import { layouts } from "./layouts.ts";

/** Cargo: long pictures one below the other, the manifest as a form, grey with pseudo-colour, how the greys are spread. */
export const vacis: Console = {
  arrangement: layouts.vacis,
  accent: "amber",
  palette: "cargo",
  stretch: 4.4,
  volumes: false,
  alarms: false,
  second: null,
  panels: [
    { kind: "form" },
    imagePanel(
      ["COLOR", "COL"],
      ["GREY", "BW"],
      ["PSEUDO", "PSC"],
      ["LOG", "LOG"],
      ["HISTO", "HIST"],
      ["SMOOTH", { blur: 40 }],
      ["EDGE", "EDGE"],
      ["INV", "NEG"],
      ["DENSE", "HIGH"],
    ),
    { kind: "histogram" },
    adjustPanel(["gamma", "contrast", "paletteRange"]),
    zoomPanel("keys", "out", "in", "pixels", "loupe", "bag"),
    categoryPanel,
    bagPanel,
  ],
  ...common,
};

/** The same work with the tools beside the picture. */
export const hcv: Console = {
  ...vacis,
  arrangement: { ...layouts.vacis, place: "split", columns: 3, tone: "graphite" },
  accent: "green",
  panels: [
    { kind: "form" },
    { kind: "histogram" },
    bagPanel,
    imagePanel(
      ["COLOR", "COL"],
      ["GREY", "BW"],
      ["PSEUDO", "PSC"],
      ["LOG", "LOG"],
      ["HISTO", "HIST"],
      ["SMOOTH", { blur: 40 }],
      ["EDGE", "EDGE"],
      ["INV", "NEG"],
      ["DENSE", "HIGH"],
      ["THIN", "LOW"],
    ),
    adjustPanel(["gamma", "brightness", "contrast", "sharp"]),
    zoomPanel("pad", "out", "in", "bag"),
    categoryPanel,
  ],
};
