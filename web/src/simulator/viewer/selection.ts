import type { Box, Point } from "./zoom.ts";

/** A region of one view that adjustments act on alone. Lengths are image pixels; handles change the scale, not the size. */
export interface RegionSelection {
  readonly enabled: boolean;
  /** Upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scaleX: number;
  readonly scaleY: number;
  /** The view it lies on. */
  readonly position: number;
}

export const defaultSelection: RegionSelection = {
  enabled: false,
  x: 0,
  y: 0,
  width: 100,
  height: 100,
  scaleX: 1,
  scaleY: 1,
  position: 0,
};

/** Which edges a handle moves: −1 the first, 1 the last, 0 none. */
export interface Handle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export const handles: readonly Handle[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
];

/** Image pixels; smaller regions could not be grasped any more. */
const smallest = 10;

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

export const boxOf = ({ x, y, width, height, scaleX, scaleY }: RegionSelection): Box => ({
  x,
  y,
  width: width * scaleX,
  height: height * scaleY,
});

/** The default region around a point of a view, inside the image. */
export function selectAround({ x, y }: Point, view: number, image: ImageSize): RegionSelection {
  const { width, height } = defaultSelection;
  return moveSelection({ ...defaultSelection, enabled: true, x: x - width / 2, y: y - height / 2, position: view }, 0, 0, image);
}

export function moveSelection(selection: RegionSelection, byX: number, byY: number, image: ImageSize): RegionSelection {
  const { x, y, width, height } = boxOf(selection);
  return { ...selection, x: held(x + byX, image.width - width), y: held(y + byY, image.height - height) };
}

/** Moves the edges a handle holds; the opposite ones stay. */
export function stretchSelection(selection: RegionSelection, handle: Handle, byX: number, byY: number, image: ImageSize): RegionSelection {
  const box = boxOf(selection);
  const across = stretched(box.x, box.width, handle.x, byX, image.width);
  const down = stretched(box.y, box.height, handle.y, byY, image.height);
  return {
    ...selection,
    x: across.start,
    y: down.start,
    scaleX: across.length / selection.width,
    scaleY: down.length / selection.height,
  };
}

function stretched(start: number, length: number, edge: -1 | 0 | 1, by: number, end: number): { start: number; length: number } {
  if (edge === 0) return { start, length };
  if (edge === 1) return { start, length: Math.max(smallest, Math.min(end - start, length + by)) };
  const first = Math.min(start + length - smallest, Math.max(0, start + by));
  return { start: first, length: start + length - first };
}

const held = (start: number, last: number): number => Math.max(0, Math.min(start, Math.max(0, last)));
