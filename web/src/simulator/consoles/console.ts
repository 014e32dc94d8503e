import type { AdjustmentName } from "../viewer/adjustments.ts";
import type { Enhancement } from "../viewer/presentation.ts";
import type { Region } from "../viewer/zoom.ts";

/** A console is data: which keys it has, where they lie, what they are called and which shortcut they answer to. */
export interface Console {
  /** Where the panels lie; left and right are those of reading. */
  readonly place: "left" | "right" | "below";
  /** Colour of a key that is on. */
  readonly accent: Accent;
  /** How the views lie where the course leaves it to the console. */
  readonly viewLayout: "default" | "horizontal";
  /** A console of a computed tomograph: it shows volumes, here it works on projections. */
  readonly volumes: boolean;
  readonly panels: readonly Panel[];
  readonly decisions: readonly Key[];
  /** Keys without a place on the panel: moving between views, help. */
  readonly others: readonly Key[];
}

export type Accent = "blue" | "teal" | "green" | "amber" | "violet" | "grey";

export type Panel =
  | { readonly kind: "image"; readonly keys: readonly Key[] }
  | { readonly kind: "adjust"; readonly sliders: readonly Slider[]; readonly more: readonly Slider[]; readonly reset: Key }
  | { readonly kind: "zoom"; readonly pad: readonly Key[]; readonly keys: readonly Key[] }
  /** One key for each category of the library, in its order. */
  | { readonly kind: "category"; readonly shortcuts: readonly string[] }
  | { readonly kind: "bag"; readonly keys: readonly Key[] };

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
  | { readonly do: "reset" }
  | { readonly do: "zoom"; readonly way: ZoomWay }
  | { readonly do: "region"; readonly region: Region }
  | { readonly do: "categorize"; readonly place: number }
  | { readonly do: "manifest" }
  | { readonly do: "open" }
  | { readonly do: "decide"; readonly decision: DecisionName }
  | { readonly do: "nextView" }
  | { readonly do: "unmark" }
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
