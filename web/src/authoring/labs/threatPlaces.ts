import type { FindThreatLab, HotspotLab } from "@vigil/model/training/labs/lab";
import type { LessonScan } from "../../lesson/lessonScan.ts";
import { freshId } from "./freshId.ts";
import type { DrawnPlace } from "./PlaceList.tsx";
import type { BoardShape } from "./PolygonBoard.tsx";
import { cornerAt, type Corner } from "./polygonDrawing.ts";

/** A threat that is looked for, or a thing to be found with a hint. */
export type HiddenThing = FindThreatLab["threats"][number] & Pick<HotspotLab["regions"][number], "hint">;

/** What is drawn of the threats in one view; of one that is not drawn there yet nothing. */
export const drawnIn = (threats: readonly HiddenThing[], view: number): BoardShape[] =>
  threats.map(({ id, label, places }) => ({ id, label, polygon: places.find((place) => place.view === view)?.polygon ?? [] }));

/** Threats after one was drawn in a view; what is drawn elsewhere stays. */
export const drawnThreat = (
  threats: readonly HiddenThing[],
  { id, view, polygon }: { id: number; view: number; polygon: Corner[] },
): HiddenThing[] =>
  threats.map((threat) => {
    if (threat.id !== id) return threat;
    const others = threat.places.filter((place) => place.view !== view);
    const places = polygon.length === 0 ? others : [...others, { view, polygon }];
    return { ...threat, places: places.toSorted((one, other) => one.view - other.view) };
  });

/** Threats as their list has them now, with the places that were drawn. */
export const threatsOf = (listed: readonly DrawnPlace[], before: readonly HiddenThing[]): HiddenThing[] =>
  listed.map(({ id, label, feedback, hint }) => ({
    id,
    label,
    ...(feedback === undefined ? {} : { feedback }),
    ...(hint === undefined ? {} : { hint }),
    places: before.find((threat) => threat.id === id)?.places ?? [],
  }));

/** As many corners as a place may have. */
const mostCorners = 120;

/** What the scan itself knows as prohibited, added to what is there: named by the scan, its outline in every view. */
export function threatsInScan({ bag, scans }: LessonScan, before: readonly HiddenThing[]): HiddenThing[] {
  const known = [...bag.threats, ...bag.innocents].filter(({ category }) => category !== null);
  const added = [...Map.groupBy(known, ({ name }) => name)].map(([label, polygons]): Omit<HiddenThing, "id"> => ({
    label,
    places: polygons.flatMap(({ view, points }) => {
      const { width = 1, height = 1 } = scans[view] ?? {};
      const every = Math.ceil(points.length / mostCorners);
      const polygon = points.filter((_, index) => index % every === 0).map(([x, y]) => cornerAt(x / width, y / height));
      return polygon.length < 3 ? [] : [{ view, polygon }];
    }),
  }));
  const fresh = added.filter(({ label, places }) => places.length > 0 && !before.some((threat) => threat.label === label));
  return fresh.reduce<HiddenThing[]>((all, threat) => [...all, { id: freshId(all), ...threat }], [...before]);
}

/** What is hidden now, with what was said of a thing of the same name before. */
export const namedAs = (hidden: readonly HiddenThing[], before: readonly HiddenThing[]): HiddenThing[] =>
  hidden.map((threat) => {
    const { feedback, hint } = before.find(({ label }) => label === threat.label) ?? {};
    return { ...threat, ...(feedback === undefined ? {} : { feedback }), ...(hint === undefined ? {} : { hint }) };
  });
