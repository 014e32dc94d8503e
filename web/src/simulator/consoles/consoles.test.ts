import { consoleTypes, layoutNames, layoutOf } from "@vigil/model/simulator/consoleNames";
import { expect, test } from "vitest";
import { enhancements } from "../viewer/presentation.ts";
import { adjustmentRanges } from "../viewer/adjustments.ts";
import { type Console, reservedShortcuts } from "./console.ts";
import { consoleFor, viewsOf } from "./consoleFor.ts";
import { consoles } from "./consoles.ts";
import { keysOf } from "./keysOf.ts";
import { layouts } from "./layouts.ts";
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

test("the default console reaches every enhancement, every adjustment and the zoom", () => {
  const actions = keysOf(consoles.default).map(({ action }) => action);
  expect(actions.flatMap((action) => (action.do === "enhance" ? [action.enhancement] : [])).toSorted()).toEqual(
    // The second picture of one console is no tool of the others.
    enhancements.filter((name) => name !== "SCAT").toSorted(),
  );
  expect(actions.flatMap((action) => (action.do === "adjust" ? [action.adjustment] : [])).toSorted()).toEqual(
    Object.keys(adjustmentRanges).toSorted(),
  );
  expect(actions.filter((action) => action.do === "region")).toHaveLength(9);
});

test("R-2.080 every console type of the specification is drawn, and no other", () => {
  expect(Object.keys(consoles).toSorted()).toEqual(consoleTypes.toSorted());
});

test("R-2.079 no two layouts are arranged in the same way", () => {
  const looks = layoutNames.map((layout) => JSON.stringify({ ...layouts[layout], tone: null }));
  expect(new Set(looks).size).toBe(layoutNames.length);
});

test("R-2.079 R-2.081 a course's layout rearranges the keys of its console; the default layout leaves them where they are", () => {
  for (const model of consoleTypes) {
    expect(consoleFor({ model, layout: "default" })).toBe(consoles[model]);
    expect(consoleFor({ model, layout: layoutOf[model] })).toBe(consoles[model]);
    const other = consoleFor({ model, layout: layoutOf[model] === "mvxr" ? "ctx" : "mvxr" });
    expect(other.arrangement).not.toEqual(consoles[model].arrangement);
    expect(other.panels).toBe(consoles[model].panels);
  }
});

test("views lie side by side where the course says so, else as the console has them", () => {
  expect(viewsOf(consoles.default, { viewLayout: "default" }, 2)).toBe("stack");
  expect(viewsOf(consoles.default, { viewLayout: "horizontal" }, 2)).toBe("row");
  expect(viewsOf(consoles.mvxr, { viewLayout: "default" }, 5)).toBe("main");
  expect([2, 3, 4, 5].map((count) => viewsOf(consoles.ctix, { viewLayout: "default" }, count))).toEqual(["row", "row", "grid", "grid"]);
  expect(viewsOf(consoles.ctix, { viewLayout: "horizontal" }, 5)).toBe("row");
});

test("consoles of hold baggage frame what the machine alarmed on, and have a key for it", () => {
  const alarming = consoleTypes.filter((type) => consoles[type].alarms);
  expect(alarming.toSorted()).toEqual(["ctx", "mvt", "mvxr", "vds", "vis"]);
  for (const type of consoleTypes) expect(keysOf(consoles[type]).some(({ action }) => action.do === "alarms")).toBe(consoles[type].alarms);
});

test("R-2.081 a screener tells any two console types apart: by arrangement, keys or colours of the keys, two of them at least", () => {
  const traits = ({ arrangement, accent, palette, panels }: Console): string[] => [
    JSON.stringify([arrangement.place, arrangement.decisions, arrangement.views]),
    JSON.stringify([arrangement.keys, arrangement.columns, arrangement.tone]),
    `${accent} ${palette}`,
    JSON.stringify(panels),
  ];
  for (const [place, one] of consoleTypes.entries())
    for (const other of consoleTypes.slice(place + 1)) {
      const second = traits(consoles[other]);
      const different = traits(consoles[one]).filter((trait, index) => trait !== second[index]);
      expect({ one, other, different: different.length >= 2 || different[0] === traits(consoles[one])[0] }).toEqual({
        one,
        other,
        different: true,
      });
    }
});

test.each(Object.entries(consoles))("every key of the %s console is written on it once and does what the viewer can do", (_, console) => {
  const actions = keysOf(console).map(({ action }) => action);
  const known: readonly string[] = [...enhancements, ...Object.keys(adjustmentRanges)];
  const effects = actions.flatMap((action) =>
    action.do === "enhance" ? [action.enhancement] : action.do === "adjust" || action.do === "set" ? [action.adjustment] : [],
  );
  expect(effects.filter((effect) => !known.includes(effect))).toEqual([]);
  expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(actions.length);
  const labels = console.panels.flatMap((panel) => (panel.kind === "image" ? panel.keys.map(({ label }) => label) : []));
  expect(new Set(labels).size).toBe(labels.length);
  for (const kind of ["image", "adjust", "zoom", "category", "bag"])
    expect(console.panels.filter((panel) => panel.kind === kind)).toHaveLength(1);
  // The way back to the picture as it came.
  expect(actions).toContainEqual({ do: "enhance", enhancement: "COL" });
  expect(actions).toContainEqual({ do: "reset" });
  expect(actions).toContainEqual({ do: "zoom", way: "bag" });
});

test("consoles of a computed tomograph show volumes and have a key for them", () => {
  const volumes = consoleTypes.filter((type) => consoles[type].volumes);
  expect(volumes.toSorted()).toEqual(["ctix", "ctx", "nxct", "rtt", "rttv"]);
  for (const type of consoleTypes) expect(keysOf(consoles[type]).some(({ action }) => action.do === "volume")).toBe(consoles[type].volumes);
});

test("a shortcut is the letter, or on a keyboard of another script the place of the key", () => {
  expect(pressed("P", "KeyP", { shiftKey: true })).toBe("p");
  expect(pressed("ح", "KeyP")).toBe("p");
  expect(pressed("!", "Digit1", { shiftKey: true })).toBe("Shift+1");
  expect(pressed("Enter", "Enter")).toBe("Enter");
  expect(pressed("p", "KeyP", { ctrlKey: true })).toBeNull();
});
