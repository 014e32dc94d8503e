import type { PreviewPicture } from "@vigil/xray/threatProjection/threatPreview";
import type { Box } from "../../simulator/viewer/zoom.ts";

/** Pixels around a bag, so that a threat that leaves it is still seen. */
const ROOM = 24;

export function aroundBag({ x, y, width, height }: Box, picture: { width: number; height: number }): Box {
  const [left, top] = [Math.max(0, x - ROOM), Math.max(0, y - ROOM)];
  return {
    x: left,
    y: top,
    width: Math.min(picture.width, x + width + ROOM) - left,
    height: Math.min(picture.height, y + height + ROOM) - top,
  };
}

/** The part of a picture within a box, which may reach beyond it; null where they do not meet. Both in pixels of the whole view. */
export function cut(
  { width: across, height: down, low, high }: PreviewPicture,
  box: Box,
  { x: left, y: top } = { x: 0, y: 0 },
): (PreviewPicture & { x: number; y: number }) | null {
  const x = Math.max(left, box.x);
  const y = Math.max(top, box.y);
  const width = Math.min(left + across, box.x + box.width) - x;
  const height = Math.min(top + down, box.y + box.height) - y;
  if (width <= 0 || height <= 0) return null;
  const part = (plane: Uint16Array): Uint16Array<ArrayBuffer> => {
    const target = new Uint16Array(width * height);
    for (let row = 0; row < height; row++) {
      const start = (y - top + row) * across + x - left;
      target.set(plane.subarray(start, start + width), row * width);
    }
    return target;
  };
  return { x, y, width, height, low: part(low), high: part(high) };
}
