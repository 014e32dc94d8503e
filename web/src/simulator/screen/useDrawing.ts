import { type RefObject, useEffect, useRef, useState } from "react";
import type { Scan } from "../viewer/imageSource.ts";
import type { Presentation } from "../viewer/presentation.ts";
import { createRenderer, type Renderer } from "../viewer/renderer.ts";
import type { Frame, Zoom } from "../viewer/zoom.ts";

interface Drawing {
  canvas: RefObject<HTMLCanvasElement | null>;
  scan: Scan | null;
  /** What comes after: its material passes run while nothing else is to be drawn. */
  next: Scan | undefined;
  zoom: Zoom;
  frame: Frame | null;
  presentation: Presentation;
  onDrawn: (scan: Scan) => void;
}

/** Keeps a canvas showing what it is told, at most once a frame. True while the graphics card is interrupted. */
export function useDrawing({ canvas, scan, next, zoom, frame, presentation, onDrawn }: Drawing): boolean {
  const [lost, setLost] = useState(false);
  const wanted = useRef<Omit<Drawing, "canvas">>({ scan, next, zoom, frame, presentation, onDrawn });
  const renderer = useRef<Renderer | null>(null);
  const asked = useRef(0);

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    renderer.current = createRenderer(element);
    const onLost = (event: Event) => {
      // Without this the browser never gives the context back.
      event.preventDefault();
      renderer.current = null;
      setLost(true);
    };
    const onRestored = () => {
      renderer.current = createRenderer(element);
      setLost(false);
    };
    element.addEventListener("webglcontextlost", onLost);
    element.addEventListener("webglcontextrestored", onRestored);
    return () => {
      element.removeEventListener("webglcontextlost", onLost);
      element.removeEventListener("webglcontextrestored", onRestored);
      cancelAnimationFrame(asked.current);
      asked.current = 0;
      renderer.current?.free();
      renderer.current = null;
    };
  }, [canvas]);

  useEffect(() => {
    wanted.current = { scan, next, zoom, frame, presentation, onDrawn };
    if (asked.current !== 0) return;
    asked.current = requestAnimationFrame(() => {
      asked.current = 0;
      void draw(renderer.current, canvas.current, wanted);
    });
  }, [canvas, scan, next, zoom, frame, presentation, onDrawn, lost]);

  return lost;
}

async function draw(
  renderer: Renderer | null,
  canvas: HTMLCanvasElement | null,
  wanted: RefObject<Omit<Drawing, "canvas">>,
): Promise<void> {
  const now = wanted.current;
  const { scan, zoom, frame, presentation, next, onDrawn } = now;
  if (renderer === null || canvas === null || scan === null || frame === null) return;
  fit(canvas, frame);
  renderer.draw(scan, zoom, frame, presentation);
  await renderer.finished();
  onDrawn(scan);
  if (next !== undefined) await prepare(renderer, next, () => wanted.current === now);
}

/** Step by step, so that a control never waits for more than one of them. */
async function prepare(renderer: Renderer, scan: Scan, idle: () => boolean): Promise<void> {
  while (idle() && renderer.prepare(scan)) await renderer.finished();
}

/** More than two canvas pixels to a screen pixel cost time and show nothing more. */
function fit(canvas: HTMLCanvasElement, frame: Frame): void {
  const ratio = Math.min(2, devicePixelRatio);
  const width = Math.max(1, Math.round(frame.width * ratio));
  const height = Math.max(1, Math.round(frame.height * ratio));
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}
