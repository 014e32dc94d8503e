import type { Point } from "@vigil/model/imageLibrary/polygonRules";
import { type Dispatch, type KeyboardEvent, type SetStateAction, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import hidden from "../../../ui/VisuallyHidden.module.css";
import { useSize } from "../../../simulator/screen/useSize.ts";
import { centreOf, type Frame, pan, scaleOf, toScreen, type Zoom } from "../../../simulator/viewer/zoom.ts";
import { PolygonShapes } from "./PolygonShapes.tsx";
import styles from "./Rendered.module.css";
import { type Editor, type EditorAction, neighbour, pointsAt } from "./threatEditor.ts";
import { usePolygonPointer } from "./usePolygonPointer.ts";

interface Props {
  editor: Editor;
  act: (action: EditorAction) => void;
  open: boolean;
  zoom: Zoom;
  setZoom: Dispatch<SetStateAction<Zoom>>;
  /** Told where the picture is shown: zooming by buttons needs to know. */
  measured: (frame: Frame) => void;
  address: string;
}

const arrows: Readonly<Record<string, Point>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** Screen pixels that the keyboard's cursor keeps from the edge. */
const margin = 24;

/** The picture of a view with its polygons, worked on by mouse, touch and keyboard. Pictures are never mirrored. */
export function PolygonCanvas({ editor, act, open, zoom, setZoom, measured, address }: Props) {
  const { t } = useTranslation();
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area);
  const { view, drawing, chosen } = editor;
  const { width, height } = editor.sizes[view] ?? { width: 1, height: 1 };
  const frame = useMemo<Frame>(
    () => ({ bag: { x: 0, y: 0, width, height }, width: size?.width ?? 1, height: size?.height ?? 1 }),
    [width, height, size],
  );
  const [cursor, setCursor] = useState<Point | null>(null);
  const [spoken, setSpoken] = useState("");
  useEffect(() => setCursor(null), [view]);
  useEffect(() => measured(frame), [frame, measured]);
  const pointer = usePolygonPointer({ area, editor, act, open, zoom, frame, setZoom });
  const scale = scaleOf(zoom, frame);
  const corner = toScreen(zoom, frame, { x: 0, y: 0 });

  /** The cursor stays in view: at the edge the picture moves instead. */
  const follow = ([x, y]: Point) => {
    const at = toScreen(zoom, frame, { x, y });
    const held = (place: number, length: number) => Math.min(length - margin, Math.max(margin, place));
    const byX = held(at.x, frame.width) - at.x;
    const byY = held(at.y, frame.height) - at.y;
    if (byX !== 0 || byY !== 0) setZoom((seen) => pan(seen, frame, byX, byY));
  };
  const moveBy = ([x, y]: Point, step: number) => {
    const from: Point = chosen ? (pointsAt(drawing, chosen)[chosen.point] ?? [0, 0]) : (cursor ?? middleOf(zoom, frame));
    const to: Point = [Math.min(width, Math.max(0, from[0] + x * step)), Math.min(height, Math.max(0, from[1] + y * step))];
    if (chosen) act({ do: "move", place: chosen, to });
    else setCursor(to);
    follow(to);
    setSpoken(t("rendered.editor.saidCursor", { x: to[0], y: to[1] }));
  };
  const walk = (by: 1 | -1): boolean => {
    const place = neighbour(editor, by);
    if (place === null && chosen === null) return false;
    act({ do: "choose", place });
    const point = place && pointsAt(drawing, place)[place.point];
    if (place === null || !point) return false;
    follow(point);
    setSpoken(t("rendered.editor.saidPoint", { number: place.point + 1, x: point[0], y: point[1] }));
    return true;
  };
  const said = (action: EditorAction, sentence: string) => {
    act(action);
    setSpoken(sentence);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.altKey) return;
    const arrow = arrows[event.key];
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    let handled = true;
    if (command && key === "z")
      said({ do: event.shiftKey ? "redo" : "undo" }, t(event.shiftKey ? "rendered.editor.saidRedone" : "rendered.editor.saidUndone"));
    else if (command && key === "y") said({ do: "redo" }, t("rendered.editor.saidRedone"));
    else if (command) handled = false;
    else if (arrow) moveBy(arrow, event.shiftKey ? 10 : 1);
    else if (event.key === "Enter" && event.shiftKey)
      said({ do: "close" }, t("rendered.editor.saidClosed", { count: drawing.open?.points.length ?? 0 }));
    else if (event.key === "Enter" && chosen === null) {
      const at = cursor ?? middleOf(zoom, frame);
      setCursor(at);
      said({ do: "add", at }, t("rendered.editor.saidPoint", { number: (drawing.open?.points.length ?? 0) + 1, x: at[0], y: at[1] }));
    } else if (event.key === "Backspace" || event.key === "Delete") said({ do: "removePoint" }, t("rendered.editor.saidRemoved"));
    else if (event.key === "Tab") handled = walk(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape" && chosen !== null) act({ do: "choose", place: null });
    else handled = false;
    if (handled) event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role application: it is operated
    <div
      ref={area}
      className={styles.canvas}
      dir="ltr"
      data-open={open}
      data-testid="polygon-canvas"
      role="application"
      aria-roledescription={t("rendered.editor.role")}
      aria-label={t("rendered.editor.picture", { number: view + 1 })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- points are set here, by keyboard too
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...pointer.handlers}
    >
      <img
        src={address}
        alt=""
        draggable={false}
        style={{ width: width * scale, height: height * scale, transform: `translate(${corner.x}px, ${corner.y}px)` }}
      />
      {size !== null && <PolygonShapes editor={editor} zoom={zoom} frame={frame} cursor={open ? cursor : null} dragged={pointer.dragged} />}
      <span className={hidden.hidden} role="status">
        {spoken}
      </span>
    </div>
  );
}

const middleOf = (zoom: Zoom, frame: Frame): Point => {
  const { x, y } = centreOf(zoom, frame);
  return [Math.round(x), Math.round(y)];
};
