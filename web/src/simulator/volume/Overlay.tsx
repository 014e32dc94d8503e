import type { Vector } from "@vigil/xray/solid";
import { isCut, rectangleOf } from "./heldMark.ts";
import { onBody, onSlice, type Rectangle, type SliceAxes } from "./panes.ts";
import type { Point } from "../viewer/zoom.ts";
import { FramedAlarms } from "./FramedAlarms.tsx";
import { markRoom, type ThreatName, threatNames } from "./threatNames.ts";
import type { VolumeMarking } from "./useVolumeMarking.ts";
import type { VolumeAlarm } from "./volumeAlarms.ts";
import { isPoint, type VolumeMark } from "./volumeMark.ts";
import styles from "./Overlay.module.css";
import type { Beam } from "./projections.ts";
import { beamOnSlice } from "./beamOnSlice.ts";
import type { Magnified, VolumeShown } from "./volumeShown.ts";

/** A box of the volume that is named, in shares of it. */
export interface NamedBox {
  label: string;
  from: Vector;
  to: Vector;
}

/** What is drawn over a volume beside marks. */
export interface Overlay {
  threats: readonly NamedBox[];
  alarms: readonly VolumeAlarm[];
  /** Alarms that were cleared, by their number. */
  cleared: ReadonlySet<number>;
  /** Where the marks in the projections may lie. */
  beams: readonly Beam[];
}

interface SliceProps {
  extent: Vector;
  axes: SliceAxes;
  pane: Rectangle;
  magnified: Magnified;
  cursor: Vector;
  overlay: Overlay;
  marking: VolumeMarking;
}

/** Marks, alarms and names over a slice: those that it cuts, and palely the marks that lie before or behind it. */
export function SliceOverlay({ extent, axes, pane, magnified, cursor, overlay, marking }: SliceProps) {
  const inMillimetres = ({ from, to }: { from: Vector; to: Vector }) => ({ from: scaledBy(from, extent), to: scaledBy(to, extent) });
  const rectangle = (box: Pick<VolumeMark, "from" | "to">) => rectangleOf(extent, axes, pane, magnified, box);
  const cut = (box: Pick<VolumeMark, "from" | "to">) => isCut(extent, axes, cursor, box);
  const marks = shownMarks(marking);
  const marked = marks.map(({ mark }) => markRoom(rectangle(mark)));
  const threats = threatNames(
    overlay.threats.flatMap((threat) => (cut(inMillimetres(threat)) ? [{ ...threat, frame: rectangle(inMillimetres(threat)) }] : [])),
    pane,
    marked,
  );
  const corner = marking.corner === null ? null : onSlice(extent, axes, pane, magnified, marking.corner);
  return (
    <svg className={styles.overlay} width={pane.width} height={pane.height} aria-hidden>
      <FramedAlarms
        {...overlay}
        pane={pane}
        framed={overlay.alarms.flatMap((alarm, number) => {
          const beside = rectangle(inMillimetres(alarm));
          return cut(inMillimetres(alarm)) ? [{ number, beside, path: around(beside) }] : [];
        })}
        taken={[...marked, ...threats.map(({ room }) => room)]}
      />
      <ThreatNames threats={threats} />
      {overlay.beams.map((beam) => {
        const met = beamOnSlice(extent, axes, pane, magnified, cursor, beam);
        return met === null ? null : (
          <g key={beam.place} className={styles.beam} data-testid="volume-beam">
            {met.lines.map((line) => (
              <path key={line} d={line} />
            ))}
            {met.point !== null && <Cross at={met.point} />}
            <MarkNumber number={beam.place + 1} at={met.name} />
          </g>
        );
      })}
      {marks.map(({ mark, number, draft }) => (
        <g key={draft ? "draft" : mark.place} className={styles.mark} data-away={!cut(mark)} data-testid="volume-mark">
          {isPoint(mark) ? <Cross at={rectangle(mark)} /> : <Frame rectangle={rectangle(mark)} />}
          <MarkNumber number={number} at={rectangle(mark)} />
        </g>
      ))}
      {corner !== null && (
        <g className={styles.mark}>
          <Cross at={corner} />
        </g>
      )}
    </svg>
  );
}

interface BodyProps extends Pick<SliceProps, "extent" | "pane" | "overlay" | "marking"> {
  shown: VolumeShown;
}

