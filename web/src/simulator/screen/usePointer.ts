import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { type Frame, pan, type Point, toImage, type Zoom, zoomAt } from "../viewer/zoom.ts";

interface Pointing {
  element: RefObject<HTMLElement | null>;
  zoom: Zoom;
  frame: Frame | null;
  onZoom: (change: (zoom: Zoom, frame: Frame) => Zoom) => void;
  /** A press without a drag, in image pixels. */
  onPress: (image: Point) => void;
  /** A drag that draws from one corner to another, in image pixels; with Shift or another button it moves the picture still. */
  onDraw?: ((from: Point, to: Point, done: boolean) => void) | undefined;
}

/** Less than this is a press of a hand that shakes. */
const dragFrom = 4;

/** The wheel zooms at the pointer, dragging moves the picture, a press is a mark. */
export function usePointer({ element, zoom, frame, onZoom, onPress, onDraw }: Pointing) {
  const drag = useRef<{ at: Point; from: Point; moved: boolean; draws: boolean } | null>(null);

  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const pointer = placeOf(event, watched);
      const factor = 2 ** (-event.deltaY / (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 240 : 6));
      onZoom((shown, where) => (shown.wheelEnabled ? zoomAt(shown, where, pointer, shown.factor * factor) : shown));
    };
    // React listens passively; the page must not scroll.
    watched.addEventListener("wheel", onWheel, { passive: false });
    return () => watched.removeEventListener("wheel", onWheel);
  }, [element, onZoom]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button > 1) return;
      const at = placeOf(event, event.currentTarget);
      drag.current = { at, from: at, moved: false, draws: onDraw !== undefined && event.button === 0 && !event.shiftKey };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const at = placeOf(event, event.currentTarget);
      if (frame !== null && zoom.magnify) onZoom((shown, where) => ({ ...shown, point: toImage(shown, where, at) }));
      const dragging = drag.current;
      if (dragging === null) return;
      if (!dragging.moved && Math.hypot(at.x - dragging.from.x, at.y - dragging.from.y) < dragFrom) return;
      const { x, y } = dragging.at;
      drag.current = { ...dragging, at, moved: true };
      if (dragging.draws) {
        if (frame !== null) onDraw?.(toImage(zoom, frame, dragging.from), toImage(zoom, frame, at), false);
        return;
      }
      onZoom((shown, where) => pan(shown, where, at.x - x, at.y - y));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const dragging = drag.current;
      drag.current = null;
      if (dragging === null || frame === null) return;
      const at = placeOf(event, event.currentTarget);
      if (dragging.moved && dragging.draws) onDraw?.(toImage(zoom, frame, dragging.from), toImage(zoom, frame, at), true);
      if (dragging.moved || event.button !== 0) return;
      onPress(toImage(zoom, frame, at));
    },
    onPointerCancel() {
      drag.current = null;
    },
  };
}

function placeOf(event: { clientX: number; clientY: number }, element: HTMLElement): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
