import { describe, expect, test } from "vitest";
import { fewestPoints, isTooClose, mostPoints, type Point, polygonFault } from "./polygonRules.ts";

const picture = { width: 200, height: 100 };
const triangle: Point[] = [[10, 10], [60, 10], [10, 60]]; // prettier-ignore

describe("a threat polygon", () => {
  test("R-5.053 R-9.055 needs at least three points", () => {
    expect(fewestPoints).toBe(3);
    expect(polygonFault(triangle, picture)).toBeUndefined();
    expect(polygonFault(triangle.slice(0, 2), picture)).toBe("PolygonTooFewPoints");
    expect(polygonFault([], picture)).toBe("PolygonTooFewPoints");
  });

  test("R-5.054 R-5.055 refuses a point nearer than four pixels to an earlier one, and takes it at four", () => {
    expect(isTooClose(triangle, [60, 13.9])).toBe(true);
    expect(isTooClose(triangle, [60, 14])).toBe(false);
    expect(polygonFault([...triangle, [10, 57]], picture)).toBe("PolygonPointTooClose");
    expect(polygonFault([...triangle, [10, 56]], picture)).toBeUndefined();
  });

  test("lies on its picture, encloses something and has an end", () => {
    expect(polygonFault([[10, 10], [60, 10], [10, 101]], picture)).toBe("PolygonOutside"); // prettier-ignore
    expect(polygonFault([[10, 10], [Number.NaN, 10], [10, 60]], picture)).toBe("PolygonOutside"); // prettier-ignore
    expect(polygonFault([[10, 10], [60, 10], [110, 10]], picture)).toBe("PolygonFlat"); // prettier-ignore
    const many = Array.from({ length: mostPoints + 1 }, (_, place): Point => [4 * (place % 40), 8 * Math.floor(place / 40)]);
    expect(polygonFault(many, picture)).toBe("PolygonTooManyPoints");
  });
});
