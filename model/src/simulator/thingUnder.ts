import { distanceTo, markTolerance } from "../attempt/distanceTo.ts";
import { isRectangle, middleOf } from "./marking.ts";
import { polygonArea, coveredArea } from "./rectangle.ts";
import type { MarkedLocation, TruthPolygon } from "./wire.ts";

type Points = TruthPolygon["points"];

/**
 * The everyday thing that a mark means: of those it lies on, as exactly as a mark finds a threat, the one that stands out. With a rectangle that is
 * the one that fills it best; with a point the smallest, what is on top of others and not what they lie in. A thing that the point lies beside counts
 * as large as it would be grown by that distance (Steiner's formula): it is meant where it is the smaller one even so.
 */
export function thingUnder(mark: MarkedLocation, innocents: readonly TruthPolygon[]): TruthPolygon | undefined {
  const [best] = innocents
    .filter(({ view }) => view === (mark.view ?? 0))
    .flatMap((thing) => {
      const found = isRectangle(mark) ? inRectangle(thing.points, mark) : atPoint(thing.points, mark);
      return found === null ? [] : [{ thing, found }];
    })
    .toSorted((one, other) => one.found - other.found);
  return best?.thing;
}

/** How much there is of it, less is better; null where the point lies elsewhere. */
function atPoint(points: Points, mark: MarkedLocation): number | null {
  const away = distanceTo(points, mark);
  if (away > markTolerance) return null;
  return polygonArea(points) + lengthOf(points) * away + Math.PI * away * away;
}

/** How little it and the rectangle have in common, from -1; null where it is neither in the middle nor covered by half. */
function inRectangle(points: Points, mark: MarkedLocation & { width: number; height: number }): number | null {
  const own = polygonArea(points);
  const covered = coveredArea(points, mark);
  if (distanceTo(points, middleOf(mark)) > markTolerance && covered < own / 2) return null;
  return -covered / Math.max(1, own + mark.width * mark.height - covered);
}

const lengthOf = (points: Points): number =>
  points.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = points.at(index - 1) ?? [x, y];
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);
