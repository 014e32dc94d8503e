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

test("a recorded zoom has the same scale and middle on a screen of another size; the whole bag stays whole", () => {
  const zoom = replayedZoom(zoomDefaults["zoom-default"], frame, shown("1z0,2.4,300,200").zooms[0]);
  expect(scaleOf(zoom, frame)).toBeCloseTo(2.4);
  expect(centreOf(zoom, frame)).toEqual({ x: 300, y: 200 });
  expect(replayedZoom(zoomDefaults["zoom-default"], frame, shown("1z0,0.5,300,200").zooms[0])).toBe(zoomDefaults["zoom-default"]);
});
