import { expect, it } from "vitest";
import type { LayoutElement } from "./certificateLayout.ts";
import { aligned, copied, distributed, moved, removed, reordered, resized } from "./layoutChanges.ts";
import { sizeOfPaper } from "./paperSize.ts";
import { snapped } from "./snapped.ts";

const paper = sizeOfPaper({ paperSize: "a4", orientation: "landscape" });
const qr = (x: number, y: number, width = 20, height = 10): LayoutElement => ({ kind: "qr", x, y, width, height });
const three = [qr(10, 10), qr(50, 40), qr(200, 90)];
const at = (elements: readonly LayoutElement[]) => elements.map(({ x, y }) => [x, y]);

it("what is chosen moves together, and stops together where the paper ends", () => {
  expect(at(moved({ elements: three, chosen: [0, 1] }, 5, -3, paper))).toEqual([
    [15, 7],
    [55, 37],
    [200, 90],
  ]);
  expect(at(moved({ elements: three, chosen: [0, 1] }, -50, 500, paper))).toEqual([
    [0, 170],
    [40, 200],
    [200, 90],
  ]);
});

it("an edge that is drawn leaves at least a millimetre, on the paper", () => {
  const box = { x: 10, y: 10, width: 20, height: 10 };
  expect(resized(box, "se", 5, 2, paper)).toEqual({ x: 10, y: 10, width: 25, height: 12 });
  expect(resized(box, "nw", 40, -40, paper)).toEqual({ x: 29, y: 0, width: 1, height: 20 });
  expect(resized(box, "e", 1000, 7, paper)).toEqual({ x: 10, y: 10, width: 287, height: 10 });
});

it("several are aligned to each other, a single one to the paper, three get the same room between", () => {
  expect(at(aligned({ elements: three, chosen: [1, 2] }, "left", paper))).toEqual([
    [10, 10],
    [50, 40],
    [50, 90],
  ]);
  expect(aligned({ elements: three, chosen: [0] }, "centre", paper)[0]).toMatchObject({ x: 138.5, y: 10 });
  expect(at(distributed({ elements: three, chosen: [2, 0, 1] }, "x"))).toEqual([
    [10, 10],
    [105, 40],
    [200, 90],
  ]);
  expect(distributed({ elements: three, chosen: [0, 1] }, "x")).toEqual(three);
});

it("what is chosen goes before or behind the others and stays chosen; copies stand before all, what is removed is gone", () => {
  const forward = reordered({ elements: three, chosen: [0] }, "forward");
  expect(forward).toEqual({ elements: [three[1], three[0], three[2]], chosen: [1] });
  expect(reordered({ elements: three, chosen: [0, 1] }, "front")).toEqual({ elements: [three[2], three[0], three[1]], chosen: [1, 2] });
  expect(reordered({ elements: three, chosen: [0] }, "back")).toEqual({ elements: three, chosen: [0] });
  const copy = copied({ elements: three, chosen: [1] }, paper);
  expect(copy.chosen).toEqual([3]);
  expect(copy.elements[3]).toEqual(qr(55, 45));
  expect(removed({ elements: three, chosen: [0, 2] })).toEqual({ elements: [three[1]], chosen: [] });
});

it("a thing that is drawn comes to lie at an edge or middle near by, with a line that shows it, else on the grid", () => {
  const near = snapped(
    { x: 10, y: 10, width: 20, height: 10 },
    { dx: 39.2, dy: 13.4 },
    [{ x: 50, y: 100, width: 20, height: 10 }],
    paper,
    5,
  );
  expect(near).toEqual({ dx: 40, dy: 15, guides: [{ axis: "x", at: 50 }] });
  expect(snapped({ x: 10, y: 10, width: 20, height: 10 }, { dx: 3.3, dy: 3.3 }, [], paper, 0)).toMatchObject({ guides: [] });
});
