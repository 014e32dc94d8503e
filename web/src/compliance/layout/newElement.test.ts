import type { ElementKind, LayoutElement } from "@vigil/model/compliance/certificateLayout";
import { expect, test } from "vitest";
import { newElement } from "./newElement.ts";

const paper = { width: 297, height: 210 };
const add = (kind: ElementKind, others: readonly LayoutElement[]) => newElement(kind, paper, { locale: "en", words: "New text", others });

test("a new thing stands in the middle, the next ones below each other, never on one another", () => {
  const things: LayoutElement[] = [];
  for (let count = 0; count < 25; count++) things.push(add("text", things));
  expect(things.slice(0, 3).map(({ x, y }) => [x, y])).toEqual([
    [88.5, 101],
    [88.5, 109],
    [88.5, 117],
  ]);
  expect(new Set(things.map(({ y }) => y)).size).toBe(25);
  expect(things.every(({ y, height }) => y >= 0 && y + height <= paper.height)).toBe(true);
});

test("a thing of another size does not take the middle of one that stands there; a full page gets it in the middle", () => {
  expect(add("box", [add("text", [])])).toMatchObject({ x: 88.5, y: 83 });
  const full: LayoutElement[] = [];
  for (let count = 0; count < 40; count++) full.push(add("text", full));
  expect(full.at(-1)).toMatchObject({ y: 101 });
});
