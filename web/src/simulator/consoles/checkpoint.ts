import type { Console } from "./console.ts";
import { adjustPanel, bagPanel, categoryPanel, imagePanel, zoomPanel } from "./consolePanels.ts";
import { defaultConsole } from "./default.ts";
import { layouts } from "./layouts.ts";

// Consoles of which no more than the name is known: the default console's keys, arranged so that trainees tell them apart.
export const hxpp: Console = { ...defaultConsole, arrangement: layouts.hxpp, accent: "teal", palette: "deep" };
/** The decisions lie under the panel: the rarer sliders are folded away. */
export const rsait: Console = {
  ...defaultConsole,
  arrangement: layouts.rsait,
  accent: "grey",
  palette: "cool",
  panels: defaultConsole.panels.map((panel) =>
    panel.kind === "adjust"
      ? adjustPanel(
          ["absorption", "contrast", "opacity"],
          ["brightness", "gamma", "sharp", "opacityRadius", "blur", "paletteRange", "invert"],
        )
      : panel,
  ),
};

export const intercept: Console = {
  ...defaultConsole,
  arrangement: layouts.intercept,
  accent: "violet",
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
    adjustPanel(["absorption", "brightness", "contrast", "gamma", "opacity", "sharp"]),
    zoomPanel("pad", "out", "in", "pixels", "loupe", "bag"),
    categoryPanel,
    bagPanel,
  ],
};
/** Four views in two rows. */
export const intercept4: Console = { ...intercept, arrangement: { ...layouts.intercept, place: "below", columns: 6, views: "grid" } };
