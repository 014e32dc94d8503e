import { expect, it } from "vitest";
import { drawnThreats, listedThreats, shapesIn } from "./drawnThreats.ts";
import type { Threats } from "./shownFile.ts";

const size = { width: 200, height: 100 };
const round: [number, number][] = Array.from({ length: 600 }, (_, index) => [
  100 + 40 * Math.cos(index / 95.5),
  50 + 40 * Math.sin(index / 95.5),
]);
const threats: Threats = [
  { id: 1, label: "Knife", places: [{ view: 0, points: round }, { view: 0, points: [[0, 0], [9, 0], [9, 9]] }, { view: 1, points: round }] }, // prettier-ignore
  { id: 4, label: "Gun", places: [] },
];

it("an outline of an image is drawn on in shares of its view, and of no more corners than a hand moves", () => {
  const [knife, gun] = shapesIn(threats, 0, size);
  expect(knife!.polygon).toHaveLength(120);
  expect(knife!.polygon[0]).toEqual([0.7, 0.5]);
  expect(gun).toEqual({ id: 4, label: "Gun", polygon: [] });
});

it("what is drawn is kept in pixels of its view, and every other outline as it was", () => {
  const drawn = drawnThreats(threats, { id: 1, view: 0, polygon: [[0, 0], [0.5, 0], [0.12345, 1]] }, size); // prettier-ignore
  expect(drawn[0]!.places).toEqual([{ view: 0, points: [[0, 0], [100, 0], [24.7, 100]] }, ...threats[0]!.places.slice(1)]); // prettier-ignore
  expect(drawn[1]).toBe(threats[1]);
  expect(drawnThreats(threats, { id: 1, view: 1, polygon: [] }, size)[0]!.places.map(({ view }) => view)).toEqual([0, 0]);
  const gun = drawnThreats(threats, { id: 4, view: 1, polygon: [[0, 0]] }, size)[1]!;
  expect(gun.places).toEqual([{ view: 1, points: [[0, 0]] }]);
  expect(shapesIn([gun], 1, size)[0]!.polygon).toEqual([[0, 0]]);
});

it("a threat that is called otherwise keeps its outlines, and a new one has none", () => {
  const listed = [{ id: 5, label: "" }, { id: 1, label: "A blade" }]; // prettier-ignore
  expect(listedThreats(listed, threats)).toEqual([
    { id: 5, label: "", places: [] },
    { id: 1, label: "A blade", places: threats[0]!.places },
  ]);
});
