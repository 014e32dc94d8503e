import type { Console } from "./console.ts";
import { adjustPanel, bagPanel, categoryPanel, common, imagePanel, zoomPanel } from "./consolePanels.ts";

/** Cargo: long pictures one below the other, the manifest first, grey with pseudo-colour. */
export const vacis: Console = {
  place: "below",
  accent: "amber",
  viewLayout: "default",
  volumes: false,
  panels: [
    bagPanel,
    imagePanel(["COLOR", "COL"], ["GREY", "BW"], ["INV", "NEG"], ["PSC", "PSC"], ["EDGE", "EDGE"], ["DENSE", "HIGH"]),
    adjustPanel(["gamma", "contrast", "blur", "paletteRange"]),
    zoomPanel("keys", "out", "in", "pixels", "loupe", "bag"),
    categoryPanel,
  ],
  ...common,
};

export const hcv: Console = {
  ...vacis,
  accent: "green",
  panels: [
    bagPanel,
    imagePanel(["COLOR", "COL"], ["GREY", "BW"], ["INV", "NEG"], ["PSC", "PSC"], ["EDGE", "EDGE"], ["DENSE", "HIGH"], ["THIN", "LOW"]),
    adjustPanel(["gamma", "brightness", "contrast", "sharp"]),
    zoomPanel("pad", "out", "in", "bag"),
    categoryPanel,
  ],
};
