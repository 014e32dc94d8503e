import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PaneProps } from "./paneProps.ts";
import { EnlargeKey } from "./EnlargeKey.tsx";
import { extentOf, fromSlice, onSlice, sliceAxes } from "./panes.ts";
import hidden from "../screen/VisuallyHidden.module.css";
import styles from "./VolumePane.module.css";
import { cursorAt, cursorMoved, type PaneName } from "./volumeShown.ts";

/** One slice, with lines where the two others cut it. A press or a drag puts the cursor, the wheel goes through the bag. */
export function SlicePane({ name, volume, pane, shown, change }: PaneProps & { name: Exclude<PaneName, "body"> }) {
  const { t } = useTranslation();
  const hint = useId();
  const element = useRef<HTMLDivElement>(null);
  const extent = extentOf(volume);
  const axes = sliceAxes[name];
  const { through, right, up, upwards } = axes;
  const steps = volume.size[through];
  const at = onSlice(extent, axes, pane, shown.cursor);

  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY / 30 : event.deltaY;
      change((before) => cursorMoved(before, through, -lines / steps));
    };
    watched.addEventListener("wheel", onWheel, { passive: false });
    return () => watched.removeEventListener("wheel", onWheel);
  }, [change, steps, through]);

  const put = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const point = { x: event.clientX - left, y: event.clientY - top };
    change((now) => cursorAt(now, fromSlice(extent, axes, pane, point, now.cursor)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target !== event.currentTarget) return;
    const many = event.shiftKey ? 10 : 1;
    const moves: Readonly<Record<string, readonly [axis: 0 | 1 | 2, by: number]>> = {
      ArrowLeft: [right, -1],
      ArrowRight: [right, 1],
      ArrowUp: [up, upwards],
      ArrowDown: [up, -upwards],
      PageUp: [through, 1],
      PageDown: [through, -1],
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    change((now) => cursorMoved(now, move[0], (move[1] * many) / volume.size[move[0]]));
  };
  const depth = Math.round(shown.cursor[through] * extent[through]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role application: it is operated
    <div
      ref={element}
      className={styles.pane}
      style={{ left: pane.x, top: pane.y, width: pane.width, height: pane.height }}
      data-pane={name}
      role="application"
      aria-label={`${t(`volume.panes.${name}`)}, ${t("volume.depth", { millimetres: depth })}`}
      aria-describedby={hint}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- slices are gone through by keyboard too
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        put(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) put(event);
      }}
    >
      <svg className={styles.lines} aria-hidden>
        <line x1={at.x} y1={0} x2={at.x} y2={pane.height} />
        <line x1={0} y1={at.y} x2={pane.width} y2={at.y} />
      </svg>
      <span className={styles.name}>
        {t(`volume.panes.${name}`)} <small>{t("volume.depth", { millimetres: depth })}</small>
      </span>
      <span id={hint} className={hidden.hidden}>
        {t("volume.sliceKeys")}
      </span>
      <EnlargeKey name={name} shown={shown} change={change} />
    </div>
  );
}
