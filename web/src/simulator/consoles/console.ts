import type { AdjustmentName } from "../viewer/adjustments.ts";
import type { PaletteName } from "../viewer/palettes.ts";
import type { Enhancement } from "../viewer/presentation.ts";
import type { Region } from "../viewer/zoom.ts";

/** A console is data: which keys it has, where they lie, what they are called and which shortcut they answer to. */
export interface Console {
  readonly arrangement: Arrangement;
  /** Colour of a key that is on. */
  readonly accent: Accent;
  /** Colours of the materials. */
  readonly palette: PaletteName;
  /** How far differences that are fine and faint are stretched; the grain that photons leave is stretched with them. */
  readonly stretch: number;
  /** A console of a computed tomograph: it shows the volume of a bag where there is one, beside its projections. */
  readonly volumes: boolean;
  /** The machine frames what it cannot clear by itself. */
  readonly alarms: boolean;
  /** A second picture beside the first view, always shown in this enhancement. */
  readonly second: Enhancement | null;
  readonly panels: readonly Panel[];
  readonly decisions: readonly Key[];
  /** Keys without a place on the panel: moving between views, help. */
  readonly others: readonly Key[];
}

/** How a console is laid out: what a course's layout decides. */
export interface Arrangement {
  /** Where the panels lie; left and right are those of reading. Split: the first of them left, the others right. */
  readonly place: "left" | "right" | "below" | "above" | "split";
  /** The decision keys lie below everything, or under the panel beside the picture. */
  readonly decisions: "below" | "side";
  readonly keys: "square" | "round" | "flat" | "raised";
  /** Image keys side by side. */
  readonly columns: 2 | 3 | 4 | 5 | 6 | 8;
  readonly views: ViewArrangement;
  readonly tone: "night" | "graphite" | "navy" | "olive" | "steel" | "brown";
}

/** One below the other, the first the largest; side by side; one large and the others in a column beside it; in two rows. */
export type ViewArrangement = "stack" | "row" | "main" | "grid";

export type Accent = "blue" | "teal" | "green" | "amber" | "violet" | "grey";

export type Panel =
  | { readonly kind: "image"; readonly keys: readonly Key[] }
  | { readonly kind: "adjust"; readonly sliders: readonly Slider[]; readonly more: readonly Slider[]; readonly reset: Key }
  | { readonly kind: "zoom"; readonly pad: readonly Key[]; readonly keys: readonly Key[] }
  /** One key for each category of the library, in its order. */
  | { readonly kind: "category"; readonly shortcuts: readonly string[] }
  | { readonly kind: "bag"; readonly keys: readonly Key[] }
  /** What was declared, as a form that stays open. */
  | { readonly kind: "form" }
  /** How often each grey occurs in the active view. */
  | { readonly kind: "histogram" };

export interface Key {
  /** What is written on the key where that is not a phrase: the marks of screening consoles are the same in every language. */
  readonly label?: string;
  readonly action: ConsoleAction;
  readonly shortcut: string;
}

export interface Slider {
  readonly adjustment: AdjustmentName;
  readonly shortcut: string;
}

export type DecisionName = "pass" | "hold" | "reject" | "cancel" | "confirm";
export type ZoomWay = "in" | "out" | "next" | "pixels" | "bag" | "loupe";

export type ConsoleAction =
  | { readonly do: "enhance"; readonly enhancement: Enhancement }
  | { readonly do: "adjust"; readonly adjustment: AdjustmentName }
  /** Puts an adjustment to one value, or back. */
  | { readonly do: "set"; readonly adjustment: AdjustmentName; readonly value: number }
  | { readonly do: "reset" }
  | { readonly do: "select" }
  | { readonly do: "alarms" }
  | { readonly do: "enlarge" }
  | { readonly do: "window" }
  | { readonly do: "library" }
  | { readonly do: "zoom"; readonly way: ZoomWay }
  | { readonly do: "region"; readonly region: Region }
  | { readonly do: "categorize"; readonly place: number }
  | { readonly do: "manifest" }
  | { readonly do: "open" }
  | { readonly do: "decide"; readonly decision: DecisionName }
  | { readonly do: "nextView" }
  | { readonly do: "unmark" }
  | { readonly do: "volume" }
  | { readonly do: "keys" };

/** Every console has these and gives them no other meaning. */
export const reservedShortcuts = {
  pass: "p",
  hold: "h",
  reject: "r",
  confirm: "Enter",
  cancel: "Escape",
  open: "o",
  manifest: "m",
} as const;
