import type { Vector } from "@vigil/xray/solid";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { createFingers } from "../screen/fingers.ts";
import { wheelFactor } from "../screen/wheelFactor.ts";
import { heldOnSlice } from "./heldMark.ts";
import type { PaneProps } from "./paneProps.ts";
import { enlargedTo, extentOf, fromSlice, sliceAxes } from "./panes.ts";
import type { Point } from "../viewer/zoom.ts";
import { cursorAt, cursorMoved, magnifiedTo, type SliceName } from "./volumeShown.ts";

/** Less than this is a press of a hand that shakes; a finger rolls further than a mouse. */
const dragFrom = { mouse: 4, touch: 9 };

interface Drag {
  from: Point;
  at: Point;
  moved: boolean;
  does: "cursor" | "pan" | "mark";
  held: ReturnType<typeof heldOnSlice>;
}

/**
 * Hands on a slice: a press or a drag leads the other slices there; while marks are put it marks, draws a box or moves a mark. The wheel goes
 * through the bag and with Ctrl enlarges, as two fingers do; Shift or the middle button moves what is enlarged.
 */
export function useSlicePointer(
  element: RefObject<HTMLElement | null>,
  name: SliceName,
  { volume, pane, shown, change, marking }: PaneProps,
) {
  const drag = useRef<Drag | null>(null);
  const [fingers] = useState(createFingers);
  const extent = extentOf(volume);
  const axes = sliceAxes[name];
  const magnified = shown.magnified[name];
  const steps = volume.size[axes.through];
  const placeAt = (at: Point): Vector =>
    fromSlice(extent, axes, pane, magnified, at, shown.cursor).map(clamped) as [number, number, number];

  const wheel = useRef<(event: WheelEvent) => void>(undefined);
  useEffect(() => {
    wheel.current = (event) => {
      event.preventDefault();
      const at = pointOf(event, element.current!);
      if (event.ctrlKey)
        return change((now) =>
          magnifiedTo(now, name, enlargedTo(extent, axes, pane, now.magnified[name], now.magnified[name].factor * wheelFactor(event), at)),
        );
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY / 30 : event.deltaY;
      return change((now) => cursorMoved(now, axes.through, -lines / steps));
    };
  });
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    // React listens passively; the page must not scroll.
    const onWheel = (event: WheelEvent) => wheel.current?.(event);
    watched.addEventListener("wheel", onWheel, { passive: false });
    return () => watched.removeEventListener("wheel", onWheel);
  }, [element]);

  const lead = (at: Point) => change((now) => cursorAt(now, fromSlice(extent, axes, pane, now.magnified[name], at, now.cursor)));
  const giveUp = () => {
    drag.current = null;
    marking.giveUp();
  };
  const draws = ({ does, held, from, at }: Drag, done: boolean) => {
    if (does !== "mark") return undefined;
    const [one, other] = [placeAt(from), placeAt(at)];
    if (held === null) return marking.type === "rectangle" ? marking.draw(one, other, done) : undefined;
    const by = [0, 1, 2].map((axis) => (other[axis]! - one[axis]!) * extent[axis]!) as [number, number, number];
    return marking.move(held.mark, held.hold, by, done);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button > 1) return;
      const at = pointOf(event, event.currentTarget);
      event.currentTarget.setPointerCapture(event.pointerId);
      if (event.pointerType === "touch" && fingers.press(event.pointerId, at)) return giveUp();
      const does = event.button === 1 || event.shiftKey ? "pan" : marking.on ? "mark" : "cursor";
      const held = does === "mark" ? heldOnSlice(extent, axes, pane, magnified, shown.cursor, marking.marks, at) : null;
      drag.current = { from: at, at, moved: false, does, held };
      if (does === "cursor") lead(at);
      return undefined;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const at = pointOf(event, event.currentTarget);
      const touch = event.pointerType === "touch";
      const two = touch ? fingers.move(event.pointerId, at) : null;
      if (two !== null)
        return change((now) => {
          const { before, after } = { before: spanOf(two.before), after: spanOf(two.after) };
          const grown = before.length > 0 ? after.length / before.length : 1;
          const { factor } = now.magnified[name];
          return magnifiedTo(now, name, enlargedTo(extent, axes, pane, now.magnified[name], factor * grown, before.middle, after.middle));
        });
      const last = drag.current;
      if (last === null) return undefined;
      if (!last.moved && Math.hypot(at.x - last.from.x, at.y - last.from.y) < dragFrom[touch ? "touch" : "mouse"]) return undefined;
      const now = { ...last, at, moved: true };
      drag.current = now;
      if (now.does === "cursor") return lead(at);
      if (now.does === "mark") return draws(now, false);
      return change((seen) =>
        magnifiedTo(seen, name, enlargedTo(extent, axes, pane, seen.magnified[name], seen.magnified[name].factor, last.at, at)),
      );
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const last = drag.current;
      drag.current = null;
      if ((event.pointerType === "touch" && fingers.lift(event.pointerId)) || last === null || last.does !== "mark") return undefined;
      if (last.moved) return draws(last, true);
      if (last.held !== null) return marking.take(last.held.mark);
      lead(last.at);
      return marking.put(placeAt(last.at));
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      fingers.lift(event.pointerId);
      giveUp();
    },
  };
}

const clamped = (value: number): number => Math.min(1, Math.max(0, value));

export function pointOf(event: { clientX: number; clientY: number }, element: HTMLElement): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

/** The middle between fingers, and how far the first two are apart. */
function spanOf([one = { x: 0, y: 0 }, other = one]: readonly Point[]): { middle: Point; length: number } {
  return { middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, length: Math.hypot(one.x - other.x, one.y - other.y) };
}
