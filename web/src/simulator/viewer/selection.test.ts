import { expect, test } from "vitest";
import { boxOf, defaultSelection, moveSelection, selectAround, stretchSelection } from "./selection.ts";

const image = { width: 1000, height: 700 };
const region = selectAround({ x: 500, y: 300 }, 1, image);

test("R-3.156 the image selection has enabled, x, y, width, height, scaleX, scaleY and position", () => {
  expect(Object.keys(region).toSorted()).toEqual(["enabled", "height", "position", "scaleX", "scaleY", "width", "x", "y"]);
  expect(region).toMatchObject({ enabled: true, position: 1 });
});

test("R-9.034 the default image selection is 100x100", () => {
  expect(defaultSelection).toMatchObject({ enabled: false, width: 100, height: 100, scaleX: 1, scaleY: 1 });
  expect(boxOf(region)).toEqual({ x: 450, y: 250, width: 100, height: 100 });
});

test("a region stays inside the image when it is put or moved", () => {
  expect(boxOf(selectAround({ x: 10, y: 690 }, 0, image))).toEqual({ x: 0, y: 600, width: 100, height: 100 });
  expect(boxOf(moveSelection(region, 5000, -5000, image))).toEqual({ x: 900, y: 0, width: 100, height: 100 });
});

test("a handle scales the region and leaves the opposite edge where it is", () => {
  const wider = stretchSelection(region, { x: 1, y: 0 }, 50, 999, image);
  expect(wider).toMatchObject({ x: 450, width: 100, scaleX: 1.5, scaleY: 1 });
  const corner = stretchSelection(region, { x: -1, y: -1 }, -50, 20, image);
  expect(boxOf(corner)).toEqual({ x: 400, y: 270, width: 150, height: 80 });
});

test("a region can neither vanish nor leave the image by its handles", () => {
  expect(boxOf(stretchSelection(region, { x: 1, y: 1 }, -500, 9000, image))).toEqual({ x: 450, y: 250, width: 10, height: 450 });
  expect(boxOf(stretchSelection(region, { x: -1, y: 0 }, 500, 0, image))).toEqual({ x: 540, y: 250, width: 10, height: 100 });
  expect(boxOf(stretchSelection(region, { x: -1, y: 0 }, -5000, 0, image))).toEqual({ x: 0, y: 250, width: 550, height: 100 });
});
