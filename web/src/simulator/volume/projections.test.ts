import { volumeView } from "@vigil/model/simulator/volumeMarks";
import { scannerT160 } from "@vigil/xray/geometry/tomographScanner";
import { AIR } from "@vigil/xray/file/view";
import { expect, test } from "vitest";
import type { MeasuredScan } from "../viewer/scan.ts";
import { beamOnSlice } from "./beamOnSlice.ts";
import { onSlice, sliceAxes } from "./panes.ts";
import { projectionsOf } from "./projections.ts";
import { volumeDefaults } from "./volumeShown.ts";

const extent = [400, 600, 200] as const;
const grid = { size: [200, 300, 100], voxel: 2, origin: [-200, -300, 10] } as const;
const scan = (width = scannerT160.lineCount): MeasuredScan => ({
  kind: "measured",
  id: "",
  scanner: "T160",
  picture: "dual",
  width,
  height: scannerT160.detectorCount,
  low: Uint16Array.of(AIR),
  high: Uint16Array.of(AIR),
  bag: { x: 0, y: 0, width, height: 1 },
});
const { shadowsOf, beamsOf } = projectionsOf(grid, [scan(), scan()]);
const pane = { x: 0, y: 0, width: 600, height: 400 };

test("a mark in the volume is seen in both projections, and from there it lies on lines that meet where it was put", () => {
  const mark = { view: volumeView, x: 130, y: 220, z: 60 };
  const shadows = shadowsOf([{ view: 0, x: 1, y: 1 }, mark]);
  expect(shadows.map(({ view, place }) => [view, place])).toEqual([
    [0, 1],
    [1, 1],
  ]);
  for (const { view, x, y } of shadows) {
    const [beam] = beamsOf([{ view, x: x - 0.5, y: y - 0.5 }]);
    const cursor = [mark.x / extent[0], mark.y / extent[1], mark.z / extent[2]] as const;
    for (const name of ["level", "along"] as const) {
      const axes = sliceAxes[name];
      const met = beamOnSlice(extent, axes, pane, volumeDefaults.magnified[name], cursor, beam!);
      const there = onSlice(extent, axes, pane, volumeDefaults.magnified[name], cursor);
      expect(Math.hypot(met!.point!.x - there.x, met!.point!.y - there.y)).toBeLessThan(1);
    }
    expect(beamOnSlice(extent, sliceAxes.across, pane, volumeDefaults.magnified.across, cursor, beam!)!.lines).toHaveLength(1);
    expect(beamOnSlice(extent, sliceAxes.across, pane, volumeDefaults.magnified.across, [0.5, 0.9, 0.5], beam!)).toBeNull();
  }
});

test("a box is seen as the box around it, and a rectangle in a projection cuts a slice as a box", () => {
  const [below] = shadowsOf([{ view: volumeView, x: 100, y: 200, z: 50, width: 40, height: 80, depth: 20 }]);
  expect(below).toMatchObject({ view: 0, width: 100 });
  const [beam] = beamsOf([{ view: 0, x: 400, y: 300, width: 100, height: 60 }]);
  expect(beam!.lines).toHaveLength(4);
  const level = beamOnSlice(extent, sliceAxes.level, pane, volumeDefaults.magnified.level, [0.5, 0.5, 0.5], beam!);
  expect(level!.lines[0]).toMatch(/Z$/u);
});

test("a picture that is not as its scanner made it tells nothing of where it was measured", () => {
  const cut = projectionsOf(grid, [scan(500)]);
  expect(cut.shadowsOf([{ view: volumeView, x: 130, y: 220, z: 60 }])).toEqual([]);
  expect(cut.beamsOf([{ view: 0, x: 100, y: 100 }])).toEqual([]);
});
