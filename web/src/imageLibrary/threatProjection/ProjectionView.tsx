import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSize } from "../../simulator/screen/useSize.ts";
import { type Frame, scaleOf, toScreen, zoomDefaults } from "../../simulator/viewer/zoom.ts";
import { moved, type Pose, pixelOf, turnedBy, turnedClockwise } from "./placing.ts";
import styles from "./Projection.module.css";
import type { PreviewView } from "./usePreview.ts";

interface Props {
  number: number;
  view: PreviewView;
  pose: Pose | null;
  outlined: boolean;
  label: string;
  /** While something is dragged: not yet a step that can be taken back. */
  onLive: (pose: Pose) => void;
  onDone: (pose: Pose) => void;
}

const zoom = zoomDefaults["zoom-default"];
const STEP = 2;
const LARGE_STEP = 20;
const TURN = 5;
/** Screen pixels from the middle of the threat to the handle that turns it, at least. */
const LEAST_ARM = 46;
const keyMoves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One view in which the threat is dragged and turnedBy. Pictures are never mirrored, whatever the language. */
export function ProjectionView({ number, view, pose, outlined, label, onLive, onDone }: Props) {
  const { t } = useTranslation();
  const area = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<(Pick<PreviewView, "base" | "patch"> & { count: number }) | null>(null);
  const size = useSize(area);
  const { base, patch, points } = view;
  const { width, height } = base;
  const frame = useMemo<Frame | null>(
    () => (size === null ? null : { ...size, bag: { x: 0, y: 0, width, height } }),
    [size, width, height],
  );
  useLayoutEffect(() => {
    // Kept by the processor: a picture that comes from there each time would only be carried to and fro.
    const context = canvas.current?.getContext("2d", { willReadFrequently: true });
    if (!context) return;
    const before = drawn.current;
    const whole = new ImageData(base.pixels, base.width, base.height);
    // The bag again where the threat was, then the threat where it is: what stays is not drawn anew.
    if (before?.base !== base) context.putImageData(whole, 0, 0);
    else if (before.patch !== null) {
      const { x, y, width: across, height: down } = before.patch;
      context.putImageData(whole, 0, 0, x - base.x, y - base.y, across, down);
    }
    if (patch !== null) context.putImageData(new ImageData(patch.pixels, patch.width, patch.height), patch.x - base.x, patch.y - base.y);
    drawn.current = { base, patch, count: (before?.count ?? 0) + 1 };
    area.current?.setAttribute("data-drawn", String(drawn.current.count));
  }, [view, base, patch]);
  const drag = useRef<{ from: Pose; now: Pose; x: number; y: number; turning: { x: number; y: number } | null } | null>(null);

  const shownAt = (place: { x: number; y: number }, where: Frame) => toScreen(zoom, where, { x: place.x - base.x, y: place.y - base.y });
  const asked = useRef<Pose | null>(null);

  const middle = pose === null || frame === null ? null : shownAt(pixelOf(view, pose.position), frame);
  const corners = points === null || frame === null ? null : points.map(([x, y]) => shownAt({ x, y }, frame));
  const arm = corners === null || middle === null ? LEAST_ARM : armOf(corners, middle);

  const begin = (event: PointerEvent, turning: boolean) => {
    if (pose === null || middle === null || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    area.current?.focus({ preventScroll: true });
    area.current?.setPointerCapture(event.pointerId);
    drag.current = { from: pose, now: pose, x: event.clientX, y: event.clientY, turning: turning ? middle : null };
  };
  const follow = (event: PointerEvent) => {
    const held = drag.current;
    const box = area.current?.getBoundingClientRect();
    if (held === null || frame === null || box === undefined) return;
    if (held.turning === null) {
      const scale = scaleOf(zoom, frame);
      const position = moved(view, held.from.position, (event.clientX - held.x) / scale, (event.clientY - held.y) / scale);
      held.now = { ...held.from, position };
    } else {
      const angle = (x: number, y: number) => Math.atan2(y - box.top - held.turning!.y, x - box.left - held.turning!.x);
      const degrees = ((angle(event.clientX, event.clientY) - angle(held.x, held.y)) * 180) / Math.PI;
      held.now = { ...held.from, turnDegrees: turnedClockwise(view, held.from, degrees) };
    }
    // Pointers tell more often than anything can be drawn: one place is asked for, and the next when its picture is there.
    if (asked.current !== null) return;
    asked.current = held.now;
    onLive(held.now);
  };
  const goOn = useEffectEvent(() => {
    const now = drag.current?.now ?? null;
    const next = now === asked.current || now === drag.current?.from ? null : now;
    asked.current = next;
    if (next !== null) onLive(next);
  });
  useEffect(() => goOn(), [view]);
  const end = () => {
    const held = drag.current;
    drag.current = null;
    asked.current = null;
    if (held !== null && held.now !== held.from) onDone(held.now);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = keyMoves[event.key];
    if (pose === null || move === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    const [x, y] = move;
    if (event.shiftKey) {
      const turnDegrees = x === 0 ? turnedBy(pose.turnDegrees, 1, y * TURN) : turnedClockwise(view, pose, x * TURN);
      return onDone({ ...pose, turnDegrees });
    }
    const step = (event.ctrlKey ? LARGE_STEP : STEP) / view.fan.linePitch;
    return onDone({ ...pose, position: moved(view, pose.position, x * step, y * step) });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role application: it is operated
    <div
      ref={area}
      className={styles.view}
      data-testid={`projection-view-${number}`}
      data-empty={pose === null || undefined}
      role="application"
      aria-label={t("threatProjection.view", { number: number + 1 })}
      aria-describedby="threat-projection-keys"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the picture is where the threat is moved, by keyboard too
      tabIndex={0}
      onPointerDown={(event) => begin(event, false)}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} className={styles.canvas} width={width} height={height} />
      {frame !== null && middle !== null && (
        <svg className={styles.overlay} width={frame.width} height={frame.height} aria-hidden>
          {outlined && corners !== null && (
            <g className={styles.outline}>
              <polygon className={styles.halo} points={corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")} />
              <polygon points={corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")} />
              <text x={middle.x} y={Math.max(14, Math.min(...corners.map(({ y }) => y)) - 8)} textAnchor="middle">
                {label}
              </text>
            </g>
          )}
          <g transform={`translate(${middle.x} ${middle.y})`} className={styles.handle}>
            <circle r={arm} className={styles.ring} />
            <path d="M-6 0H6M0-6V6" />
            <circle
              {...knobAt(arm, middle, frame)}
              r={9}
              className={styles.knob}
              data-testid={`turn-${number}`}
              onPointerDown={(event) => begin(event, true)}
            />
          </g>
        </svg>
      )}
      <span className={styles.name} aria-hidden>
        {t("threatProjection.view", { number: number + 1 })}
      </span>
    </div>
  );
}

const armOf = (corners: readonly { x: number; y: number }[], middle: { x: number; y: number }): number =>
  Math.max(LEAST_ARM, Math.min(150, Math.max(...corners.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y))) + 16));

/** Beside the threat, or on another side of it where that would be outside the picture. */
function knobAt(arm: number, { x, y }: { x: number; y: number }, { width, height }: Frame): { cx: number; cy: number } {
  const room = 12;
  if (x + arm < width - room) return { cx: arm, cy: 0 };
  if (x - arm > room) return { cx: -arm, cy: 0 };
  return y - arm > room ? { cx: 0, cy: -arm } : { cx: 0, cy: Math.min(arm, height - room - y) };
}
