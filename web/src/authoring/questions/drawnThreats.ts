import type { LessonScan } from "../../lesson/lessonScan.ts";
import type { BoardShape } from "../labs/PolygonBoard.tsx";
import { cornerAt, type Corner } from "../labs/polygonDrawing.ts";
import { threatsInScan } from "../labs/threatPlaces.ts";
import type { Threats } from "./shownFile.ts";

interface Size {
  width: number;
  height: number;
}
type Point = [number, number];

/** As many corners as a hand moves: an image knows its outlines finer. */
const mostCorners = 120;

const firstIn = (places: Threats[number]["places"], view: number): number => places.findIndex((place) => place.view === view);

/** What is drawn in a view, in shares of it; of a threat that is not drawn there yet nothing. */
export const shapesIn = (threats: Threats, view: number, { width, height }: Size): BoardShape[] =>
  threats.map(({ id, label, places }) => {
    const points = places[firstIn(places, view)]?.points ?? [];
    const every = Math.ceil(points.length / mostCorners);
    return { id, label, polygon: points.filter((_, index) => index % every === 0).map(([x, y]) => cornerAt(x / width, y / height)) };
  });

const inPixels =
  ({ width, height }: Size) =>
  ([x, y]: Corner): Point => [Math.round(x * width * 10) / 10, Math.round(y * height * 10) / 10];

interface Drawn {
  id: number;
  view: number;
  polygon: readonly Corner[];
}

/** Threats after one was drawn in a view; every other outline stays as the image has it. */
export const drawnThreats = (threats: Threats, { id, view, polygon }: Drawn, size: Size): Threats =>
  threats.map((threat) => {
    if (threat.id !== id) return threat;
    const { places } = threat;
    const at = firstIn(places, view);
    const drawn = polygon.length === 0 ? [] : [{ view, points: polygon.map(inPixels(size)) }];
    const after = at < 0 ? [...places, ...drawn] : places.toSpliced(at, 1, ...drawn);
    return { ...threat, places: after.toSorted((one, other) => one.view - other.view) };
  });

/** What a live scan knows of what is hidden in it, in pixels of its views. */
export const threatsOfScan = (made: LessonScan): Threats =>
  threatsInScan(made, []).map(({ id, label, places }) => ({
    id,
    label,
    places: places.map(({ view, polygon }) => ({ view, points: polygon.map(inPixels(made.scans[view] ?? { width: 1, height: 1 })) })),
  }));

/** Threats as their list has them now, each with its outlines. */
export const listedThreats = (listed: readonly { id: number; label: string }[], before: Threats): Threats =>
  listed.map(({ id, label }) => ({ id, label, places: before.find((threat) => threat.id === id)?.places ?? [] }));
