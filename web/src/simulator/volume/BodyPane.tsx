import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { EnlargeKey } from "./EnlargeKey.tsx";
import { heldOnBody } from "./heldMark.ts";
import { BodyOverlay } from "./Overlay.tsx";
import type { PaneProps } from "./paneProps.ts";
import { extentOf } from "./panes.ts";
import { pickBody } from "./pickBody.ts";
import { pointOf } from "./useSlicePointer.ts";
import hidden from "../../ui/VisuallyHidden.module.css";
import styles from "./VolumePane.module.css";
import { cursorAt, scaled, turned, volumeDefaults, type VolumeShown } from "./volumeShown.ts";

const step = Math.PI / 36;
/** Radians to a pixel of a drag. */
const perPixel = 0.008;
const dragFrom = 4;

/** The body as seen from any side. Dragging turns it, with Shift in its plane; two fingers turn it in its plane and scale it; a press puts the slices there, or a mark. */
export function BodyPane({ volume, pane, shown, change, overlay, marking }: PaneProps) {
  const { t } = useTranslation();
  const hint = useId();
  const extent = extentOf(volume);
  const element = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(false);

  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = 2 ** (-event.deltaY / (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 320 : 8));
      change((before) => scaled(before, factor));
    };
    // React listens passively; the page must not scroll.
    watched.addEventListener("wheel", onWheel, { passive: false });
    return () => watched.removeEventListener("wheel", onWheel);
  }, [change]);

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const at = { x: event.clientX, y: event.clientY };
    if (!moved.current && Math.hypot(at.x - before.x, at.y - before.y) < dragFrom) return;
    moved.current = true;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, at);
    if (other !== undefined) {
      const [from, to] = [before, at].map(({ x, y }) => ({
        angle: Math.atan2(other.y - y, x - other.x),
        length: Math.hypot(x - other.x, y - other.y),
      }));
      if (from !== undefined && to !== undefined && from.length > 0)
        change((now) => scaled(turned(now, 0, 0, to.angle - from.angle), to.length / from.length));
      return;
    }
    const [right, down] = [(at.x - before.x) * perPixel, (at.y - before.y) * perPixel];
    change((now) => (event.shiftKey || event.buttons === 2 ? turned(now, 0, 0, -right) : turned(now, down, right, 0)));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    if (moved.current || event.button !== 0) return undefined;
    const at = pointOf(event, event.currentTarget);
    const held = marking.on ? heldOnBody(extent, pane, shown, marking.marks, at) : null;
    if (held !== null) return marking.take(held);
    const place = pickBody(volume, shown, pane, at);
    if (place === null) return undefined;
    change((now) => cursorAt(now, place));
    return marking.on ? marking.put(place) : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target !== event.currentTarget) return undefined;
    if (event.key === " " && marking.toggle !== null) {
      event.preventDefault();
      return marking.putCorner(shown.cursor);
    }
    const how = keys[`${event.shiftKey ? "Shift+" : ""}${event.key}`];
    if (how === undefined) return undefined;
    event.preventDefault();
    return change(how);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role application: it is operated
    <div
      ref={element}
      className={styles.pane}
      style={{ left: pane.x, top: pane.y, width: pane.width, height: pane.height }}
      data-pane="body"
      data-marking={marking.on || undefined}
      role="application"
      aria-label={t("volume.panes.body")}
      aria-describedby={hint}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is turned by keyboard too
      tabIndex={0}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        if (fingers.current.size === 0) moved.current = false;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={(event) => fingers.current.delete(event.pointerId)}
    >
      <BodyOverlay extent={extent} pane={pane} shown={shown} overlay={overlay} marking={marking} />
      <span className={styles.name}>{t("volume.panes.body")}</span>
      <span id={hint} className={hidden.hidden}>
        {t("volume.bodyKeys")}
      </span>
      <EnlargeKey name="body" shown={shown} change={change} />
    </div>
  );
}

const keys: Readonly<Record<string, (shown: VolumeShown) => VolumeShown>> = {
  ArrowLeft: (shown) => turned(shown, 0, -step, 0),
  ArrowRight: (shown) => turned(shown, 0, step, 0),
  ArrowUp: (shown) => turned(shown, -step, 0, 0),
  ArrowDown: (shown) => turned(shown, step, 0, 0),
  "Shift+ArrowLeft": (shown) => turned(shown, 0, 0, step),
  "Shift+ArrowRight": (shown) => turned(shown, 0, 0, -step),
  "Shift+ArrowUp": (shown) => scaled(shown, 1.2),
  "Shift+ArrowDown": (shown) => scaled(shown, 1 / 1.2),
  PageUp: (shown) => scaled(shown, 1.2),
  PageDown: (shown) => scaled(shown, 1 / 1.2),
  "+": (shown) => scaled(shown, 1.2),
  "=": (shown) => scaled(shown, 1.2),
  "-": (shown) => scaled(shown, 1 / 1.2),
  Home: (shown) => ({ ...shown, rotation: volumeDefaults.rotation, scale: volumeDefaults.scale }),
};
