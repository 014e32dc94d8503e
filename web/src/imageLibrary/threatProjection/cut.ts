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

/** A part of a picture; the outline stays in pixels of the whole. */
export function cut({ width: across, low, high, points }: PreviewPicture, { x, y, width, height }: Box): PreviewPicture {
  const part = (plane: Uint16Array): Uint16Array<ArrayBuffer> => {
    const target = new Uint16Array(width * height);
    for (let row = 0; row < height; row++) target.set(plane.subarray((y + row) * across + x, (y + row) * across + x + width), row * width);
    return target;
  };
  return { width, height, low: part(low), high: part(high), points };
}
