import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { boxOf, type Handle, handles, moveSelection, type RegionSelection, type ImageSize, stretchSelection } from "../viewer/selection.ts";
import { type Frame, type Point, toImage, toScreen, type Zoom } from "../viewer/zoom.ts";
import styles from "./RegionFrame.module.css";

interface Props {
  selection: RegionSelection;
  zoom: Zoom;
  frame: Frame;
  onChange: (change: (selection: RegionSelection, image: ImageSize) => RegionSelection) => void;
  onEnd: () => void;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Screen pixels an arrow key moves the region or its lower right corner by. */
const keyStep = 8;

/** The region that adjustments act on: dragged by its middle, scaled by its handles, or both with the arrow keys. */
export function RegionFrame({ selection, zoom, frame, onChange, onEnd }: Props) {
  const { t } = useTranslation();
  const held = useRef<{ handle: Handle | null; at: Point } | null>(null);
  const { x, y, width, height } = boxOf(selection);
  const corners = [toScreen(zoom, frame, { x, y }), toScreen(zoom, frame, { x: x + width, y: y + height })] as const;
  const left = Math.min(corners[0].x, corners[1].x);
  const top = Math.min(corners[0].y, corners[1].y);
  const size = { width: Math.abs(corners[1].x - corners[0].x), height: Math.abs(corners[1].y - corners[0].y) };

  /** A way on the screen as one on the image. */
  const onImage = (from: Point, to: Point): Point => {
    const [start, end] = [toImage(zoom, frame, from), toImage(zoom, frame, to)];
    return { x: end.x - start.x, y: end.y - start.y };
  };
  const change = (handle: Handle | null, way: Point) =>
    onChange((shown, image) =>
      handle === null ? moveSelection(shown, way.x, way.y, image) : stretchSelection(shown, handle, way.x, way.y, image),
    );

  const grasp = (handle: Handle | null) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { handle, at: { x: event.clientX, y: event.clientY } };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (held.current === null) return;
    event.stopPropagation();
    const at = { x: event.clientX, y: event.clientY };
    change(held.current.handle, onImage(held.current.at, at));
    held.current = { ...held.current, at };
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    if (held.current !== null) event.stopPropagation();
    held.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (arrow !== undefined) {
      const way = onImage({ x: 0, y: 0 }, { x: arrow.x * keyStep, y: arrow.y * keyStep });
      change(event.shiftKey ? { x: 1, y: 1 } : null, way);
    } else if (event.key === "Escape") onEnd();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const events = { onPointerMove, onPointerUp: release, onPointerCancel: release };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role application: it is operated
    <div
      className={styles.region}
      style={{ left, top, ...size }}
      role="application"
      aria-roledescription={t("simulator.selection.name")}
      aria-label={t("simulator.selection.label", {
        x: Math.round(x),
        y: Math.round(y),
        width: Math.round(width),
        height: Math.round(height),
      })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- moved and scaled with the arrow keys
      tabIndex={0}
      data-testid="region"
      onKeyDown={onKeyDown}
      onPointerDown={grasp(null)}
      {...events}
    >
      {handles.map((handle) => {
        // On an image that stands on its end the handles stand on their ends as well.
        const place = frame.turned === true ? { x: -handle.y, y: handle.x } : handle;
        return (
          <span
            key={`${handle.x} ${handle.y}`}
            className={styles.handle}
            style={{ left: `${50 + 50 * place.x}%`, top: `${50 + 50 * place.y}%` }}
            data-handle={`${handle.x} ${handle.y}`}
            onPointerDown={grasp(handle)}
            {...events}
          />
        );
      })}
    </div>
  );
}
