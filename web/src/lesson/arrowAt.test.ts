import { expect, test } from "vitest";
import { arrowAt } from "./arrowAt.ts";

const scans = [{ width: 600, height: 400 }];

test("an arrow points at its place from where there is room, and at no view that is not there", () => {
  const [middle] = arrowAt({ view: 0, at: [0.5, 0.5], label: "Here" }, scans);
  expect([middle?.points[0], middle?.label]).toEqual([[300, 200], "Here"]);
  expect(middle?.points.every(([x, y]) => x <= 300 && y <= 200)).toBe(true);
  const [corner] = arrowAt({ view: 0, at: [0.02, 0.02], label: "Here" }, scans);
  expect(corner?.points.every(([x, y]) => x >= 0 && y >= 0)).toBe(true);
  expect(arrowAt({ view: 3, at: [0.5, 0.5], label: "Here" }, scans)).toEqual([]);
});
