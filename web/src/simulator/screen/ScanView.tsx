import type { MarkedLocation } from "@vigil/model/simulator/wire";
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Scan } from "../viewer/scan.ts";
import { type Frame, pan, type Point, toImage, toScreen } from "../viewer/zoom.ts";
import { Marks, type Outline } from "./Marks.tsx";
import styles from "./ScanView.module.css";
import hidden from "./VisuallyHidden.module.css";
import { useDrawing } from "./useDrawing.ts";
import { usePointer } from "./usePointer.ts";
import { useSize } from "./useSize.ts";
import type { Viewer } from "./useViewer.ts";

interface Props {
  view: number;
  imageId: number;
  scan: Scan | null;
  next: Scan | undefined;
  viewer: Viewer;
  marks: readonly MarkedLocation[];
  outlines: readonly Outline[];
  /** Absent where nothing can be marked. */
  onMark?: ((view: number, at: Point) => void) | undefined;
  onUnmark?: ((mark: number) => void) | undefined;
  onDrawn?: ((view: number, scan: Scan) => void) | undefined;
  onLooked?: ((view: number) => void) | undefined;
}

/** Screen pixels from a mark within which a press takes it away. */
const markReach = 14;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function ScanView({ view, imageId, scan, next, viewer, marks, outlines, onMark, onUnmark, onDrawn, onLooked }: Props) {
  const { t } = useTranslation();
  const area = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawings = useRef(0);
  const size = useSize(area);
  const [cursor, setCursor] = useState<Point | null>(null);
  const [spoken, setSpoken] = useState("");
  const { presentation, changeZoom, measured, activate } = viewer;
  const zoom = viewer.zooms[view];
  const frame = useMemo<Frame | null>(() => (size === null || scan === null ? null : { ...size, bag: scan.bag }), [size, scan]);

  useEffect(() => {
    if (frame !== null) measured(view, frame);
  }, [frame, measured, view]);
  useEffect(() => setCursor(null), [scan]);

  const drawn = useCallback(
    (shown: Scan) => {
      drawings.current += 1;
      area.current?.setAttribute("data-drawn", `${imageId}:${drawings.current}`);
      onDrawn?.(view, shown);
    },
    [imageId, onDrawn, view],
  );
  if (zoom === undefined) throw new Error(`There is no zoom for view ${view}.`);
  const lost = useDrawing({ canvas, scan, next, zoom, frame, presentation, onDrawn: drawn });

  const press = (image: Point) => {
    if (frame === null || onMark === undefined) return;
    const at = toScreen(zoom, frame, image);
    const near = marks.findIndex((mark) => {
      const there = toScreen(zoom, frame, mark);
      return (mark.view ?? 0) === view && Math.hypot(there.x - at.x, there.y - at.y) < markReach;
    });
    const pixel = pixelOf(image, scan);
    if (near >= 0) onUnmark?.(near);
    else if (pixel !== null) onMark(view, pixel);
    setSpoken(near >= 0 ? t("simulator.markRemoved") : t("simulator.markPut", { x: pixel?.x ?? 0, y: pixel?.y ?? 0, view: view + 1 }));
  };

  const pointer = usePointer({
    element: area,
    zoom,
    frame,
    onZoom: useCallback((change) => changeZoom(view, change), [changeZoom, view]),
    onPress: press,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (frame === null || onMark === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    if (arrow !== undefined) {
      event.preventDefault();
      const step = event.shiftKey ? 40 : 8;
      const from = cursor === null ? { x: frame.width / 2, y: frame.height / 2 } : toScreen(zoom, frame, cursor);
      moveTo({ x: from.x + arrow[0] * step, y: from.y + arrow[1] * step }, frame);
    } else if (event.key === " " && cursor !== null) {
      event.preventDefault();
      press(cursor);
    }
  };

  /** The cursor stays in view: at the edge the picture moves instead. */
  const moveTo = (screen: Point, where: Frame) => {
    const x = Math.min(where.width - 8, Math.max(8, screen.x));
    const y = Math.min(where.height - 8, Math.max(8, screen.y));
    const moved = x === screen.x && y === screen.y ? zoom : pan(zoom, where, x - screen.x, y - screen.y);
    const at = toImage(moved, where, { x, y });
    changeZoom(view, () => moved);
    setCursor(at);
    setSpoken(t("simulator.cursorAt", { x: Math.round(at.x), y: Math.round(at.y) }));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role application: it is operated
    <div
      ref={area}
      className={styles.view}
      data-testid={`view-${view}`}
      data-active={viewer.active === view}
      data-markable={onMark !== undefined}
      data-magnify={zoom.magnify}
      role="application"
      aria-roledescription={t("simulator.view", { number: view + 1 })}
      aria-label={t("simulator.viewLabel", { number: view + 1 })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the picture is where marks are put, by keyboard too
      tabIndex={0}
      onFocus={() => {
        activate(view);
        onLooked?.(view);
      }}
      onPointerEnter={() => {
        activate(view);
        onLooked?.(view);
      }}
      onKeyDown={onKeyDown}
      {...pointer}
    >
      <canvas ref={canvas} className={styles.canvas} data-view={view} />
      {frame !== null && <Marks view={view} marks={marks} cursor={cursor} outlines={outlines} zoom={zoom} frame={frame} />}
      <span className={styles.name} aria-hidden>
        {t("simulator.view", { number: view + 1 })}
        {zoom.factor > 1 && <b>{t("simulator.zoomBy", { factor: Number(zoom.factor.toFixed(1)) })}</b>}
      </span>
      {lost && <p className={styles.notice}>{t("simulator.contextLost")}</p>}
      <span className={hidden.hidden} role="status">
        {spoken}
      </span>
    </div>
  );
}

/** The image pixel under a point, null outside the scan. */
function pixelOf({ x, y }: Point, scan: Scan | null): Point | null {
  const pixel = { x: Math.floor(x), y: Math.floor(y) };
  return scan !== null && pixel.x >= 0 && pixel.y >= 0 && pixel.x < scan.width && pixel.y < scan.height ? pixel : null;
}
