import { type KeyboardEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PaneProps } from "./paneProps.ts";
import { EnlargeKey } from "./EnlargeKey.tsx";
import { SliceOverlay } from "./Overlay.tsx";
import { enlargedTo, extentOf, onSlice, sliceAxes } from "./panes.ts";
import { useSlicePointer } from "./useSlicePointer.ts";
import hidden from "../../ui/VisuallyHidden.module.css";
import styles from "./VolumePane.module.css";
import { cursorMoved, magnifiedTo, type SliceName } from "./volumeShown.ts";

/** One slice, with lines where the two others cut it. */
export function SlicePane({ name, ...props }: PaneProps & { name: SliceName }) {
  const { volume, pane, shown, change, overlay, marking } = props;
  const { t } = useTranslation();
  const hint = useId();
  const element = useRef<HTMLDivElement>(null);
  const extent = extentOf(volume);
  const axes = sliceAxes[name];
  const { through, right, up, upwards } = axes;
  const at = onSlice(extent, axes, pane, shown.magnified[name], shown.cursor);
  const pointer = useSlicePointer(element, name, props);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target !== event.currentTarget) return undefined;
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
    const grown = growth[event.key];
    if (move === undefined && grown === undefined && (event.key !== " " || marking.toggle === null)) return undefined;
    event.preventDefault();
    if (move !== undefined) return change((now) => cursorMoved(now, move[0], (move[1] * many) / volume.size[move[0]]));
    if (grown === undefined) return marking.putCorner(shown.cursor);
    return change((now) => {
      const magnified = now.magnified[name];
      const about = onSlice(extent, axes, pane, magnified, now.cursor);
      return magnifiedTo(now, name, enlargedTo(extent, axes, pane, magnified, magnified.factor * grown, about));
    });
  };
  const depth = Math.round(shown.cursor[through] * extent[through]);
  const { factor } = shown.magnified[name];

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role application: it is operated
    <div
      ref={element}
      className={styles.pane}
      style={{ left: pane.x, top: pane.y, width: pane.width, height: pane.height }}
      data-pane={name}
      data-marking={marking.on || undefined}
      role="application"
      aria-label={`${t(`volume.panes.${name}`)}, ${t("volume.depth", { millimetres: depth })}`}
      aria-describedby={hint}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- slices are gone through by keyboard too
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...pointer}
    >
      <svg className={styles.lines} aria-hidden>
        <line x1={at.x} y1={0} x2={at.x} y2={pane.height} />
        <line x1={0} y1={at.y} x2={pane.width} y2={at.y} />
      </svg>
      <SliceOverlay
        extent={extent}
        axes={axes}
        pane={pane}
        magnified={shown.magnified[name]}
        cursor={shown.cursor}
        overlay={overlay}
        marking={marking}
      />
      <span className={styles.name}>
        {t(`volume.panes.${name}`)} <small>{t("volume.depth", { millimetres: depth })}</small>
        {factor > 1 && <b> {t("simulator.zoomBy", { factor: Number(factor.toFixed(1)) })}</b>}
      </span>
      <span id={hint} className={hidden.hidden}>
        {t("volume.sliceKeys")}
      </span>
      <EnlargeKey name={name} shown={shown} change={change} />
    </div>
  );
}

const growth: Readonly<Record<string, number>> = { "+": 1.25, "=": 1.25, "-": 0.8 };
