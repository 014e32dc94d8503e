import { type RefObject, useEffect, useRef, useState } from "react";
import type { Scan } from "../viewer/scan.ts";
import type { Presentation } from "../viewer/presentation.ts";
import { makeEasel } from "../viewer/easel.ts";
import { readyEasels } from "../viewer/readyEasels.ts";
import { createRenderer, giveBack, type Renderer } from "../viewer/renderer.ts";
import type { Frame, Zoom } from "../viewer/zoom.ts";

interface Shown {
  scan: Scan | null;
  zoom: Zoom;
  frame: Frame | null;
  presentation: Presentation;
}

interface Drawing extends Shown {
  /** Where the canvas hangs, and what it is told apart by. */
  holder: RefObject<HTMLElement | null>;
  view: number;
  /** What comes after: its material passes run while nothing else is to be drawn. */
  next: Scan | undefined;
  onDrawn: (scan: Scan) => void;
}

/** Keeps a canvas showing what it is told, at most once a frame. True while the graphics card is interrupted. */
export function useDrawing({ holder, view, scan, zoom, frame, presentation, next, onDrawn }: Drawing): boolean {
  const [lost, setLost] = useState(false);
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const renderer = useRef<Renderer | null>(null);
  const asked = useRef(0);
  const wanted = useRef<Shown>({ scan, zoom, frame, presentation });
  // What is told afterwards and what comes next are no reasons to draw again.
  const later = useRef({ next, onDrawn });

  useEffect(() => {
    const place = holder.current;
    if (place === null) return undefined;
    const easel = readyEasels.take(place.ownerDocument) ?? makeEasel(place.ownerDocument);
    if (easel === null) return undefined;
    const { canvas: element } = easel;
    renderer.current = easel.renderer;
    canvas.current = element;
    element.dataset["view"] = String(view);
    place.append(element);
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
      windowOf(element).cancelAnimationFrame(asked.current);
      asked.current = 0;
      renderer.current?.free();
      renderer.current = null;
      canvas.current = null;
      element.remove();
      giveBack(element);
    };
  }, [holder, view]);

  useEffect(() => {
    later.current = { next, onDrawn };
    if (asked.current === 0 && next !== undefined) void prepare(renderer.current, next, idleOf(asked, later));
  }, [next, onDrawn]);

  useEffect(() => {
    wanted.current = { scan, zoom, frame, presentation };
    if (asked.current !== 0) return;
    const drawThenPrepare = async () => {
      const drawn = await draw(renderer.current, canvas.current, wanted.current);
      const { next: coming, onDrawn: tell } = later.current;
      if (drawn !== null) tell(drawn);
      if (coming === undefined) return;
      const idle = idleOf(asked, later);
      for (const one of drawn === null ? [coming] : [drawn, coming]) await prepare(renderer.current, one, idle);
    };
    asked.current = windowOf(canvas.current).requestAnimationFrame(() => {
      asked.current = 0;
      void drawThenPrepare();
    });
  }, [scan, zoom, frame, presentation, lost]);

  return lost;
}

/** The window the canvas is in: a second window draws on while the first is hidden. */
const windowOf = (canvas: HTMLCanvasElement | null): Window => canvas?.ownerDocument.defaultView ?? window;

/** True while nothing is to be drawn and what comes next is still the same. */
function idleOf(asked: RefObject<number>, later: RefObject<{ next: Scan | undefined }>): () => boolean {
  const { next } = later.current;
  return () => asked.current === 0 && later.current.next === next;
}

async function draw(
  renderer: Renderer | null,
  canvas: HTMLCanvasElement | null,
  { scan, zoom, frame, presentation }: Shown,
): Promise<Scan | null> {
  if (renderer === null || canvas === null || scan === null || frame === null) return null;
  fit(canvas, frame);
  renderer.draw(scan, zoom, frame, presentation);
  await renderer.finished();
  return scan;
}

/** Step by step, so that a control never waits for more than one of them. */
async function prepare(renderer: Renderer | null, scan: Scan, idle: () => boolean): Promise<void> {
  if (renderer === null) return;
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
