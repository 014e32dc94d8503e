import { consoleTypes, layoutNames, layoutOf } from "@vigil/model/simulator/consoleNames";
import { expect, test } from "vitest";
import { enhancements } from "../viewer/presentation.ts";
import { adjustmentRanges } from "../viewer/adjustments.ts";
import { reservedShortcuts } from "./console.ts";
import { consoles } from "./consoles.ts";
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

test("R-2.080 every console type of the specification is drawn, and no other", () => {
  expect(Object.keys(consoles).toSorted()).toEqual(consoleTypes.toSorted());
});

test("R-2.079 no two layouts look the same", () => {
  const looks = layoutNames.map((layout) => {
    const type = consoleTypes.find((name) => layoutOf[name] === layout);
    return type === undefined ? layout : JSON.stringify(consoles[type]);
  });
  expect(new Set(looks).size).toBe(layoutNames.length);
});

test("no two console types have the same look", () => {
  expect(new Set(Object.values(consoles).map((console) => JSON.stringify(console))).size).toBe(consoleTypes.length);
});

test.each(Object.entries(consoles))("every key of the %s console is written on it once and does what the viewer can do", (_, console) => {
  const actions = keysOf(console).map(({ action }) => action);
  const known: readonly string[] = [...enhancements, ...Object.keys(adjustmentRanges)];
  const effects = actions.flatMap((action) =>
    action.do === "enhance" ? [action.enhancement] : action.do === "adjust" ? [action.adjustment] : [],
  );
  expect(effects.filter((effect) => !known.includes(effect))).toEqual([]);
  expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(actions.length);
  const labels = console.panels.flatMap((panel) => (panel.kind === "image" ? panel.keys.map(({ label }) => label) : []));
  expect(new Set(labels).size).toBe(labels.length);
  expect(new Set(console.panels.map(({ kind }) => kind)).size).toBe(5);
  // The way back to the picture as it came.
  expect(actions).toContainEqual({ do: "enhance", enhancement: "COL" });
  expect(actions).toContainEqual({ do: "reset" });
  expect(actions).toContainEqual({ do: "zoom", way: "bag" });
});

test("consoles of a computed tomograph say that they work on projections", () => {
  const volumes = consoleTypes.filter((type) => consoles[type].volumes);
  expect(volumes.toSorted()).toEqual(["ctix", "ctx", "nxct", "rtt", "rttv"]);
});

test("a shortcut is the letter, or on a keyboard of another script the place of the key", () => {
  expect(pressed("P", "KeyP", { shiftKey: true })).toBe("p");
  expect(pressed("ح", "KeyP")).toBe("p");
  expect(pressed("!", "Digit1", { shiftKey: true })).toBe("Shift+1");
  expect(pressed("Enter", "Enter")).toBe("Enter");
  expect(pressed("p", "KeyP", { ctrlKey: true })).toBeNull();
});
