import { expect, test } from "vitest";
import { pictureAt } from "./pictureAt.ts";
import { decodeTrace, noTrace } from "./trace.ts";

const trace =
  decodeTrace("10eNEG;10abrightness,20;10z1,2.5,300,200,640,480;10v1;10s0,10,20,100,80;10acontrast,-35;10s0,0,0,0,0;10r") ?? noTrace;

test("a trace played back shows at each moment what was shown then", () => {
  expect(pictureAt(trace, 900)).toMatchObject({ enhancement: "COL", adjustments: {}, zooms: {}, view: 0 });
  expect(pictureAt(trace, 1_000)).toMatchObject({ enhancement: "NEG" });
  expect(pictureAt(trace, 4_000)).toEqual({
    view: 1,
    enhancement: "NEG",
    adjustments: { brightness: 20 },
    regional: {},
    region: null,
    zooms: { 1: { factor: 2.5, x: 300, y: 200, width: 640, height: 480 } },
    marks: [],
    volume: {},
  });
});

test("adjustments within a region are the region's, and go with it; a reset leaves view and zoom", () => {
  expect(pictureAt(trace, 6_000)).toMatchObject({
    adjustments: { brightness: 20 },
    regional: { brightness: 20, contrast: -35 },
    region: { view: 0, x: 10, y: 20, width: 100, height: 80 },
  });
  expect(pictureAt(trace, 7_000)).toMatchObject({ region: null, regional: {}, adjustments: { brightness: 20 } });
  expect(pictureAt(trace, 60_000)).toEqual({
    view: 1,
    enhancement: "COL",
    adjustments: {},
    regional: {},
    region: null,
    zooms: { 1: { factor: 2.5, x: 300, y: 200, width: 640, height: 480 } },
    marks: [],
    volume: {},
  });
});

test("marks stand where they stood at each moment", () => {
  const marked = decodeTrace("10k0,100,120,0,0;10k1,30,40,60,50;10u0;10eNEG;10c") ?? noTrace;
  expect(pictureAt(marked, 900).marks).toEqual([]);
  expect(pictureAt(marked, 1_000).marks).toEqual([{ view: 0, x: 100, y: 120 }]);
  expect(pictureAt(marked, 2_500).marks).toHaveLength(2);
  expect(pictureAt(marked, 4_000)).toMatchObject({ enhancement: "NEG", marks: [{ view: 1, x: 30, y: 40, width: 60, height: 50 }] });
  expect(pictureAt(marked, 5_000).marks).toEqual([]);
});
