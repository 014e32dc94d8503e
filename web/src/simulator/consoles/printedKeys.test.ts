import { afterEach, expect, test } from "vitest";
import { readPrintedKeys } from "./printedKeys.ts";
import { shortcutLabel, shortcutOf } from "./shortcut.ts";

const keyboard = (keys: Record<string, string>) => ({ keyboard: { getLayoutMap: async () => new Map(Object.entries(keys)) } });
afterEach(() => readPrintedKeys(keyboard({})));

test("a key that is known by its place is called what the keyboard prints on it", async () => {
  expect(["[", ";", "q", "Enter"].map(shortcutLabel)).toEqual(["[", ";", "Q", "↵"]);
  await readPrintedKeys(keyboard({ BracketLeft: "ü", Semicolon: "ö", KeyQ: "q" }));
  expect(["[", ";", "q", "Enter"].map(shortcutLabel)).toEqual(["Ü", "Ö", "Q", "↵"]);
  const pressed = { key: "ü", code: "BracketLeft", shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  expect(shortcutOf(pressed)).toBe("["); // and it does what the sign does
});

test("a browser that does not tell, or refuses, shows the signs themselves", async () => {
  await readPrintedKeys({});
  await readPrintedKeys({ keyboard: { getLayoutMap: () => Promise.reject(new Error("refused")) } });
  expect(shortcutLabel("[")).toBe("[");
});
