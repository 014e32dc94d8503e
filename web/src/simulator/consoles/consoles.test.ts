import { expect, test } from "vitest";
import { enhancements } from "../viewer/presentation.ts";
import { adjustmentRanges } from "../viewer/adjustments.ts";
import { reservedShortcuts } from "./console.ts";
import { consoleOf, consoles } from "./default.ts";
import { keysOf } from "./keysOf.ts";
import { shortcutOf } from "./shortcut.ts";

const pressed = (key: string, code: string, modifiers: object = {}) =>
  shortcutOf({ key, code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...modifiers });

test.each(Object.entries(consoles))("no two keys of the %s console share a shortcut", (_, console) => {
  const shortcuts = keysOf(console).map(({ shortcut }) => shortcut);
  expect(shortcuts.filter((shortcut, place) => shortcuts.indexOf(shortcut) !== place)).toEqual([]);
});

test.each(Object.entries(consoles))("the %s console keeps the reserved keys for what every console does with them", (_, console) => {
  const meaning = Object.fromEntries(keysOf(console).map(({ action, shortcut }) => [shortcut, action]));
  for (const decision of ["pass", "hold", "reject", "cancel", "confirm"] as const)
    expect(meaning[reservedShortcuts[decision]]).toEqual({ do: "decide", decision });
  expect(meaning[reservedShortcuts.open]).toEqual({ do: "open" });
  expect(meaning[reservedShortcuts.manifest]).toEqual({ do: "manifest" });
});

test("R-1.019 the default console reaches every enhancement, every adjustment and the zoom", () => {
  const actions = keysOf(consoles.default).map(({ action }) => action);
  expect(actions.flatMap((action) => (action.do === "enhance" ? [action.enhancement] : [])).toSorted()).toEqual(enhancements.toSorted());
  expect(actions.flatMap((action) => (action.do === "adjust" ? [action.adjustment] : [])).toSorted()).toEqual(
    Object.keys(adjustmentRanges).toSorted(),
  );
  expect(actions.filter((action) => action.do === "region")).toHaveLength(9);
});

test("a course whose console is not drawn yet gets the default console", () => {
  expect(consoleOf("hiscan")).toBe(consoles.default);
});

test("a shortcut is the letter, or on a keyboard of another script the place of the key", () => {
  expect(pressed("P", "KeyP", { shiftKey: true })).toBe("p");
  expect(pressed("ح", "KeyP")).toBe("p");
  expect(pressed("!", "Digit1", { shiftKey: true })).toBe("Shift+1");
  expect(pressed("Enter", "Enter")).toBe("Enter");
  expect(pressed("p", "KeyP", { ctrlKey: true })).toBeNull();
});
