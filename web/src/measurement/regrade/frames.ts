import type { ImageRuling } from "@vigil/model/simulator/regrading/imageRuling";

/** A frame around a threat, in pixels of its view. */
export interface ThreatFrame {
  view: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

type Regions = NonNullable<Extract<ImageRuling, { kind: "threat" }>["regions"]>;

/** The corners of frames, as the server takes them. */
export const regionsOf = (frames: readonly ThreatFrame[]): Regions =>
  frames.map(({ view, x, y, width, height }) => ({
    view,
    points: [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
  }));

interface Corner {
  x: number;
  y: number;
}

/** Between two corners, whole pixels within the view. */
export function frameBetween(view: number, one: Corner, other: Corner, size: { width: number; height: number }): ThreatFrame {
  const held = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
  const [left, right] = [held(Math.min(one.x, other.x), size.width), held(Math.max(one.x, other.x), size.width)];
  const [top, bottom] = [held(Math.min(one.y, other.y), size.height), held(Math.max(one.y, other.y), size.height)];
  return { view, x: left, y: top, width: right - left, height: bottom - top };
}