/** The same over the body: boxes by their edges. */
export function BodyOverlay({ extent, pane, overlay, marking, shown }: BodyProps) {
  const at = (place: Vector): Point => onBody(extent, pane, shown, place);
  const share = (place: Vector): Vector => [place[0] / extent[0], place[1] / extent[1], place[2] / extent[2]];
  const marks = shownMarks(marking);
  const marked = marks.map(({ mark }) => markRoom(above(at, { from: share(mark.from), to: share(mark.to) })));
  const threats = threatNames(
    overlay.threats.map((threat) => ({ ...threat, frame: frameOf(at, threat) })),
    pane,
    marked,
  );
  return (
    <svg className={styles.overlay} width={pane.width} height={pane.height} aria-hidden>
      <FramedAlarms
        {...overlay}
        pane={pane}
        framed={overlay.alarms.map((alarm, number) => ({ number, beside: belowTop(at, alarm), path: edges(at, alarm) }))}
        taken={[...marked, ...threats.map(({ room }) => room)]}
      />
      <ThreatNames threats={threats} />
      {overlay.beams.map(({ place, lines }) => (
        <g key={place} className={styles.beam} data-testid="volume-beam">
          {lines.map(({ from, to }) => (
            <path key={from.join(" ")} d={lineBetween(at(share(from)), at(share(to)))} />
          ))}
          <MarkNumber number={place + 1} at={at(share(lines[0]!.to))} />
        </g>
      ))}
      {marks.map(({ mark, number, draft }) => {
        const box = { from: share(mark.from), to: share(mark.to) };
        return (
          <g key={draft ? "draft" : mark.place} className={styles.mark} data-testid="volume-mark">
            {isPoint(mark) ? (
              <Cross at={at(box.from)} />
            ) : (
              <>
                <path className={styles.halo} d={edges(at, box)} />
                <path d={edges(at, box)} />
              </>
            )}
            <MarkNumber number={number} at={above(at, box)} />
          </g>
        );
      })}
    </svg>
  );
}

/** Marks as they are, the one that is being moved as it is moved; numbers only where there are several. */
function shownMarks({ marks, draft }: VolumeMarking): { mark: VolumeMark; number: number | null; draft: boolean }[] {
  const kept = marks.map((mark) =>
    draft?.instead === mark.place
      ? { mark: { ...mark, ...draft.mark }, number: mark.place + 1, draft: false }
      : { mark, number: mark.place + 1, draft: false },
  );
  const drawn = draft !== null && draft.instead === null ? [{ mark: { ...draft.mark, place: -1 }, number: null, draft: true }] : [];
  return [...kept, ...drawn];
}

const scaledBy = (place: Vector, extent: Vector): Vector => [place[0] * extent[0], place[1] * extent[1], place[2] * extent[2]];

const corners = ({ from, to }: { from: Vector; to: Vector }): Vector[] =>
  Array.from(
    { length: 8 },
    (_, corner) => [corner & 1 ? to[0] : from[0], corner & 2 ? to[1] : from[1], corner & 4 ? to[2] : from[2]] as const,
  );

/** The twelve edges of a box as it lies on the screen. */
function edges(at: (place: Vector) => Point, box: { from: Vector; to: Vector }): string {
  const points = corners(box).map(at);
  const lines = points.flatMap((_, corner) => [1, 2, 4].flatMap((bit) => (corner & bit ? [] : [[corner, corner | bit] as const])));
  const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return lines.map(([one, other]) => `M${text(points[one]!)}L${text(points[other]!)}`).join("");
}

const lineBetween = (one: Point, other: Point): string =>
  `M${one.x.toFixed(1)} ${one.y.toFixed(1)}L${other.x.toFixed(1)} ${other.y.toFixed(1)}`;

/** What a box takes of the screen. */
function frameOf(at: (place: Vector) => Point, box: { from: Vector; to: Vector }): Rectangle {
  const points = corners(box).map(at);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const around = ({ x, y, width, height }: Rectangle): string =>
  `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}Z`;

/** From the highest corner of a box down to its lowest: its name begins or ends there. */
function belowTop(at: (place: Vector) => Point, box: { from: Vector; to: Vector }): Rectangle {
  const { y, height } = frameOf(at, box);
  const top = corners(box)
    .map(at)
    .find((point) => point.y === y);
  return { x: top?.x ?? 0, y, width: 0, height };
}

/** Above the highest corner of a box. */
function above(at: (place: Vector) => Point, box: { from: Vector; to: Vector }): Point {
  const points = corners(box).map(at);
  const top = points.reduce((highest, point) => (point.y < highest.y ? point : highest), points[0]!);
  return { x: top.x, y: Math.max(36, top.y - 6) };
}

const ThreatNames = ({ threats }: { threats: readonly ThreatName[] }) =>
  threats.map(({ label, key, x, y }) => (
    <text key={key} className={styles.threat} data-testid="volume-threat" x={x} y={y}>
      {label}
    </text>
  ));

const cross = "M0 -7v-10M0 7v10M-7 0h-10M7 0h10";
const Cross = ({ at: { x, y } }: { at: Point }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className={styles.halo} r={9} />
    <path className={styles.halo} d={cross} />
    <circle r={9} />
    <path d={cross} />
  </g>
);

const Frame = ({ rectangle }: { rectangle: Rectangle }) => (
  <>
    <rect className={styles.halo} {...rectangle} />
    <rect {...rectangle} />
  </>
);

const MarkNumber = ({ number, at }: { number: number | null; at: Point }) =>
  number === null ? null : (
    <text x={at.x + 12} y={Math.max(30, at.y - 8)}>
      {number}
    </text>
  );
