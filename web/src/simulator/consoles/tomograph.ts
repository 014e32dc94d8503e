import type { Console } from "./console.ts";
import { adjustPanel, bagPanel, categoryPanel, common, imagePanel, volumeKey, withAlarms, zoomPanel } from "./consolePanels.ts";
import { layouts } from "./layouts.ts";

/** A strip of tools below, the pictures have the rest of the screen. */
export const ctix: Console = {
  arrangement: layouts.ctix,
  accent: "blue",
  palette: "cool",
  stretch: 3.2,
  volumes: true,
  alarms: false,
  second: null,
  panels: [
    imagePanel(["COLOR", "COL"], ["GREY", "BW"], ["INV", "NEG"], ["METAL", "MET"], ["ORG", "O2"]),
    adjustPanel(["opacity", "contrast", "brightness"]),
    zoomPanel("keys", "out", "in", "loupe", "bag"),
    categoryPanel,
    bagPanel,
  ],
  ...common,
  others: [...common.others, volumeKey],
};

/** A ribbon of tools above one large picture. */
export const nxct: Console = {
  ...ctix,
  arrangement: layouts.nxct,
  accent: "green",
  panels: [
    adjustPanel(["opacity", "opacityRadius", "contrast", "brightness"]),
    imagePanel(["COLOR", "COL"], ["GREY", "BW"], ["INV", "NEG"], ["DENSE", "HIGH"], ["ORG", "O2"], ["CLEAR", "OS"]),
    zoomPanel("keys", "out", "in", "bag"),
    categoryPanel,
    bagPanel,
  ],
};

/** A scan picture that dominates, with what the machine alarmed on in frames. */
export const ctx: Console = {
  ...ctix,
  arrangement: layouts.ctx,
  accent: "grey",
  palette: "deep",
  stretch: 3.6,
  alarms: true,
  panels: [
    categoryPanel,
    withAlarms(
      imagePanel(["SCAN", "COL"], ["B/W", "BW"], ["NEG", "NEG"], ["METAL", "MET"], ["ORG", "O2"], ["DENSE", "HIGH"], ["PSC", "PSC"]),
    ),
    adjustPanel(["contrast", "brightness", "paletteRange"]),
    zoomPanel("pad", "out", "in", "bag"),
    bagPanel,
  ],
};

export const rtt: Console = {
  ...ctix,
  arrangement: layouts.rtt,
  accent: "teal",
  palette: "standard",
  panels: [
    imagePanel(["COLOR", "COL"], ["B/W", "BW"], ["NEG", "NEG"], ["METAL", "MET"], ["O2", "O2"], ["HIGH", "HIGH"]),
    adjustPanel(["opacity", "absorption", "contrast"]),
    zoomPanel("pad", "out", "in", "loupe", "bag"),
    categoryPanel,
    bagPanel,
  ],
};

/** The viewing station of rtt: the same keys on both sides of the pictures. */
export const rttv: Console = { ...rtt, arrangement: layouts.rttv };
