import type { MarkedLocation } from "@vigil/model/simulator/wire";
import { type Box, type Frame, type Point, toScreen, type Zoom } from "../viewer/zoom.ts";
import type { MarkShadow } from "./markShadow.ts";
import styles from "./Marks.module.css";

interface Props {
  view: number;
  marks: readonly MarkedLocation[];
  /** Marks in the volume. */
  shadows: readonly MarkShadow[];
  cursor: Point | null;
  /** A rectangle that is being drawn. */
  draft: Box | null;
  outlines: readonly Outline[];
  zoom: Zoom;
  frame: Frame;
}

/** A polygon of the truth, named on the picture: what it is must not hang on its colour. */
export interface Outline {
  readonly kind: "threat" | "innocent";
  readonly view: number;
  readonly points: readonly (readonly [number, number])[];
  readonly label: string;
  /** Named in a list that is pointed at. */
  readonly pointed?: boolean;
}

/** So many everyday things in a view can all be named and read; of more only what is pointed at is named. */
const readable = 5;

/** Marks and outlines over one view. They are data in image pixels; only this knows where they fall on the screen. */
export function Marks({ view, marks, shadows, cursor, draft, outlines, zoom, frame }: Props) {
  const place = (x: number, y: number) => toScreen(zoom, frame, { x, y });
  const here = outlines.filter((outline) => outline.view === view);
  const few = here.filter(({ kind }) => kind === "innocent").length <= readable;
  return (
    <svg className={styles.marks} width={frame.width} height={frame.height} aria-hidden>
      {here.map((outline) => (
        <OutlineShape
          key={`${outline.kind} ${outline.label} ${outline.points[0]?.join(" ")}`}
          outline={outline}
          named={few || outline.pointed === true}
          place={place}
          frame={frame}
        />
      ))}
      {marks.map((mark, number) =>
        (mark.view ?? 0) === view ? (
          <Mark
            key={`${mark.x} ${mark.y} ${mark.width} ${mark.height}`}
            mark={mark}
            place={place}
            number={number + 1}
            many={marks.length > 1}
          />
        ) : null,
      )}
      {shadows.map((shadow) =>
        shadow.view === view ? (
          <Mark key={`volume ${shadow.place}`} shadow mark={shadow} place={place} number={shadow.place + 1} many={marks.length > 1} />
        ) : null,
      )}
      {draft !== null && (
        <g className={styles.mark}>
          <Rectangle box={draft} place={place} />
        </g>
      )}
      {cursor !== null && <Cursor at={place(cursor.x, cursor.y)} />}
    </svg>
  );
}

interface OutlineProps {
  outline: Outline;
  /** Its name is shown before anybody points at it. */
  named: boolean;
  place: (x: number, y: number) => Point;
  frame: Frame;
}

/** In pixels of the screen: what stands at the top of a picture, and half of a letter. */
const [headHeight, halfLetter] = [62, 4];

/** The name stands above its outline, below it where the name or the buttons of the view would cover it, and never beyond the picture. */
function OutlineShape({ outline, named, place, frame }: OutlineProps) {
  const corners = outline.points.map(([x, y]) => place(x, y));
  const top = corners.reduce((highest, corner) => (corner.y < highest.y ? corner : highest), corners[0] ?? { x: 0, y: 0 });
  const lowest = Math.max(...corners.map(({ y }) => y));
  const half = Math.min(frame.width / 2, outline.label.length * halfLetter + 4);
  const nameX = Math.min(frame.width - half, Math.max(half, top.x));
  const below = Math.max(headHeight, Math.min(frame.height - 8, lowest + 17));
  const path = corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  return (
    <g
      className={outline.kind === "threat" ? styles.threat : styles.innocent}
      data-named={named || undefined}
      data-pointed={outline.pointed}
    >
      <polygon className={styles.halo} points={path} />
      <polygon points={path} />
      <text x={nameX} y={top.y - 6 < headHeight ? below : top.y - 6} textAnchor="middle">
        {outline.label}
      </text>
    </g>
  );
}

interface MarkProps {
  mark: Pick<MarkedLocation, "x" | "y" | "width" | "height">;
  /** What is marked lies in the volume. */
  shadow?: boolean;
  place: (x: number, y: number) => Point;
  number: number;
  many: boolean;
}

function Mark({ mark: { x, y, width, height }, shadow = false, place, number, many }: MarkProps) {
  const look = { className: shadow ? styles.shadow : styles.mark, "data-testid": shadow ? "mark-shadow" : "mark" };
  if (width !== undefined && height !== undefined) {
    const corner = place(x + width, y);
    return (
      <g {...look}>
        <Rectangle box={{ x, y, width, height }} place={place} />
        {many && (
          <text x={corner.x + 6} y={corner.y + 12}>
            {number}
          </text>
        )}
      </g>
    );
  }
  // Where a mark in the volume is seen is no whole pixel.
  const at = shadow ? place(x, y) : place(x + 0.5, y + 0.5);
  const cross = "M0 -10v-12M0 10v12M-10 0h-12M10 0h12";
  return (
    <g {...look} transform={`translate(${at.x} ${at.y})`}>
      <circle className={styles.halo} r={13} />
      <path className={styles.halo} d={cross} />
      <circle r={13} />
      <path d={cross} />
      {many && (
        <text x={18} y={-12}>
          {number}
        </text>
      )}
    </g>
  );
}

function Rectangle({ box: { x, y, width, height }, place }: { box: Box; place: (x: number, y: number) => Point }) {
  const [one, other] = [place(x, y), place(x + width, y + height)];
  const frame = {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(other.x - one.x),
    height: Math.abs(other.y - one.y),
  };
  return (
    <>
      <rect className={styles.halo} {...frame} />
      <rect {...frame} />
    </>
  );
}

const Cursor = ({ at }: { at: Point }) => (
  <g className={styles.cursor} transform={`translate(${at.x} ${at.y})`}>
    <path className={styles.halo} d="M-14 0h10M4 0h10M0 -14v10M0 4v10" />
    <path d="M-14 0h10M4 0h10M0 -14v10M0 4v10" />
  </g>
);
