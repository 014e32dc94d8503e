import { describe, expect, test } from "vitest";
import { addItem, dashboardBody, defaultItems, moveItem, mostItems, putBackItem, resizeItem } from "./dashboard.ts";
import { foldRows } from "./foldRows.ts";
import { monthsUntil, widgetNames } from "./widget.ts";

const keys = (items: readonly { key: string }[]) => items.map(({ key }) => key);

describe("the items of a dashboard", () => {
  test("begin with all widgets, once each, as the server takes them", () => {
    expect(new Set(defaultItems.map(({ widget }) => widget))).toEqual(new Set(widgetNames));
    expect(defaultItems).toHaveLength(11);
    expect(dashboardBody.safeParse({ title: "x", items: defaultItems }).success).toBe(true);
  });
  test("are moved to a place, and not beyond the ends", () => {
    const three = defaultItems.slice(0, 3);
    const [first = "", second, third] = keys(three);
    expect(keys(moveItem(three, first, 1))).toEqual([second, first, third]);
    expect(keys(moveItem(three, first, 9))).toEqual([second, third, first]);
    expect(keys(moveItem(three, third!, -4))).toEqual([third, first, second]);
    expect(keys(moveItem(three, "nobody", 0))).toEqual(keys(three));
  });
  test("are made larger and smaller within the page", () => {
    const [changed] = resizeItem(defaultItems.slice(0, 1), "training", { width: 9, height: 0 });
    expect(changed).toMatchObject({ width: 4, height: 1 });
  });
  test("are put back where they were, once, and at the end of what has become fewer", () => {
    const [first, second, third] = defaultItems;
    if (!first || !second || !third) throw new Error("fewer than three");
    expect(putBackItem([first, third], second, 1)).toEqual([first, second, third]);
    expect(putBackItem([first, second], second, 0)).toEqual([first, second]);
    expect(putBackItem([first], third, 2)).toEqual([first, third]);
  });
  test("get keys of their own when one widget is there several times", () => {
    const items = addItem(addItem(defaultItems, "examTime"), "examTime");
    expect(new Set(keys(items)).size).toBe(13);
    expect(items.at(-1)).toMatchObject({ widget: "examTime", filters: {}, width: 1 });
    const many = Array.from({ length: mostItems }).reduce<ReturnType<typeof addItem>>((all) => addItem(all, "training"), []);
    expect(dashboardBody.safeParse({ title: "x", items: many }).success).toBe(true);
  });
});

test("months go back over the turn of the year", () => {
  expect(monthsUntil("2026-02-14", 3)).toEqual(["2025-12", "2026-01", "2026-02"]);
  expect(monthsUntil("2026-11-22", 24)[0]).toBe("2024-12");
});

test("up to twelve bars are shown one by one, else eleven and the others together: counts added up, shares by what they rest on", () => {
  const rows = Array.from({ length: 14 }, (_, index) => ({
    label: String(index),
    values: [index < 12 ? 50 : index === 12 ? 20 : null],
    count: index + 1,
  }));
  expect(foldRows("percent", rows.slice(0, 12))).toEqual({ rows: rows.slice(0, 12), others: null });
  const folded = foldRows("percent", rows);
  expect(folded.rows).toEqual(rows.slice(0, 11));
  expect(folded.others).toEqual({ groups: 3, values: [34.4], count: 39 });
  expect(foldRows("count", rows).others).toEqual({ groups: 3, values: [70], count: 39 });
});
