import { expect, test } from "vitest";
import { comparedPlaces } from "./comparedPlaces.ts";
import type { DraftPart } from "./draftPart.ts";

const block = (parts: object) => parts as DraftPart["block"];
const corner: [number, number][] = [
  [0, 0],
  [1, 0],
  [1, 1],
];
const half: [number, number][] = [
  [0, 0],
  [0.5, 0],
  [0.5, 0.5],
];

test("places that came, went or were drawn anew are told as they were and as they are, those that stayed are not", () => {
  const region = (id: number, label: string, polygon: [number, number][]) => ({ id, label, polygon });
  const before = block({ kind: "hotspot", regions: [region(1, "Lock", corner), region(2, "Handle", corner), region(3, "Wheel", half)] });
  const after = block({ kind: "hotspot", regions: [region(1, "Lock", half), region(2, "Grip", corner), region(4, "Tag", corner)] });
  const outline = (points: [number, number][]) => [{ view: 0, points }];
  expect(comparedPlaces(before, after)).toEqual([
    { label: "Lock", before: outline(corner), after: outline(half) },
    { label: "Wheel", before: outline(half), after: null },
    { label: "Tag", before: null, after: outline(corner) },
  ]);
  const threats = (view: number) => block({ type: "findThreat", threats: [{ id: 1, label: "Knife", places: [{ view, points: corner }] }] });
  expect(comparedPlaces(threats(0), threats(1))).toEqual([
    { label: "Knife", before: [{ view: 0, points: corner }], after: [{ view: 1, points: corner }] },
  ]);
  const searched = block({ type: "findThreat", threats: [{ id: 1, label: "Knife", places: [{ view: 1, polygon: corner }] }] });
  expect(comparedPlaces(undefined, searched)).toEqual([{ label: "Knife", before: null, after: [{ view: 1, points: corner }] }]);
  expect(comparedPlaces(undefined, block({ kind: "paragraph", text: "a" }))).toEqual([]);
});
