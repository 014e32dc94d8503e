import type { Point } from "@vigil/model/imageLibrary/polygonRules";
import { type Dispatch, type PointerEvent, type RefObject, type SetStateAction, useEffect, useRef, useState } from "react";
import { createFingers } from "../../../simulator/screen/fingers.ts";
import { wheelFactor } from "../../../simulator/screen/wheelFactor.ts";
import { type Frame, pan, toImage, toScreen, type Zoom, zoomAt, zoomByFingers } from "../../../simulator/viewer/zoom.ts";
import { type Editor, type EditorAction, placesOf, type PointPlace, pointsAt } from "./threatEditor.ts";

interface Pointing {
  area: RefObject<HTMLElement | null>;
  editor: Editor;
  act: (action: EditorAction) => void;
  open: boolean;
  zoom: Zoom;
  frame: Frame;
  setZoom: Dispatch<SetStateAction<Zoom>>;
}

interface Drag {
  from: { x: number; y: number };
  at: { x: number; y: number };
  place: PointPlace | null;
  moved: boolean;
}

/** Less than this is a press of a hand that shakes. */
const dragFrom = 4;
/** Screen pixels around a point that belong to it: a finger is broader than a mouse. */
const reach = { mouse: 9, touch: 18 };

/** A press sets a point, on the first one closes; a point that is dragged moves, elsewhere the picture does; the wheel and two fingers zoom. */
export function usePolygonPointer({ area, editor, act, open, zoom, frame, setZoom }: Pointing) {
  const drag = useRef<Drag | null>(null);
  const [fingers] = useState(createFingers);
  const [dragged, setDragged] = useState<{ place: PointPlace; at: Point } | null>(null);

  useEffect(() => {
    const watched = area.current;
    if (watched === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = placeIn(event, watched);
      setZoom((seen) => zoomAt(seen, frame, at, seen.factor * wheelFactor(event)));
    };
    // React listens passively; the page must not scroll.
    watched.addEventListener("wheel", onWheel, { passive: false });
    return () => watched.removeEventListener("wheel", onWheel);
  }, [area, frame, setZoom]);

  const nearest = (at: { x: number; y: number }, within: number): PointPlace | null => {
    const near = placesOf(editor).flatMap((place) => {
      const [x = 0, y = 0] = pointsAt(editor.drawing, place)[place.point] ?? [];
      const there = toScreen(zoom, frame, { x, y });
      const distance = Math.hypot(there.x - at.x, there.y - at.y);
      return distance <= within ? [{ place, distance }] : [];
    });
    return near.toSorted((one, other) => one.distance - other.distance)[0]?.place ?? null;
  };
  const imagePoint = (at: { x: number; y: number }): Point => {
    const { x, y } = toImage(zoom, frame, at);
    return [x, y];
  };
  const press = ({ at, place }: Drag) => {
    const { drawing } = editor;
    const closes = place?.polygon === "open" && place.point === 0 && (drawing.open?.points.length ?? 0) > 1;
    if (closes) act({ do: "close" });
    else if (place) act({ do: "choose", place });
    else if (open) act({ do: "add", at: imagePoint(at) });
  };

  const giveUp = () => {
    drag.current = null;
    setDragged(null);
  };
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const at = placeIn(event, event.currentTarget);
      if (event.pointerType === "touch" && fingers.press(event.pointerId, at)) {
        event.currentTarget.setPointerCapture(event.pointerId);
        giveUp();
        return;
      }
      const place = open ? nearest(at, reach[event.pointerType === "touch" ? "touch" : "mouse"]) : null;
      drag.current = { from: at, at, place, moved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const at = placeIn(event, event.currentTarget);
      const moved = fingers.move(event.pointerId, at);
      if (moved !== null) setZoom((seen) => zoomByFingers(seen, frame, moved.before, moved.after));
      const dragging = drag.current;
      if (dragging === null) return;
      if (!dragging.moved && Math.hypot(at.x - dragging.from.x, at.y - dragging.from.y) < dragFrom) return;
      drag.current = { ...dragging, at, moved: true };
      if (dragging.place) setDragged({ place: dragging.place, at: imagePoint(at) });
      else setZoom((seen) => pan(seen, frame, at.x - dragging.at.x, at.y - dragging.at.y));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (fingers.lift(event.pointerId)) return;
      const dragging = drag.current;
      drag.current = null;
      setDragged(null);
      if (dragging === null) return;
      if (!dragging.moved) press(dragging);
      else if (dragging.place) act({ do: "move", place: dragging.place, to: imagePoint(dragging.at) });
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      fingers.lift(event.pointerId);
      giveUp();
    },
  };
  return { handlers, dragged };
}

function placeIn(event: { clientX: number; clientY: number }, element: HTMLElement): { x: number; y: number } {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
