import type { Enhancement } from "../viewer/presentation.ts";
import { regions } from "../viewer/zoom.ts";
import { type Console, type Key, reservedShortcuts, type ZoomWay } from "./console.ts";

const enhance = (label: string, enhancement: Enhancement, shortcut: string): Key => ({
  label,
  action: { do: "enhance", enhancement },
  shortcut,
});
const zoom = (way: ZoomWay, shortcut: string, label?: string): Key => ({
  ...(label === undefined ? {} : { label }),
  action: { do: "zoom", way },
  shortcut,
});

const defaultConsole: Console = {
  panels: [
    {
      kind: "image",
      keys: [
        enhance("COL", "COL", "1"),
        enhance("B/W", "BW", "2"),
        enhance("NEG", "NEG", "3"),
        enhance("EDGE", "EDGE", "4"),
        enhance("O₂", "O2", "5"),
        enhance("OS", "OS", "6"),
        enhance("MET", "MET", "7"),
        enhance("STRIP", "STRIP2", "8"),
        enhance("HIGH", "HIGH", "q"),
        enhance("LOW", "LOW", "w"),
        enhance("SEN", "SEN", "e"),
        enhance("PSC", "PSC", "t"),
      ],
    },
    {
      kind: "adjust",
      sliders: [
        { adjustment: "absorption", shortcut: "a" },
        { adjustment: "brightness", shortcut: "s" },
        { adjustment: "contrast", shortcut: "d" },
        { adjustment: "gamma", shortcut: "f" },
        { adjustment: "opacity", shortcut: "g" },
        { adjustment: "sharp", shortcut: "j" },
      ],
      more: [
        { adjustment: "opacityRadius", shortcut: "u" },
        { adjustment: "blur", shortcut: "y" },
        { adjustment: "paletteRange", shortcut: "," },
        { adjustment: "invert", shortcut: "i" },
      ],
      reset: { action: { do: "reset" }, shortcut: "Backspace" },
    },
    {
      kind: "zoom",
      pad: regions.map((region) => ({ label: String(region), action: { do: "region", region }, shortcut: `Shift+${region}` })),
      keys: [zoom("out", "-", "−"), zoom("in", "+", "+"), zoom("pixels", "9", "1:1"), zoom("loupe", "l"), zoom("bag", "0")],
    },
    { kind: "category", shortcuts: ["z", "x", "c", "v", "b", "n"] },
    {
      kind: "bag",
      keys: [
        { action: { do: "manifest" }, shortcut: reservedShortcuts.manifest },
        { action: { do: "open" }, shortcut: reservedShortcuts.open },
      ],
    },
  ],
  decisions: (["pass", "hold", "reject", "cancel", "confirm"] as const).map((decision) => ({
    action: { do: "decide", decision },
    shortcut: reservedShortcuts[decision],
  })),
  others: [
    { action: { do: "nextView" }, shortcut: "." },
    { action: { do: "unmark" }, shortcut: "Delete" },
    { action: { do: "zoom", way: "next" }, shortcut: "/" },
    { action: { do: "keys" }, shortcut: "k" },
  ],
};

/** Every console Vigil draws, by the console type of the course. */
export const consoles: Readonly<Record<string, Console>> & { readonly default: Console } = { default: defaultConsole };

/** The console of a course; types that have no drawing of their own yet get the one that has every key. */
export const consoleOf = (model: string): Console => consoles[model] ?? consoles.default;
