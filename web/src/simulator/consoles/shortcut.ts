import { printedOn, signKeys } from "./printedKeys.ts";

export interface Pressed {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** The shortcut a key press means, as consoles write it; null with Ctrl, Alt or Meta, which belong to the browser. */
export function shortcutOf({ key, code, shiftKey, ctrlKey, altKey, metaKey }: Pressed): string | null {
  if (ctrlKey || altKey || metaKey) return null;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return shiftKey ? `Shift+${digit}` : digit;
  if (key === "=") return "+";
  const sign = signKeys[code];
  if (sign !== undefined) return sign;
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  // A keyboard of another script: what counts is where the key lies.
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter === undefined ? key : letter.toLowerCase();
}

const signs: Readonly<Record<string, string>> = { Enter: "↵", Escape: "Esc", Backspace: "⌫", Delete: "Del", " ": "␣" };

/** A shortcut as it is written on its key. */
export const shortcutLabel = (shortcut: string): string =>
  signs[shortcut] ?? printedOn(shortcut).replace("Shift+", "⇧").replace("-", "−").toUpperCase();
