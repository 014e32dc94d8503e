import { createRenderer, giveBack, type Renderer } from "./renderer.ts";

/** A canvas and what draws on it. */
export interface Easel {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: Renderer;
}

/** Null where the browser cannot draw scans. */
export function makeEasel(document: Document): Easel | null {
  const canvas = document.createElement("canvas");
  const renderer = createRenderer(canvas);
  if (renderer === null) giveBack(canvas);
  return renderer && { canvas, renderer };
}
