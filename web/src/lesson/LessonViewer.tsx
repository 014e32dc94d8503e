import "../simulator/glass.css";
import type { MarkedLocation } from "@vigil/model/simulator/wire";
import type { ScanBlock } from "@vigil/model/training/pageBlock";
import { type KeyboardEvent, useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Bags } from "../simulator/screen/Bags.tsx";
import type { MarkPlace } from "../simulator/screen/useMarking.ts";
import { useViewer } from "../simulator/screen/useViewer.ts";
import { pan } from "../simulator/viewer/zoom.ts";
import type { LessonScan } from "./lessonScan.ts";
import styles from "./LessonViewer.module.css";

interface Props {
  scan: Pick<LessonScan, "scans" | "outlines">;
  keys: ScanBlock["keys"];
  /** A row is wide and low: its views stand one above the other. */
  wide: boolean;
  /** Whether what the page names is outlined. */
  where: boolean;
  /** What is shown is no bag: its key for the whole of it is called otherwise. */
  whole?: string;
  /** A place was pressed, or chosen with the keyboard's cursor: in pixels of that view. */
  onPoint?: ((view: number, at: MarkPlace) => void) | undefined;
  /** What was put on the views. */
  marks?: readonly MarkedLocation[];
  onUnmark?: ((mark: number) => void) | undefined;
}

const none: readonly never[] = [];
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [40, 0],
  ArrowRight: [-40, 0],
  ArrowUp: [0, 40],
  ArrowDown: [0, -40],
};

/** The simulator's views with the few keys a page names. */
export function LessonViewer({ scan: { scans, outlines }, keys, wide, where, whole, onPoint, marks = none, onUnmark }: Props) {
  const { t, i18n } = useTranslation();
  const views = useRef<HTMLDivElement>(null);
  const viewer = useViewer(scans.length);
  const { presentation, zooms, active, changeZoom } = viewer;
  useWheelInside(views);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const arrow = arrows[event.key];
      // where marks are put the arrows move their cross, and the picture with it
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (arrow !== undefined) changeZoom(active, (zoom, frame) => pan(zoom, frame, ...arrow));
      else if (event.key === "+") viewer.zoom("in");
      else if (event.key === "-") viewer.zoom("out");
      else return;
      event.preventDefault();
    },
    [active, changeZoom, viewer],
  );

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the views inside are focused and operated */}
      <div ref={views} className={styles.views} data-zoomed={zooms.some(({ factor }) => factor > 1)} onKeyDown={onKeyDown}>
        <Bags
          bag={{ image: null, scans, next: none, progress: 1, failure: null, retrying: false, retry: () => undefined }}
          waiting={false}
          layout={wide ? "stack" : "row"}
          embedded
          viewer={viewer}
          marks={marks}
          outlines={where ? outlines : none}
          onMark={onPoint}
          onUnmark={onUnmark}
        />
      </div>
      <div
        className={styles.keys}
        data-look="glass"
        role="toolbar"
        aria-label={t("training.scan.keys")}
        lang={i18n.language}
        dir={i18n.dir()}
      >
        {(["COL", ...keys] as const).map((key) => (
          <button
            key={key}
            type="button"
            className={styles.key}
            title={t(`simulator.enhancements.${key}`)}
            aria-label={`${keyLabels[key] ?? key} · ${t(`simulator.enhancements.${key}`)}`}
            aria-pressed={presentation.enhancement === key}
            onClick={() => viewer.enhance(key)}
          >
            {keyLabels[key] ?? key}
          </button>
        ))}
        <span className={styles.zooms}>
          {(["out", "in", "bag"] as const).map((way) => {
            const said = way === "bag" && whole !== undefined ? whole : t(`simulator.zooms.${way}`);
            return (
              <button key={way} type="button" className={styles.key} title={said} aria-label={said} onClick={() => viewer.zoom(way)}>
                {zoomLabels[way] ?? said}
              </button>
            );
          })}
        </span>
      </div>
    </>
  );
}

const keyLabels: Readonly<Record<string, string>> = { BW: "B/W", O2: "O₂", STRIP2: "STRIP" };
const zoomLabels: Readonly<Record<string, string>> = { out: "−", in: "+" };

/** The page keeps its wheel: only a picture that was clicked, or the wheel with Ctrl, enlarges. */
function useWheelInside(element: { current: HTMLElement | null }): void {
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !watched.contains(document.activeElement)) event.stopPropagation();
    };
    watched.addEventListener("wheel", onWheel, { capture: true, passive: true });
    return () => watched.removeEventListener("wheel", onWheel, { capture: true });
  }, [element]);
}
