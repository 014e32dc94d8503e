import { defaultPresentation, type Presentation } from "../simulator/viewer/presentation.ts";
import { createRenderer, giveBack } from "../simulator/viewer/renderer.ts";
import type { Scan } from "../simulator/viewer/scan.ts";
import { zoomDefaults } from "../simulator/viewer/zoom.ts";

export interface Pictures {
  /** Draws a whole scan onto a plain canvas. */
  draw(target: HTMLCanvasElement, scan: Scan, presentation: Partial<Presentation>): void;
  stop(): void;
}

/** One graphics context for all small pictures: browsers keep only a few. Null where there is none. */
export function createPictures(): Pictures | null {
  const canvas = document.createElement("canvas");
  const renderer = createRenderer(canvas);
  if (renderer === null) return null;
  return {
    draw(target, scan, presentation) {
      const { width, height } = target;
      Object.assign(canvas, { width, height });
      renderer.draw(scan, zoomDefaults["zoom-default"], { bag: scan.bag, width, height }, { ...defaultPresentation, ...presentation });
      target.getContext("2d")?.drawImage(canvas, 0, 0);
    },
    stop() {
      renderer.free();
      giveBack(canvas);
    },
  };
}
