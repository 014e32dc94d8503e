import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type Frame, pan, type Point, toImage, type Zoom, zoomAt, zoomByFingers, zoomByTaps } from "../viewer/zoom.ts";
import { createFingers } from "./fingers.ts";
import { useTaps } from "./useTaps.ts";
import { wheelFactor } from "./wheelFactor.ts";

interface Pointing {
  element: RefObject<HTMLElement | null>;
  zoom: Zoom;
  frame: Frame | null;
  onZoom: (change: (zoom: Zoom, frame: Frame) => Zoom) => void;
  /** A press without a drag, in image pixels. */
  onPress: (image: Point) => void;
  /** A drag that draws from one corner to another, in image pixels, null where it is given up; with Shift or another button it moves the picture still. */
  onDraw?: ((from: Point, to: Point | null, done: boolean) => void) | undefined;
}

/** Less than this is a press of a hand that shakes; a finger rolls further than a mouse. */
const dragFrom = { mouse: 4, touch: 9 };

/** The wheel zooms at the pointer, dragging moves the picture, a press is a mark. Two fingers zoom about their middle, two presses go near and back. */
export function usePointer({ element, zoom, frame, onZoom, onPress, onDraw }: Pointing) {
  const drag = useRef<{ at: Point; from: Point; moved: boolean; draws: boolean } | null>(null);
  const [fingers] = useState(createFingers);
  const taps = useTaps(frame?.bag);
  const pressed = useRef(onPress);
  useEffect(() => {
    pressed.current = onPress;
  }, [onPress]);

  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const pointer = placeOf(event, watched);
      onZoom((shown, where) => (shown.wheelEnabled ? zoomAt(shown, where, pointer, shown.factor * wheelFactor(event)) : shown));
    };
    // React listens passively; the page must not scroll.
    watched.addEventListener("wheel", onWheel, { passive: false });
    return () => watched.removeEventListener("wheel", onWheel);
  }, [element, onZoom]);

  const giveUp = () => {
    const dragging = drag.current;
    drag.current = null;
    if (dragging?.draws === true && dragging.moved && frame !== null) onDraw?.(toImage(zoom, frame, dragging.from), null, false);
  };
  const touches = ({ pointerType }: PointerEvent): boolean => pointerType === "touch";
  /** Under a finger the magnifier is what is dragged, for a finger cannot hover. */
  const leadsLoupe = (event: PointerEvent): boolean => touches(event) && zoom.magnify;
  const leadLoupe = (at: Point) => onZoom((shown, where) => ({ ...shown, point: toImage(shown, where, at) }));

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button > 1) return;
      const at = placeOf(event, event.currentTarget);
      event.currentTarget.setPointerCapture(event.pointerId);
      if (touches(event) && fingers.press(event.pointerId, at)) return giveUp();
      drag.current = { at, from: at, moved: false, draws: onDraw !== undefined && event.button === 0 && !event.shiftKey };
      if (leadsLoupe(event)) leadLoupe(at);
      return undefined;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const at = placeOf(event, event.currentTarget);
      const moved = touches(event) ? fingers.move(event.pointerId, at) : null;
      if (moved !== null) return onZoom((shown, where) => zoomByFingers(shown, where, moved.before, moved.after));
      if (frame !== null && zoom.magnify) leadLoupe(at);
      const dragging = drag.current;
      if (dragging === null) return undefined;
      const slack = dragFrom[touches(event) ? "touch" : "mouse"];
      if (!dragging.moved && Math.hypot(at.x - dragging.from.x, at.y - dragging.from.y) < slack) return undefined;
      const { x, y } = dragging.at;
      drag.current = { ...dragging, at, moved: true };
      if (dragging.draws) {
        if (frame !== null) onDraw?.(toImage(zoom, frame, dragging.from), toImage(zoom, frame, at), false);
        return undefined;
      }
      if (leadsLoupe(event)) return undefined;
      return onZoom((shown, where) => pan(shown, where, at.x - x, at.y - y));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (touches(event) && fingers.lift(event.pointerId)) return;
      const dragging = drag.current;
      drag.current = null;
      if (dragging === null || frame === null) return;
      const at = placeOf(event, event.currentTarget);
      if (dragging.moved && dragging.draws) onDraw?.(toImage(zoom, frame, dragging.from), toImage(zoom, frame, at), true);
      if (dragging.moved || event.button !== 0) return;
      const image = toImage(zoom, frame, at);
      if (!touches(event)) onPress(image);
      else if (taps.tap(at, () => pressed.current(image))) onZoom((shown, where) => zoomByTaps(shown, where, at));
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      fingers.lift(event.pointerId);
      giveUp();
    },
  };
}

function placeOf(event: { clientX: number; clientY: number }, element: HTMLElement): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
