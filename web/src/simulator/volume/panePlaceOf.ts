import type { Rectangle } from "./panes.ts";

/** A pane on the canvas, in its pixels from the lower corner. */
export interface PanePlace {
  left: number;
  bottom: number;
  width: number;
  height: number;
  /** Canvas pixels to a screen pixel. */
  ratio: number;
}

/** Voxels are larger than pixels: more canvas pixels cost rays and show nothing more. */
const pixelRatio = (): number => Math.min(1.5, devicePixelRatio);

export function panePlaceOf(canvas: HTMLCanvasElement, { x, y, width, height }: Rectangle): PanePlace {
  const ratio = pixelRatio();
  const bottom = canvas.height - Math.round((y + height) * ratio);
  return { left: Math.round(x * ratio), bottom, width: Math.round(width * ratio), height: Math.round(height * ratio), ratio };
}

export function fitCanvas(canvas: HTMLCanvasElement, size: { width: number; height: number }): void {
  const width = Math.max(1, Math.round(size.width * pixelRatio()));
  const height = Math.max(1, Math.round(size.height * pixelRatio()));
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}
