import type { AdjustmentName } from "../viewer/adjustments.ts";
import type { Enhancement } from "../viewer/presentation.ts";
import { regions } from "../viewer/zoom.ts";
import { type Console, type ConsoleAction, type Key, type Panel, reservedShortcuts, type Slider, type ZoomWay } from "./console.ts";

/** Shortcuts of image keys by their place on the panel, so that the fingers learn places and not names. */
const imageShortcuts = ["1", "2", "3", "4", "5", "6", "7", "8", "q", "w", "e", "t", "[", "]", ";"] as const;

/** An adjustment and a way to zoom have the same shortcut on every console. */
const adjustmentShortcuts: Readonly<Record<AdjustmentName, string>> = {
  absorption: "a",
  brightness: "s",
  contrast: "d",
  gamma: "f",
  opacity: "g",
  sharp: "j",
  opacityRadius: "u",
  blur: "y",
  paletteRange: ",",
  invert: "i",
};
const zoomKeys: Readonly<Record<ZoomWay, Key>> = {
  out: { label: "−", action: { do: "zoom", way: "out" }, shortcut: "-" },
  in: { label: "+", action: { do: "zoom", way: "in" }, shortcut: "+" },
  pixels: { label: "1:1", action: { do: "zoom", way: "pixels" }, shortcut: "9" },
  loupe: { action: { do: "zoom", way: "loupe" }, shortcut: "l" },
  bag: { action: { do: "zoom", way: "bag" }, shortcut: "0" },
  next: { action: { do: "zoom", way: "next" }, shortcut: "/" },
};

type Preset = Readonly<Partial<Record<AdjustmentName, number>>>;
export type ImageKey = readonly [label: string, shows: Enhancement | Preset];

function actionOf(shows: ImageKey[1]): ConsoleAction {
  if (typeof shows === "string") return { do: "enhance", enhancement: shows };
  const [[adjustment, value] = ["blur", 0] as const] = Object.entries(shows) as [AdjustmentName, number][];
  return { do: "set", adjustment, value };
}

/** Image keys in their order on the panel: what is written on each, and what it shows. */
export const imagePanel = (...keys: readonly ImageKey[]): Panel => ({
  kind: "image",
  keys: keys.flatMap(([label, shows], place) => {
    const shortcut = imageShortcuts[place];
    return shortcut === undefined ? [] : [{ label, action: actionOf(shows), shortcut }];
  }),
});

const slider = (adjustment: AdjustmentName): Slider => ({ adjustment, shortcut: adjustmentShortcuts[adjustment] });

/** The sliders of a console; `more` are folded away until they are asked for. */
export const adjustPanel = (sliders: readonly AdjustmentName[], more: readonly AdjustmentName[] = []): Panel => ({
  kind: "adjust",
  sliders: sliders.map(slider),
  more: more.map(slider),
  reset: { action: { do: "reset" }, shortcut: "Backspace" },
});

/** Zooming with the pad of nine regions, or by keys alone. */
export const zoomPanel = (pad: "pad" | "keys", ...ways: readonly Exclude<ZoomWay, "next">[]): Panel => ({
  kind: "zoom",
  pad:
    pad === "keys"
      ? []
      : regions.map((region) => ({ label: String(region), action: { do: "region", region }, shortcut: `Shift+${region}` })),
  keys: ways.map((way) => zoomKeys[way]),
});

export const categoryPanel: Panel = { kind: "category", shortcuts: ["z", "x", "c", "v", "b", "n"] };

export const bagPanel: Panel = {
  kind: "bag",
  keys: [
    { action: { do: "manifest" }, shortcut: reservedShortcuts.manifest },
    { action: { do: "open" }, shortcut: reservedShortcuts.open },
  ],
};

/** Alarms are switched with the image keys, by a shortcut of their own. */
export const withAlarms = (panel: Panel): Panel =>
  panel.kind === "image" ? { ...panel, keys: [...panel.keys, { label: "ALARM", action: { do: "alarms" }, shortcut: "\\" }] } : panel;

/** Shows or hides the volume; consoles that have one keep this shortcut free of image keys. */
export const volumeKey: Key = { action: { do: "volume" }, shortcut: "t" };

/** What every console has and does in the same way. */
export const common: Pick<Console, "decisions" | "others"> = {
  decisions: (["pass", "hold", "reject", "cancel", "confirm"] as const).map((decision) => ({
    action: { do: "decide", decision },
    shortcut: reservedShortcuts[decision],
  })),
  others: [
    { action: { do: "nextView" }, shortcut: "." },
    { action: { do: "enlarge" }, shortcut: "`" },
    { action: { do: "window" }, shortcut: "Shift+0" },
    { action: { do: "library" }, shortcut: "F1" },
    { action: { do: "select" }, shortcut: "'" },
    { action: { do: "unmark" }, shortcut: "Delete" },
    zoomKeys.next,
    { action: { do: "keys" }, shortcut: "k" },
  ],
};
