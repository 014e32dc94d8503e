import type { Console } from "./console.ts";
import { adjustPanel, bagPanel, categoryPanel, common, imagePanel, zoomPanel } from "./consolePanels.ts";

/** A strip of tools below, the pictures have the rest of the screen. */
export const ctix: Console = {
  place: "below",
  accent: "blue",
  viewLayout: "horizontal",
  volumes: true,
  panels: [
    imagePanel(["COLOR", "COL"], ["GREY", "BW"], ["INV", "NEG"], ["METAL", "MET"], ["ORG", "O2"]),
    adjustPanel(["opacity", "contrast", "brightness"]),
    zoomPanel("keys", "out", "in", "loupe", "bag"),
    categoryPanel,
    bagPanel,
  ],
  ...common,
};

export const nxct: Console = {
  ...ctix,
  accent: "green",
  panels: [
    adjustPanel(["opacity", "opacityRadius", "contrast", "brightness"]),
    imagePanel(["COLOR", "COL"], ["GREY", "BW"], ["INV", "NEG"], ["DENSE", "HIGH"], ["ORG", "O2"], ["CLEAR", "OS"]),
    zoomPanel("keys", "out", "in", "bag"),
    categoryPanel,
    bagPanel,
  ],
};

export const ctx: Console = {
  ...ctix,
  place: "left",
  accent: "grey",
  panels: [
    categoryPanel,
    imagePanel(["SCAN", "COL"], ["B/W", "BW"], ["NEG", "NEG"], ["METAL", "MET"], ["ORG", "O2"], ["DENSE", "HIGH"], ["PSC", "PSC"]),
    adjustPanel(["contrast", "brightness", "paletteRange"]),
    zoomPanel("pad", "out", "in", "bag"),
    bagPanel,
  ],
};

export const rtt: Console = {
  ...ctix,
  place: "right",
  accent: "teal",
  panels: [
    imagePanel(["COLOR", "COL"], ["B/W", "BW"], ["NEG", "NEG"], ["METAL", "MET"], ["O2", "O2"], ["HIGH", "HIGH"]),
    adjustPanel(["opacity", "absorption", "contrast"]),
    zoomPanel("pad", "out", "in", "loupe", "bag"),
    categoryPanel,
    bagPanel,
  ],
};

/** The viewing station of rtt: the same keys below the pictures. */
export const rttv: Console = { ...rtt, place: "below" };
