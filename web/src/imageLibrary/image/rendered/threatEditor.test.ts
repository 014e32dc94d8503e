import { describe, expect, test } from "vitest";
import { beginEditor, edit, type Editor, type EditorAction, neighbour, placesOf } from "./threatEditor.ts";

const sizes = [{ width: 200, height: 100 }, { width: 50, height: 50 }]; // prettier-ignore
const after = (editor: Editor, ...actions: EditorAction[]) => actions.reduce(edit, editor);
const add = (x: number, y: number): EditorAction => ({ do: "add", at: [x, y] });
const begun = after(beginEditor([], sizes), { do: "addThreat", category: "knives" });
const triangle = [add(10, 10), add(60, 10), add(10, 60)];
const closed = after(begun, ...triangle, { do: "close" });

describe("the polygon editor", () => {
  test("R-5.053 closes a polygon of three points, and says why two are not enough", () => {
    const two = after(begun, ...triangle.slice(0, 2), { do: "close" });
    expect([two.fault, two.drawing.open?.points.length]).toEqual(["PolygonTooFewPoints", 2]);
    expect(closed.drawing).toEqual({
      threats: [{ category: "knives", name: "", polygons: [{ view: 0, points: [[10, 10], [60, 10], [10, 60]] }] }], // prettier-ignore
      open: null,
    });
  });

  test("R-5.054 rejects a new point too close to an earlier one, and a point moved there", () => {
    const near = after(begun, ...triangle, add(61, 12));
    expect([near.fault, near.drawing.open?.points.length]).toEqual(["PolygonPointTooClose", 3]);
    const place = { threat: 0, polygon: 0, point: 1 };
    const moved = edit(closed, { do: "move", place, to: [12, 11] });
    expect([moved.fault, moved.drawing]).toEqual(["PolygonPointTooClose", closed.drawing]);
    expect(edit(closed, { do: "move", place, to: [80.4, -7] }).drawing.threats[0]?.polygons[0]?.points[1]).toEqual([80, 0]);
  });

  test("takes back and does again, step by step; a name that is typed is one step", () => {
    const named = after(closed, { do: "describe", threat: 0, name: "K" }, { do: "describe", threat: 0, name: "Knife" });
    expect(edit(named, { do: "undo" }).drawing).toEqual(closed.drawing);
    const back = after(closed, { do: "undo" }, { do: "undo" });
    expect(back.drawing.open?.points).toEqual([[10, 10], [60, 10]]); // prettier-ignore
    expect(after(back, { do: "redo" }, { do: "redo" }).drawing).toEqual(closed.drawing);
    expect(after(back, add(30, 90)).future).toEqual([]);
  });

  test("removes the chosen point, else the last one, and leaves a closed polygon its three", () => {
    const open = after(begun, ...triangle);
    expect(edit(open, { do: "removePoint" }).drawing.open?.points).toHaveLength(2);
    const first = after(open, { do: "choose", place: { threat: 0, polygon: "open", point: 0 } }, { do: "removePoint" });
    expect(first.drawing.open?.points).toEqual([[60, 10], [10, 60]]); // prettier-ignore
    expect(after(open, { do: "removePoint" }, { do: "removePoint" }, { do: "removePoint" }).drawing.open).toBeNull();
    const kept = after(closed, { do: "choose", place: { threat: 0, polygon: 0, point: 0 } }, { do: "removePoint" });
    expect([kept.fault, kept.drawing]).toEqual(["PolygonTooFewPoints", closed.drawing]);
    expect(edit(closed, { do: "removePolygon", threat: 0, polygon: 0 }).drawing.threats[0]?.polygons).toEqual([]);
  });

  test("draws in the view that is shown, one polygon at a time, and only where there is a threat", () => {
    expect(edit(beginEditor([], sizes), add(5, 5)).fault).toBe("ImageThreatArrayMissing");
    const away = after(begun, ...triangle, { do: "view", view: 1 }, add(20, 20));
    expect([away.fault, away.drawing.open?.points.length]).toEqual(["open", 3]);
    const other = after(closed, { do: "view", view: 1 }, add(500, 20));
    expect(other.drawing.open).toEqual({ threat: 0, view: 1, points: [[50, 20]] });
    expect(placesOf(other)).toEqual([{ threat: 0, polygon: "open", point: 0 }]);
  });

  test("keeps an open polygon with its threat when another threat is removed", () => {
    const two = after(begun, { do: "addThreat", category: "guns" }, add(5, 5), { do: "removeThreat", threat: 0 });
    expect([two.drawing.open?.threat, two.drawing.threats.map(({ category }) => category)]).toEqual([0, ["guns"]]);
    expect(edit(two, { do: "removeThreat", threat: 0 }).drawing).toEqual({ threats: [], open: null });
  });

  test("walks from point to point, and leaves behind the last", () => {
    const first = neighbour(closed, 1);
    expect(first).toEqual({ threat: 0, polygon: 0, point: 0 });
    const last = edit(closed, { do: "choose", place: { threat: 0, polygon: 0, point: 2 } });
    expect([neighbour(last, 1), neighbour(last, -1)?.point]).toEqual([null, 1]);
    expect(neighbour(edit(closed, { do: "choose", place: first }), -1)).toBeNull();
  });
});
