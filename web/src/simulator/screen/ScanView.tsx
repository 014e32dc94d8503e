import type { MarkedLocation } from "@vigil/model/simulator/wire";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Scan } from "../viewer/scan.ts";
import { alarmBoxes } from "../viewer/alarmBoxes.ts";
import type { Enhancement } from "../viewer/presentation.ts";
import { defaultSelection } from "../viewer/selection.ts";
import { type Frame, scaleOf, zoomDefaults } from "../viewer/zoom.ts";
import { Alarms } from "./Alarms.tsx";
import { Marks, type Outline } from "./Marks.tsx";
import type { MarkShadow } from "./markShadow.ts";
import { RegionFrame } from "./RegionFrame.tsx";
import styles from "./ScanView.module.css";
import hidden from "../../ui/VisuallyHidden.module.css";
import { useDrawing } from "./useDrawing.ts";
import { type MarkPlace, type MarkType, useMarking } from "./useMarking.ts";
import { usePointer } from "./usePointer.ts";
import { useSize } from "./useSize.ts";
import type { Viewer } from "./useViewer.ts";

interface Props {
  view: number;
  imageId: number;
  scan: Scan | null;
  next?: Scan | undefined;
  viewer: Viewer;
  marks: readonly MarkedLocation[];
  shadows: readonly MarkShadow[];
  outlines: readonly Outline[];
  markType: MarkType;
  /** The image stands on its end. */
  turned: boolean;
  /** Shown large where one view is. */
  main: boolean;
  /** Another picture of the same view, in one enhancement whatever the keys say. */
  always?: Enhancement;
  /** What the machine alarmed on is framed. */
  alarms: boolean;
  /** Absent where nothing can be marked. */
  onMark?: ((view: number, at: MarkPlace) => void) | undefined;
  onUnmark?: ((mark: number) => void) | undefined;
  onDrawn?: ((view: number, scan: Scan) => void) | undefined;
  onLooked?: ((view: number) => void) | undefined;
  onCoarse?: ((view: number, coarse: boolean) => void) | undefined;
}

/** Fewer pixels of the screen than this to one of the image, and half of its detail is gone: a wire is one or two of them wide. */
const coarse = 0.5;

export function ScanView(props: Props) {
  const { view, imageId, scan, next, viewer, marks, shadows, outlines, markType, turned, main, always, alarms } = props;
  const { onMark, onUnmark, onDrawn, onLooked, onCoarse } = props;
  const { t } = useTranslation();
  const area = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const drawings = useRef(0);
  const size = useSize(area);
  const { changeZoom, measured, activate } = viewer;
  const selected = viewer.presentation.selection.enabled && viewer.presentation.selection.position === view;
  const presentation = useMemo(
    () => ({
      ...viewer.presentation,
      ...(selected ? {} : { selection: defaultSelection }),
      ...(always === undefined ? {} : { enhancement: always }),
    }),
    [selected, viewer.presentation, always],
  );
  const zoom = viewer.zooms[view];
  const frame = useMemo<Frame | null>(
    () => (size === null || scan === null ? null : { ...size, bag: scan.bag, turned }),
    [size, scan, turned],
  );

  useEffect(() => {
    if (frame !== null && scan !== null && always === undefined) measured(view, frame, scan);
  }, [frame, measured, scan, view, always]);

  useEffect(() => {
    if (frame !== null) onCoarse?.(view, scaleOf(zoomDefaults["zoom-default"], frame) * devicePixelRatio < coarse);
  }, [frame, onCoarse, view]);

  const drawn = useCallback(
    (shown: Scan) => {
      drawings.current += 1;
      area.current?.setAttribute("data-drawn", `${imageId}:${drawings.current}`);
      onDrawn?.(view, shown);
    },
    [imageId, onDrawn, view],
  );
  if (zoom === undefined) throw new Error(`There is no zoom for view ${view}.`);
  const lost = useDrawing({ holder, view, scan, next, zoom, frame, presentation, onDrawn: drawn });

  const marking = useMarking({
    view,
    scan,
    zoom,
    frame,
    marks,
    markType,
    onMark,
    onUnmark,
    onZoom: (moved) => changeZoom(view, () => moved),
  });

  const pointer = usePointer({
    element: area,
    zoom,
    frame,
    onZoom: useCallback((change) => changeZoom(view, change), [changeZoom, view]),
    onPress: marking.press,
    onDraw: marking.draw,
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role application: it is operated
    <div
      ref={area}
      className={styles.view}
      data-testid={always === undefined ? `view-${view}` : `view-${view}-${always}`}
      data-main={main}
      data-active={viewer.active === view}
      data-markable={onMark !== undefined}
      data-magnify={zoom.magnify}
      data-turned={turned}
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
      onKeyDown={marking.onKeyDown}
      {...pointer}
    >
      <div ref={holder} className={styles.canvas} />
      {/* Below marks and names of threats, which it would cover. */}
      {frame !== null && scan !== null && alarms && <Alarms alarms={alarmBoxes(scan)} zoom={zoom} frame={frame} />}
      {frame !== null && (
        <Marks
          view={view}
          marks={marks}
          shadows={shadows}
          cursor={marking.cursor}
          draft={marking.draft}
          outlines={outlines}
          zoom={zoom}
          frame={frame}
        />
      )}
      {frame !== null && selected && (
        <RegionFrame
          selection={viewer.presentation.selection}
          zoom={zoom}
          frame={frame}
          onChange={viewer.changeSelection}
          onEnd={() => {
            viewer.toggleSelection();
            area.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <span className={styles.name} aria-hidden>
        {t("simulator.view", { number: view + 1 })}
        {always !== undefined && ` · ${t(`simulator.enhancements.${always}`)}`}
        {zoom.factor > 1 && <b>{t("simulator.zoomBy", { factor: Number(zoom.factor.toFixed(1)) })}</b>}
      </span>
      {(lost || marking.beside) && <p className={styles.notice}>{t(lost ? "simulator.contextLost" : "simulator.markBeside")}</p>}
      <span className={hidden.hidden} role="status">
        {marking.spoken}
      </span>
    </div>
  );
}
