import { pictureAt } from "@vigil/model/simulator/pictureAt";
import { decodeTrace, noTrace } from "@vigil/model/simulator/trace";
import { expect, test } from "vitest";
import { replayedPresentation, replayedZoom } from "./replayed.ts";
import { boxOf } from "./selection.ts";
import { centreOf, scaleOf, zoomDefaults } from "./zoom.ts";

const frame = { bag: { x: 0, y: 0, width: 1000, height: 500 }, width: 800, height: 400 };
const shown = (text: string) => pictureAt(decodeTrace(text) ?? noTrace, 60_000);

test("enhancement, adjustments and region of a recorded moment are shown as they were, unknown ones not at all", () => {
  const { enhancement, adjustments, regional, selection } = replayedPresentation(
    shown("1eNEG;1abrightness,20;1s1,10,20,150,60;1acontrast,-35;1anever,5"),
  );
  expect(enhancement).toBe("NEG");
  expect([adjustments.brightness.current, adjustments.contrast.current]).toEqual([20, 0]);
  expect([regional.brightness.current, regional.contrast.current]).toEqual([20, -35]);
  expect([selection.enabled, selection.position, boxOf(selection)]).toEqual([true, 1, { x: 10, y: 20, width: 150, height: 60 }]);
  expect(replayedPresentation(shown("1eGONE")).enhancement).toBe("COL");
});

test("a recorded zoom shows the same part of the bag on a screen of another size and shape", () => {
  const parts = [
    { ...frame, width: 400, height: 200 },
    { ...frame, width: 1600, height: 900 },
    { ...frame, width: 300, height: 500 },
  ].map((there) => {
    const zoom = replayedZoom(zoomDefaults["zoom-default"], there, shown("1z0,2.4,300,200,800,400").zooms[0]);
    expect(centreOf(zoom, there)).toEqual({ x: 300, y: 200 });
    const scale = scaleOf(zoom, there);
    return { across: there.width / scale, down: there.height / scale };
  });
  // 800 × 400 at 2.4: 333 × 167 pixels of the image, one side of it exactly and none of it cut.
  for (const { across, down } of parts) {
    expect(Math.min(across / (800 / 2.4), down / (400 / 2.4))).toBeCloseTo(1, 9);
  }
  const whole = replayedZoom(
    zoomDefaults["zoom-default"],
    { ...frame, width: 300, height: 500 },
    shown("1z0,0.8,500,250,800,400").zooms[0],
  );
  expect(whole).toBe(zoomDefaults["zoom-default"]);
});

test("a zoom recorded without the size of its view has the same scale and middle on a screen of another size; the whole bag stays whole", () => {
  const zoom = replayedZoom(zoomDefaults["zoom-default"], frame, shown("1z0,2.4,300,200").zooms[0]);
  expect(scaleOf(zoom, frame)).toBeCloseTo(2.4);
  expect(centreOf(zoom, frame)).toEqual({ x: 300, y: 200 });
  expect(replayedZoom(zoomDefaults["zoom-default"], frame, shown("1z0,0.5,300,200").zooms[0])).toBe(zoomDefaults["zoom-default"]);
});
